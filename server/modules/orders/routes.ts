import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { ordersApi } from '#core/modules/orders/api.ts'
import { routes } from '#server/platform/call.ts'
import { buyItems } from './buy-items.ts'
import { findOwnOrder, viewOrders } from './own-order.ts'
import { makeQuote } from './quote.ts'
import { listOrders } from './store.ts'

const PAGE_SIZE = 20

export const orderRoutes = routes(ordersApi, {
  makeQuote: (ctx, ask, { actor }) => makeQuote(ctx, ask, actor),

  buyItems: (ctx, purchase, { actor, idempotencyKey }) => buyItems(ctx, actor, purchase, idempotencyKey),

  async getOrderInfo(ctx, { orderId }, { actor }) {
    const [view] = await viewOrders(ctx, actor, [await findOwnOrder(ctx, actor, orderId)])
    if (!view) throw errors.ORDER_NOT_FOUND()
    return view
  },

  async listOrders(ctx, { before }, { actor }) {
    const found = await listOrders(ctx.db, actor.accountId, { before, size: PAGE_SIZE + 1 })
    return { orders: await viewOrders(ctx, actor, found.slice(0, PAGE_SIZE)), hasMore: found.length > PAGE_SIZE }
  },
})
