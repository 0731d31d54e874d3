import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { collectJob } from './collect/collect.ts'
import { tellGatewayJob } from './end-mandate.ts'
import { reportedListener } from './follow-gateway.ts'
import { paidListener } from './follow-orders.ts'
import { noticeJob } from './notices.ts'
import { mandateRoutes } from './routes.ts'
import { mandatesStaff } from './staff.ts'
import { mandatesMessages } from './reference/messages.ts'

export const mandates = defineModule({
  name: 'mandates',
  household,
  operations: [...mandateRoutes, ...mandatesStaff],
  jobs: [collectJob, noticeJob, tellGatewayJob],
  listeners: [paidListener, reportedListener],
  messages: mandatesMessages,
})
