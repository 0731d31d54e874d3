import { defineModule } from '#server/platform/module.ts'
import { householdsMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { householdRoutes } from './routes.ts'
import { tidyInvitationsJob } from './tidy.ts'

export const households = defineModule({
  name: 'households',
  messages: householdsMessages,
  household,
  operations: householdRoutes,
  jobs: [tidyInvitationsJob],
})
