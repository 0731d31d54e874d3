import { defineModule } from '#server/platform/module.ts'
import { payRequestRoutes } from './ask/routes.ts'
import { forgetFamilyListener, forgetJob, winLeadListener } from './follow-lead.ts'
import { salesRoutes } from './routes.ts'
import { sendLinkJob } from './send-offer.ts'
import { salesStaff } from './staff.ts'

export const sales = defineModule({
  name: 'sales',
  operations: [...salesRoutes, ...payRequestRoutes, ...salesStaff],
  listeners: [winLeadListener, forgetFamilyListener],
  jobs: [sendLinkJob, forgetJob],
})
