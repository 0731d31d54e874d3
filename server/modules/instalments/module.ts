import { defineModule } from '#server/platform/module.ts'
import { paidListener, returnedListener } from './follow-orders.ts'
import { noticeJob } from './notices.ts'
import { remindJob } from './remind.ts'
import { instalmentRoutes } from './routes.ts'
import { instalmentsStaff } from './staff.ts'

export const instalments = defineModule({
  name: 'instalments',
  operations: [...instalmentRoutes, ...instalmentsStaff],
  jobs: [noticeJob, remindJob],
  listeners: [paidListener, returnedListener],
})
