import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import type { ResultData } from './result.server.ts'

interface CreditNotesProps {
  readonly orderId: string
  readonly notes: ResultData['creditNotes']
}

/** Each refund has a note of its own, and a correction too. */
export function CreditNotes({ orderId, notes }: CreditNotesProps) {
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
