import { defineModule } from '#server/platform/module.ts'
import { forgetBuyerListener } from './buy/contact.ts'
import { expireOrdersJob } from './paid/expire-orders.ts'
import { orderRoutes } from './routes.ts'
import { ordersStaff } from './staff.ts'

export const orders = defineModule({
  name: 'orders',
  operations: [...orderRoutes, ...ordersStaff],
  jobs: [expireOrdersJob],
  listeners: [forgetBuyerListener],
})
