import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'
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

interface CreditNotesProps {
  readonly orderId: string
  readonly notes: ResultData['creditNotes']
}

/** Each refund has a note of its own. */
function CreditNotes({ orderId, notes }: CreditNotesProps) {
  const link = useLink()
  return (
    <ul className="grid gap-1">
      {notes.map(({ refundId, number, total }) => (
        <li key={refundId} className="flex flex-wrap items-center justify-between gap-x-4">
          <a href={link(`/pay/${orderId}/credit-notes/${refundId}`)} className="text-link" download>
            <Icon name="download" size={16} />
            <Trans>Credit note {number}</Trans>
          </a>
          <span className="tabular-nums">{total}</span>
        </li>
      ))}
    </ul>
  )
}
