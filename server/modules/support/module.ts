import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { guardianMessages } from './reference/guardian-messages.ts'
import { supportMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { followMergeJob } from './merge/follow-merge.ts'
import { supportRoutes } from './routes.ts'
import { supportStaff } from './staff.ts'
import { leftViewListener, loggedOutListener } from './view/follow-staff.ts'
import { supportWaiting } from './waiting.ts'

export const support = defineModule({
  name: 'support',
  messages: [...supportMessages, ...guardianMessages],
  contributes: [workQueues(...supportWaiting)],
  household,
  operations: [...supportRoutes, ...supportStaff],
  jobs: [followMergeJob],
  listeners: [loggedOutListener, leftViewListener],
})
