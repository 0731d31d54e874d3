import { Trans } from '@lingui/react/macro'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'
import { CreditNotes } from './credit-notes.tsx'
import type { ResultData } from './result.server.ts'

/** Where refunds went, side by side as the order was paid, with their papers; nothing where none was made. */
export function RefundSummary({ money: { back }, orderId, creditNotes }: ResultData) {
  const { toBank, toWallet, reference } = back
  if (!toBank && !toWallet) return null
  const lines: ReceiptLine[] = [
    ...(toBank ? [{ label: <Trans>To where you paid from</Trans>, value: toBank }] : []),
    ...(toBank && reference && reference !== 'GATEWAY'
      ? [{ label: <Trans>Your bank’s reference</Trans>, value: reference }]
      : []),
    ...(toWallet ? [{ label: <Trans>To your wallet, where it is already</Trans>, value: toWallet }] : []),
  ]
  return (
    <section aria-labelledby="given-back" className="card grid w-full gap-4 text-left">
      <h2 id="given-back" className="text-h3">
        <Trans>Money returned to you</Trans>
      </h2>
      <Receipt lines={lines} />
      {toBank && !reference && (
        <p className="text-sm text-ink-2">
          <Trans>It is on its way. UPI takes 2 to 7 days, a card 5 to 10.</Trans>
        </p>
      )}
      {creditNotes.length > 0 && <CreditNotes orderId={orderId} notes={creditNotes} />}
    </section>
  )
}
