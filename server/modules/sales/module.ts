import { noticeChecks } from '#server/modules/notices/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { salesMessages } from './reference/messages.ts'
import { ceilingChangesWaiting } from './ceiling-changes.ts'
import { household } from './household.ts'
import { payRequestRoutes } from './ask/routes.ts'
import { forgetJob, winLeadListener } from './follow-lead.ts'
import { salesRoutes } from './routes.ts'
import { offerChecks } from './send-offer.ts'
import { salesStaff } from './staff.ts'

export const sales = defineModule({
  name: 'sales',
  messages: salesMessages,
  household,
  operations: [...salesRoutes, ...payRequestRoutes, ...salesStaff],
  listeners: [winLeadListener],
  jobs: [forgetJob],
  contributes: [noticeChecks(offerChecks), workQueues(...ceilingChangesWaiting)],
  retention: [
    { table: 'sales.pay_request', column: 'expires_at', days: 90, because: 'as long as a lead is remembered' },
  ],
})
