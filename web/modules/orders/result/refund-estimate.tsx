// The refund calculator of an order, line by line.
import { Plural, Trans } from '@lingui/react/macro'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { ResultData } from './result.server.ts'

type RefundEstimate = NonNullable<ResultData['refundEstimate']>

/** In the card of the refund policy, which decides whether money goes back at all. */
export function RefundEstimate(estimate: RefundEstimate) {
  return (
    <Disclosure title={<Trans>What you would get back today</Trans>}>
      <div className="grid gap-4">
        <p>
          <Trans>If a refund is agreed today, this is the amount. The refund policy says when there is a refund.</Trans>
        </p>
        {estimate.isOnlyWhole ? (
          <p>
            <Trans>
              Your bank takes back a debit card EMI only in full. Write to us: we look at the amount with you.
            </Trans>
          </p>
        ) : (
          <Receipt lines={linesOf(estimate)} />
        )}
      </div>
    </Disclosure>
  )
}

function linesOf({ paid, returned, used, daysUsed, amount, toBank, toWallet, keptByIssuer }: RefundEstimate) {
  const lines: ReceiptLine[] = [
    { label: <Trans>Paid</Trans>, value: paid },
    ...(returned ? [{ label: <Trans>Returned to you already</Trans>, value: `−\u00a0${returned}` }] : []),
    ...(used
      ? [{ label: <Plural value={daysUsed} one="# day used" other="# days used" />, value: `−\u00a0${used}` }]
      : []),
    { label: <Trans>You would get back</Trans>, value: amount, tone: 'total' },
    ...(toBank ? [{ label: <Trans>To where you paid from</Trans>, value: toBank }] : []),
    ...(toWallet ? [{ label: <Trans>To your wallet</Trans>, value: toWallet }] : []),
    ...(keptByIssuer ? [{ label: <Trans>Stays with your bank</Trans>, value: keptByIssuer }] : []),
  ]
  return lines
}
