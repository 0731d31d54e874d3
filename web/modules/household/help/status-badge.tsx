import { Trans } from '@lingui/react/macro'
import type { TicketStatus } from '#core/modules/tickets/ticket-terms.ts'
import { Badge } from '#web/ui/data/badge.tsx'

export interface StatusBadgeProps {
  readonly status: TicketStatus
  readonly isEscalated: boolean
}

export function StatusBadge({ status, isEscalated }: StatusBadgeProps) {
  if (status === 'SOLVED')
    return (
      <Badge tone="tulsi">
        <Trans>Solved</Trans>
      </Badge>
    )
  if (status === 'ANSWERED')
    return (
      <Badge tone="neel">
        <Trans>Answered</Trans>
      </Badge>
    )
  return (
    <Badge tone="genda">
      {isEscalated ? <Trans>With a senior colleague</Trans> : <Trans>We are looking into it</Trans>}
    </Badge>
  )
}
