import type { Module } from '#server/platform/module.ts'
import { tellInvitedJob } from './guardians.ts'
import { householdRoutes } from './routes.ts'
import { forgetInvitationsListener, tidyInvitationsJob } from './tidy.ts'

export const households: Module = {
  name: 'households',
  operations: householdRoutes,
  listeners: [forgetInvitationsListener],
  jobs: [tellInvitedJob, tidyInvitationsJob],
}
