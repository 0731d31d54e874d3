import { defineModule } from '#server/platform/module.ts'
import { householdsMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { householdRoutes } from './routes.ts'

export const households = defineModule({
  name: 'households',
  messages: householdsMessages,
  household,
  operations: householdRoutes,
  retention: [
    {
      table: 'households.invitation',
      column: 'expires_at',
      days: 0,
      because: 'an invitation that has expired invites nobody',
    },
  ],
})
