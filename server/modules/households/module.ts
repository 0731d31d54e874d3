import { defineModule } from '#server/platform/module.ts'
import { tellInvitedJob } from './guardians.ts'
import { householdRoutes } from './routes.ts'
import { forgetInvitationsListener, tidyInvitationsJob } from './tidy.ts'

export const households = defineModule({
  name: 'households',
  operations: householdRoutes,
  listeners: [forgetInvitationsListener],
  jobs: [tellInvitedJob, tidyInvitationsJob],
})
