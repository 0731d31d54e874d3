import { defineModule } from '#server/platform/module.ts'
import { plansRows } from './reference/rows.ts'
import { planRoutes } from './routes.ts'
import { planPreviews } from './staff/previews.ts'
import { plansStaff } from './staff/resources.ts'
import { plansWaiting } from './waiting.ts'

export const plans = defineModule({
  name: 'plans',
  reference: plansRows,
  waiting: plansWaiting,
  previews: planPreviews,
  operations: [...planRoutes, ...plansStaff],
})
