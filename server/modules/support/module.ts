import { defineModule } from '#server/platform/module.ts'
import { followMergeJob, tellMergedJob } from './merge/follow-merge.ts'
import { supportRoutes } from './routes.ts'
import { supportStaff } from './staff.ts'
import { tellLookedJob } from './view/look.ts'

export const support = defineModule({
  name: 'support',
  operations: [...supportRoutes, ...supportStaff],
  jobs: [followMergeJob, tellMergedJob, tellLookedJob],
})
