import { defineModule } from '#server/platform/module.ts'
import { partnerRoutes } from './routes.ts'
import { forgetCustomerListener, tidyTokensJob } from './tidy.ts'

export const partners = defineModule({
  name: 'partners',
  operations: partnerRoutes,
  jobs: [tidyTokensJob],
  listeners: [forgetCustomerListener],
})
