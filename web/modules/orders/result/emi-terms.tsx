import { Trans } from '@lingui/react/macro'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'
import type { ResultData } from './result.server.ts'

/** The EMI terms that the family has agreed with its bank, and the part that a refund does not return. */
export function EmiTerms({ emi }: { readonly emi: NonNullable<ResultData['emi']> }) {
  const { issuerName, isLoan, months, monthly, kept } = emi
  return (
    <section aria-labelledby="emi" className="card grid w-full gap-4 text-left">
      <h2 id="emi" className="text-h3">
        <Trans>Your EMI</Trans>
      </h2>
      <p className="text-h4">
        <Trans>
          {monthly} a month for {months} months
        </Trans>
      </p>
      <Receipt lines={linesOf(emi)} />
      <p className="text-sm text-ink-2">
        {isLoan ? (
          <Trans>This is a loan by {issuerName}: it collects the instalments.</Trans>
        ) : (
          <Trans>{issuerName} puts the instalments on your card’s statement.</Trans>
        )}{' '}
        {kept && <Trans>If the money is ever returned, {kept} of interest, GST and fees stays with the bank.</Trans>}
      </p>
    </section>
  )
}

function linesOf({ issuerName, interest, gst, fee, total }: NonNullable<ResultData['emi']>): ReceiptLine[] {
  return [
    { label: <Trans>With</Trans>, value: issuerName },
    { label: <Trans>Interest, within the instalments</Trans>, value: interest },
    { label: <Trans>GST on the interest, by the bank</Trans>, value: gst },
    ...(fee ? [{ label: <Trans>Processing fee with GST</Trans>, value: fee }] : []),
    { label: <Trans>Total you will have paid</Trans>, value: total, tone: 'total' },
  ]
}
