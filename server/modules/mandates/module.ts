import { noticeChecks } from '#server/modules/notices/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { mandatesMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { collectJob } from './collect/collect.ts'
import { tellGatewayJob } from './end-mandate.ts'
import { readLaterJob, reportedListener } from './follow-gateway.ts'
import { paidListener } from './follow-orders.ts'
import { debitChecks } from './notices.ts'
import { mandateRoutes } from './routes.ts'
import { mandatesStaff } from './staff.ts'

export const mandates = defineModule({
  name: 'mandates',
  messages: mandatesMessages,
  household,
  operations: [...mandateRoutes, ...mandatesStaff],
  jobs: [collectJob, readLaterJob, tellGatewayJob],
  contributes: [noticeChecks(debitChecks)],
  listeners: [paidListener, reportedListener],
})
