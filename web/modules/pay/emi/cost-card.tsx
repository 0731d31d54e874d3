import { Trans } from '@lingui/react/macro'
import { plus, showMoney } from '#core/kernel/money.ts'
import type { EmiOffer } from '#core/modules/instruments/instrument.ts'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'

/** Everything an EMI costs, before it is paid: what is charged now, interest, GST, fees, the total, and what a refund leaves. */
export function CostCard({ plan }: { plan: EmiOffer }) {
  const { extra, notRefunded, kind, issuerName } = plan
  const [more, kept] = [showMoney(extra), showMoney(notRefunded)]
  return (
    <div className="grid gap-3 rounded-m bg-surface p-4">
      <Receipt lines={linesOf(plan)} />
      <p className="text-sm text-ink-2">
        {extra > 0 && <Trans>This is {more} more than paying at once.</Trans>}{' '}
        {notRefunded > 0 && (
          <Trans>If the money is ever returned, {kept} of interest, GST and fees stays with the bank.</Trans>
        )}{' '}
        {kind === 'CARDLESS' && (
          <Trans>
            This is a loan by {issuerName} in your name. Its Key Fact Statement comes next; you may step back within its
            cooling-off days.
          </Trans>
        )}
      </p>
    </div>
  )
}

function linesOf(plan: EmiOffer): ReceiptLine[] {
  const { giveBack, price, issuerDiscount, charged, interest, gst, processingFee, processingFeeGst, total } = plan
  const fee = plus(processingFee, processingFeeGst)
  return [
    { label: <Trans>Price</Trans>, value: showMoney(price) },
    ...line(giveBack, <Trans>of which: coupon not valid with EMI</Trans>),
    ...off(issuerDiscount, <Trans>No-cost discount</Trans>),
    { label: plan.kind === 'CARDLESS' ? <Trans>Lent to you now</Trans> : <Trans>Charged to your card now</Trans>, value: showMoney(charged) }, // prettier-ignore
    ...line(interest, <Trans>Interest, within the instalments</Trans>),
    ...line(gst, <Trans>GST on the interest, by the bank</Trans>),
    ...line(fee, <Trans>Processing fee with GST</Trans>),
    { label: <Trans>Total you will have paid</Trans>, value: showMoney(total), tone: 'total' },
  ]
}

function line(amount: EmiOffer['gst'], label: ReceiptLine['label']): ReceiptLine[] {
  return amount > 0 ? [{ label, value: showMoney(amount) }] : []
}

function off(amount: EmiOffer['gst'], label: ReceiptLine['label']): ReceiptLine[] {
  return amount > 0 ? [{ label, value: `− ${showMoney(amount)}`, tone: 'off' }] : []
}
