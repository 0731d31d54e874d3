import { defineModule } from '#server/platform/module.ts'
import { bundleJob } from './bundle.ts'
import { deliverDueJob, deliverJob } from './deliver.ts'
import { household } from './household.ts'
import { noticeRoutes } from './routes.ts'
import { sendJob } from './send.ts'
import { noticesMessages } from './reference/messages.ts'

export const notices = defineModule({
  name: 'notices',
  household,
  operations: noticeRoutes,
  jobs: [deliverJob, deliverDueJob, sendJob, bundleJob],
  messages: noticesMessages,
})
