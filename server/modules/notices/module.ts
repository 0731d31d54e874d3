import { A_YEAR_OF_LOGS, type Retention } from '#server/platform/jobs/retention.ts'
import { defineModule } from '#server/platform/module.ts'
import { takeReportJob } from './callbacks/take-report.ts'
import { vendorHooks } from './callbacks/vendor-hooks.ts'
import { noticesMessages } from './reference/messages.ts'
import { bundleJob } from './send/bundle.ts'
import { deliverDueJob, deliverJob } from './send/deliver.ts'
import { household } from './household.ts'
import { noticeRoutes } from './routes.ts'
import { noticesStaff } from './send/staff.ts'
import { sendJob } from './send/send-job.ts'

const noticesRetention: Retention[] = [
  {
    table: 'notices.notice',
    column: 'created_at',
    without: 'account_id',
    days: 30,
    because: 'a number without a household has no account that could be erased; a complaint is answered within a month',
  },
  {
    table: 'notices.notice',
    column: 'created_at',
    days: A_YEAR_OF_LOGS,
    because: 'proof of our notices, for a year',
  },
]

export const notices = defineModule({
  name: 'notices',
  messages: noticesMessages,
  household,
  operations: [...noticeRoutes, ...noticesStaff],
  hooks: vendorHooks,
  jobs: [deliverJob, deliverDueJob, sendJob, bundleJob, takeReportJob],
  retention: noticesRetention,
})
