import { planPrices } from '#server/modules/catalogue/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { plansRows } from './reference/rows.ts'
import { findPlanPrice } from './course-price.ts'
import { planRoutes } from './routes.ts'
import { planPreviews } from './staff/previews.ts'
import { plansStaff } from './staff/resources.ts'
import { listPlanIds } from './store.ts'
import { plansWaiting } from './waiting.ts'

export const plans = defineModule({
  name: 'plans',
  lists: { plans: listPlanIds },
  reference: plansRows,
  waiting: plansWaiting,
  previews: planPreviews,
  contributes: [planPrices(findPlanPrice)],
  operations: [...planRoutes, ...plansStaff],
})
