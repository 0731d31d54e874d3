import { Plural, Trans } from '@lingui/react/macro'
import { Receipt } from '#web/ui/data/receipt.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { OpenOffer } from './offer.server.ts'

/** The terms next to the price: the true cost of EMI, and the refund terms. */
export function Terms(page: OpenOffer) {
  return (
    <div className="grid gap-6">
      <Emi emi={page.emi} />
      <Refund policy={page.policy} />
    </div>
  )
}

function Emi({ emi }: Pick<OpenOffer, 'emi'>) {
  if (emi.length === 0) return null
  return (
    <section aria-labelledby="emi" className="grid gap-3">
      <h2 id="emi" className="text-h3">
        <Trans>If you pay by EMI</Trans>
      </h2>
      {emi.map((plan) => (
        <EmiCost key={plan.planId} {...plan} />
      ))}
      <p className="text-sm text-ink-3">
        <Trans>
          Your bank charges the interest, its GST and its fee. You choose the bank and the months when you pay.
        </Trans>
      </p>
    </section>
  )
}

function EmiCost({ issuerName, months, annualRate, isNoCost, ...cost }: OpenOffer['emi'][number]) {
  return (
    <div className="card grid gap-3">
      <h3 className="text-body font-semibold">
        {isNoCost ? (
          <Trans>No-cost EMI, {issuerName}</Trans>
        ) : (
          <Trans>
            EMI at {annualRate}% a year, {issuerName}
          </Trans>
        )}
      </h3>
      <Receipt
        lines={[
          { label: <Plural value={months} one="# month, each" other="# months, each" />, value: cost.monthly },
          {
            label: isNoCost ? <Trans>Interest, which we pay</Trans> : <Trans>Interest, in the instalments</Trans>,
            value: cost.interest,
          },
          { label: <Trans>GST on the interest, to the bank</Trans>, value: cost.gst },
          ...(cost.fee === undefined ? [] : [{ label: <Trans>The bank’s fee with its GST</Trans>, value: cost.fee }]),
          { label: <Trans>All together</Trans>, value: cost.total, tone: 'total' },
        ]}
      />
      <p className="text-sm text-ink-3">
        <Trans>The bank keeps {cost.notRefunded} of this if the course is refunded.</Trans>
      </p>
    </div>
  )
}

function Refund({ policy: { title, summary, body } }: Pick<OpenOffer, 'policy'>) {
  return (
    <section aria-labelledby="refund" className="card grid gap-2">
      <h2 id="refund" className="text-h4" lang={title.lang}>
        {title.text}
      </h2>
      <p lang={summary.lang}>{summary.text}</p>
      <Disclosure title={<Trans>All of the refund terms</Trans>}>
        <div className="grid gap-3">
          {body.map(({ text, lang }) => (
            <p key={text} lang={lang}>
              {text}
            </p>
          ))}
        </div>
      </Disclosure>
    </section>
  )
}
