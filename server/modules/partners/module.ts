import { defineModule } from '#server/platform/module.ts'
import { partnersRows } from './reference/rows.ts'
import { household } from './household.ts'
import { partnerRoutes } from './routes.ts'
import { tidyTokensJob } from './tidy.ts'

export const partners = defineModule({
  name: 'partners',
  reference: partnersRows,
  household,
  operations: partnerRoutes,
  jobs: [tidyTokensJob],
})
