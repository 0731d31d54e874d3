import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import type { Order } from '#core/modules/orders/order.ts'
import { listLearners } from '#server/modules/accounts/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findOrderAndAttempt } from './attempt-store.ts'
import { orderView, type StoredOrder } from './order-row.ts'
import { findOrder, listEvents } from './store.ts'

/** Throws ORDER_NOT_FOUND, also for another household's order: that it exists is not told. */
export async function findOwnOrder(ctx: Ctx, household: Household, orderId: string): Promise<StoredOrder> {
  const order = await findOrder(ctx.db, orderId)
  if (order?.accountId !== household.accountId) throw errors.ORDER_NOT_FOUND()
  return order
}

/** The same with its newest attempt. */
export async function findOwnOrderAndAttempt(ctx: Ctx, household: Household, orderId: string) {
  const found = await findOrderAndAttempt(ctx.db, orderId)
  if (found?.order.accountId !== household.accountId) throw errors.ORDER_NOT_FOUND()
  return found
}

/** Orders as their household sees them, with what happened to each. */
export async function viewOrders(ctx: Ctx, household: Household, orders: readonly StoredOrder[]): Promise<Order[]> {
  const [learners, events] = await Promise.all([
    listLearners(ctx.db, household.accountId),
    listEvents(
      ctx.db,
      orders.map(({ id }) => id),
    ),
  ])
  const nameById = new Map<string, string | null>(learners.map(({ userId, firstName }) => [userId, firstName]))
  return orders.map((order) => orderView(ctx, order, nameById.get(order.learnerId) ?? null, events.get(order.id) ?? []))
}
