import { Trans } from '@lingui/react/macro'
import { Disclosure } from '../layers/disclosure.tsx'

interface TermsProps {
  /** Above it the bank asks the payer each time. */
  readonly limit: string
}

/** The terms that the family accepts. If you change this text, change `MANDATE_TERMS_VERSION`. */
export function Terms({ limit }: TermsProps) {
  return (
    <section aria-labelledby="terms" className="card grid gap-2">
      <h2 id="terms" className="text-h3">
        <Trans>Terms</Trans>
      </h2>
      <TermsText />
      <Disclosure title={<Trans>Learn more</Trans>}>
        <AboutAutoDebit limit={limit} />
      </Disclosure>
    </section>
  )
}

export function TermsText() {
  return (
    <ul className="grid list-disc gap-2 ps-5 text-ink-2">
      <li>
        <Trans>You get a message three days before each debit, at least a day: how much, when, for what.</Trans>
      </li>
      <li>
        <Trans>Nothing is debited without that message, and nothing above your limit.</Trans>
      </li>
      <li>
        <Trans>If the balance is too low, we ask your bank at most three more times. We charge nothing for that.</Trans>
      </li>
      <li>
        <Trans>After each debit you get a receipt that says whom to ask if something is wrong.</Trans>
      </li>
    </ul>
  )
}

export function AboutAutoDebit({ limit }: TermsProps) {
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          Auto-debit is a mandate: a permission that you give to your own bank. You give it with your PIN or on your
          bank’s page, never to us, and you can withdraw it here or in your bank’s app.
        </Trans>
      </p>
      <p>
        <Trans>
          Up to {limit} your bank pays without asking again. Above it the Reserve Bank wants your approval each time:
          you get a link instead, and it is yours to use within three days.
        </Trans>
      </p>
      <p>
        <Trans>
          If you pay an instalment yourself before its day, it is not debited again. If you stop auto-debit, your course
          continues and you pay each instalment yourself.
        </Trans>
      </p>
    </div>
  )
}
