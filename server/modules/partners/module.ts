import { defineModule } from '#server/platform/module.ts'
import { partnersMessages } from './reference/messages.ts'
import { partnersRows } from './reference/rows.ts'
import { household } from './household.ts'
import { partnerRoutes } from './routes.ts'
import { partnersStaff } from './staff/resource.ts'

export const partners = defineModule({
  name: 'partners',
  reference: partnersRows,
  messages: partnersMessages,
  household,
  operations: [...partnerRoutes, ...partnersStaff],
  retention: [
    {
      table: 'partners.used_token',
      column: 'expires_at',
      days: 0,
      because: 'a token that has expired is refused by its time',
    },
  ],
})
