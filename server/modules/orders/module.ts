import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { sumCouponUsesJob } from './coupon-use/sum-uses.ts'
import { household } from './household.ts'
import { expireOrdersJob } from './paid/expire-orders.ts'
import { orderRoutes } from './routes.ts'
import { ordersStaff } from './staff.ts'
import { sumTakingsJob } from './takings.ts'
import { ordersWaiting } from './waiting.ts'

export const orders = defineModule({
  name: 'orders',
  contributes: [workQueues(...ordersWaiting)],
  household,
  operations: [...orderRoutes, ...ordersStaff],
  jobs: [expireOrdersJob, sumTakingsJob, sumCouponUsesJob],
})
