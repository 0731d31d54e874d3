import { Trans } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { RouterForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import type { SignInStep } from '#web/sign-in/step.ts'
import { SignInSteps } from '#web/sign-in/steps.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { CheckRow } from '#web/ui/controls/check-row.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { StickyBar } from '#web/ui/layers/sticky-bar.tsx'
import type { OpenOffer } from './offer.server.ts'

interface AgreeProps {
  readonly page: OpenOffer
  readonly answer: { readonly problem?: Problem; readonly signIn?: SignInStep } | undefined
}

const FORM = 'agree'

/** The family's part: signing in with its own number, and saying yes. Nobody else can do it for them. */
export function Agree({ page, answer }: AgreeProps) {
  const { problem, signIn } = answer ?? {}
  if (page.status === 'WON')
    return (
      <Notice tone="good" title={<Trans>Paid. There is nothing more to do.</Trans>}>
        <Trans>{page.student} is enrolled.</Trans>
      </Notice>
    )
  if (page.signedIn !== 'FAMILY') return <SignIn page={page} answered={signIn} problem={problem} />
  return <Yes page={page} problem={problem} />
}

function Yes({ page, problem }: { page: OpenOffer; problem: Problem | undefined }) {
  const { student, title, total, agreedAt } = page
  const course = title.text
  return (
    <RouterForm id={FORM} className="card grid gap-4">
      {problem && <ErrorSummary problem={problem} />}
      <input type="hidden" name="price" value={page.price} />
      <input type="hidden" name="policyVersion" value={page.policyVersion} />
      {agreedAt !== undefined && (
        <p className="text-sm text-ink-3">
          <Trans>You agreed on {agreedAt}. It is not paid yet.</Trans>
        </p>
      )}
      <CheckRow
        name="agree"
        value="yes"
        required
        title={
          <Trans>
            I have read this and agree: {course} for {student}, {total}, with the refund terms above.
          </Trans>
        }
        note={<Trans>Your adviser cannot agree for you. You choose how to pay on the next page.</Trans>}
      />
    </RouterForm>
  )
}

/** The yes itself, in reach of the thumb: nothing before the family is signed in. */
export function AgreeBar({ status, signedIn, total }: OpenOffer) {
  const isBusy = useNavigation().formData?.has('price') === true
  if (status === 'WON' || signedIn !== 'FAMILY') return null
  return (
    <StickyBar label={<Trans>You pay, GST included</Trans>} value={total}>
      <Button kind="buy" form={FORM} isBusy={isBusy}>
        {isBusy ? <Trans>One moment …</Trans> : <Trans>Agree and continue to payment</Trans>}
      </Button>
    </StickyBar>
  )
}

interface SignInProps {
  readonly page: OpenOffer
  readonly answered: SignInStep | undefined
  readonly problem: Problem | undefined
}

function SignIn({ page, answered, problem }: SignInProps) {
  const state: SignInStep = answered ?? { step: 'phone', phone: '' }
  const { phone } = page
  return (
    <section aria-labelledby="sign-in" className="card grid gap-4">
      <h2 id="sign-in" className="text-h3">
        {state.step === 'code' ? <Trans>Enter the code</Trans> : <Trans>To agree, sign in</Trans>}
      </h2>
      {state.step === 'phone' && (
        <p className="text-ink-2">
          {page.signedIn === 'OTHER' ? (
            <Trans>You are signed in with another number. This offer was made for {phone}.</Trans>
          ) : (
            <Trans>This offer was made for {phone}. Only this number can agree to it.</Trans>
          )}
        </p>
      )}
      {problem && <ErrorSummary problem={problem} />}
      <SignInSteps state={state} problem={problem} />
    </section>
  )
}
