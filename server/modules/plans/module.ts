import { planPrices } from '#server/modules/catalogue/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { lists } from '#server/platform/resource/points/lists.ts'
import { previews } from '#server/platform/resource/points/previews.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { plansRows } from './reference/rows.ts'
import { findPlanPrice } from './course-price.ts'
import { planRoutes } from './routes.ts'
import { planPreviews } from './staff/previews.ts'
import { plansStaff } from './staff/resources.ts'
import { listPlanIds } from './store.ts'
import { plansWaiting } from './waiting.ts'

export const plans = defineModule({
  name: 'plans',
  contributes: [
    planPrices(findPlanPrice),
    lists({ plans: listPlanIds }),
    workQueues(...plansWaiting),
    previews(...planPreviews),
  ],
  reference: plansRows,
  operations: [...planRoutes, ...plansStaff],
})
