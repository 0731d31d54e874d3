import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { partnerRoutes } from './routes.ts'
import { tidyTokensJob } from './tidy.ts'
import { partnersRows } from './reference/rows.ts'

export const partners = defineModule({
  name: 'partners',
  household,
  operations: partnerRoutes,
  jobs: [tidyTokensJob],
  reference: partnersRows,
})
