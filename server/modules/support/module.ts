import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { followMergeJob, notifyMergedJob } from './merge/follow-merge.ts'
import { supportRoutes } from './routes.ts'
import { supportStaff } from './staff.ts'
import { notifySupportSessionJob } from './view/open-view.ts'
import { supportWaiting } from './waiting.ts'

export const support = defineModule({
  name: 'support',
  waiting: supportWaiting,
  household,
  operations: [...supportRoutes, ...supportStaff],
  jobs: [followMergeJob, notifyMergedJob, notifySupportSessionJob],
})
