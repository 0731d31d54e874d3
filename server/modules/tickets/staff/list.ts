import { sql } from 'kysely'
import { ticketsStaffApi as api } from '#core/modules/tickets/staff-api.ts'
import { at } from '#server/platform/database/db-time.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const ticketRows = tableStore(api.staffTickets, {
  table: 'tickets.ticket',
  search: ['subject', 'accountId'],
  keys: ['accountId'],
  where: {
    isEscalated: (value) => (value ? sql<boolean>`level = 2` : sql<boolean>`level = 1`),
    isLate: (value, now) =>
      sql<boolean>`(status <> 'SOLVED' and ${value ? sql`due_at <= ${at(now)}` : sql`due_at > ${at(now)}`})`,
  },
})
