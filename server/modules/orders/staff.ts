// Orders, as staff see them.
import { sql } from 'kysely'
import { isoString, later, MINUTE } from '#core/kernel/time.ts'
import { couponUseStaffApi } from '#core/modules/orders/coupon-use/staff-api.ts'
import { ordersStaffApi } from '#core/modules/orders/staff-api.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { routes } from '#server/platform/call.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { couponReport, couponUse, exportCouponReport } from './coupon-use/coupon-use.ts'
import { orderTerms } from './order-terms.ts'
import { findOrder, listEvents } from './store.ts'
import { listTakings } from './takings.ts'

const orders = tableStore(ordersStaffApi.staffOrders, {
  table: 'orders.order',
  computed: { phone: sql`'••••••• ' || right(phone, 3)` },
  search: ['id', 'number', 'title', 'buyerName', 'couponCode'],
  keys: ['couponCode'],
  where: {
    bundleId: (value) => sql<boolean>`bundle_id = ${value}`,
  },
})

const attempts = tableStore(ordersStaffApi.staffAttempts, {
  table: 'orders.attempt',
  id: sql<string>`order_id || '.' || no`,
  computed: {
    amount: sql`(select o.amount - o.from_granted - o.from_purchased from orders.order o where o.id = order_id)`,
  },
  search: ['orderId', 'transactionId', 'bankReference'],
  keys: ['orderId', 'transactionId', 'bankReference'],
  where: {
    unknownForMinutes: (value, now) =>
      sql<boolean>`status = 'STARTED' and started_at <= ${isoString(later(now, -Number(value) * MINUTE))}::timestamptz`,
  },
})

export const ordersStaff = [
  ...resourceOperations(ordersStaffApi.staffOrders, orders),
  ...resourceOperations(ordersStaffApi.staffAttempts, attempts),
  ...routes(ordersStaffApi.staffOrderActions, {
    async getTimeline(ctx, { id }) {
      if (!(await findOrder(ctx.db, id))) throw errors.ORDER_NOT_FOUND()
      return (await listEvents(ctx.db, [id])).get(id) ?? []
    },
    getTerms: (ctx, { id }) => orderTerms(ctx, id),
    getTakings: (ctx, { days }) => listTakings(ctx.staffDb, ctx.now(), days),
  }),
  ...routes(couponUseStaffApi.staffCouponUse, {
    getCouponUse: couponUse,
    getCouponReport: couponReport,
    exportCouponReport,
  }),
]
