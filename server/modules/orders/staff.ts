// What staff see of orders.
import { sql } from 'kysely'
import { isoString, later, MINUTE, toInstant } from '#core/kernel/time.ts'
import { ordersStaffApi } from '#core/modules/orders/staff-api.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { routes } from '#server/platform/call.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { findOrder, listEvents } from './store.ts'
import { listTakings } from './takings.ts'

const orders = tableStore({
  table: 'orders.order',
  fields: ['kind', 'status', 'title', 'accountId', 'learnerId', 'soldAs', 'entityType', 'entityId', 'planId', 'variantName', 'cutPrice', 'originalPrice', 'discount', 'credit', 'creditDays', 'creditOrderId', 'amount', 'fromGranted', 'fromPurchased', 'paidAmount', 'refundedGateway', 'refundedPurchased', 'refundedGranted', 'couponCode', 'policyVersion', 'taxable', 'cgst', 'sgst', 'igst', 'stateCode', 'buyerName', 'lang', 'source', 'platform', 'returnReason', 'createdAt', 'expiresAt', 'paidAt', 'validTill'], // prettier-ignore
  computed: { phone: sql`'••••••• ' || right(phone, 3)` },
  search: ['id', 'title', 'buyerName', 'couponCode'],
  where: {
    createdFrom: (value) => sql<boolean>`created_at >= ${isoString(toInstant(Number(value)))}::timestamptz`,
    createdUntil: (value) => sql<boolean>`created_at < ${isoString(toInstant(Number(value)))}::timestamptz`,
  },
  sortedBy: 'createdAt',
  newestFirst: true,
})

const attempts = tableStore({
  table: 'orders.attempt',
  id: sql<string>`order_id || '.' || no`,
  fields: ['orderId', 'no', 'status', 'method', 'upiApp', 'transactionId', 'failureReason', 'gatewayStatus', 'bankReference', 'startedAt', 'answeredAt', 'expiresAt', 'checkedAt', 'checks', 'nextCheckAt'], // prettier-ignore
  search: ['orderId', 'transactionId', 'bankReference'],
  where: {
    unknownForMinutes: (value, now) =>
      sql<boolean>`status = 'STARTED' and started_at <= ${isoString(later(now, -Number(value) * MINUTE))}::timestamptz`,
  },
  sortedBy: 'startedAt',
  newestFirst: true,
})

export const ordersStaff = [
  ...resourceOperations('orders', ordersStaffApi.staffOrders, orders),
  ...resourceOperations('payment-attempts', ordersStaffApi.staffAttempts, attempts),
  ...routes(ordersStaffApi.staffOrderDesk, {
    async getTimeline(ctx, { id }) {
      if (!(await findOrder(ctx.db, id))) throw errors.ORDER_NOT_FOUND()
      return (await listEvents(ctx.db, [id])).get(id) ?? []
    },
    getTakings: (ctx, { days }) => listTakings(ctx.db, ctx.now(), days),
  }),
]
