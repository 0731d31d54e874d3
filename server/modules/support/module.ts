import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { followMergeJob, tellMergedJob } from './merge/follow-merge.ts'
import { supportRoutes } from './routes.ts'
import { supportStaff } from './staff.ts'
import { tellLookedJob } from './view/look.ts'
import { supportWaiting } from './waiting.ts'
import { supportMessages } from './reference/messages.ts'

export const support = defineModule({
  name: 'support',
  waiting: supportWaiting,
  household,
  operations: [...supportRoutes, ...supportStaff],
  jobs: [followMergeJob, tellMergedJob, tellLookedJob],
  messages: supportMessages,
})
