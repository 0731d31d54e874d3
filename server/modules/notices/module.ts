import { defineModule } from '#server/platform/module.ts'
import { takeReportJob } from './callbacks/take-report.ts'
import { vendorHooks } from './callbacks/vendor-hooks.ts'
import { noticesMessages } from './reference/messages.ts'
import { bundleJob } from './send/bundle.ts'
import { deliverDueJob, deliverJob } from './send/deliver.ts'
import { household } from './household.ts'
import { noticeRoutes } from './routes.ts'
import { forgetNumbersJob } from './send/forget-numbers.ts'
import { sendJob } from './send/send-job.ts'

export const notices = defineModule({
  name: 'notices',
  messages: noticesMessages,
  household,
  operations: noticeRoutes,
  hooks: vendorHooks,
  jobs: [deliverJob, deliverDueJob, sendJob, bundleJob, forgetNumbersJob, takeReportJob],
})
