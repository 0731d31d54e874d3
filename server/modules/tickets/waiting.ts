import { ticketsStaffApi as api } from '#core/modules/tickets/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const ticketsWaiting = [
  waiting(api.staffTickets, {
    label: 'Questions to answer',
    group: 'FAMILIES',
    filter: { status: 'OPEN' },
    since: 'openedAt',
  }),
  waiting(api.staffTickets, {
    label: 'Late questions',
    group: 'FAMILIES',
    filter: { isLate: true },
    since: 'openedAt',
  }),
]
