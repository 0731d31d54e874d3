import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { ordersApi } from '#core/modules/orders/api.ts'
import { toPaise } from '#core/kernel/money.ts'
import { noKyc } from '#core/taxonomy/kyc.ts'
import { routes } from '#server/platform/call.ts'
import { hasOrder } from './account-store.ts'
import { buyItems } from './buy/buy-items.ts'
import { findOwnOrder, viewOrders } from './own-order.ts'
import { makeQuote } from './buy/quote.ts'
import { rechargeAccount } from './buy/recharge-account.ts'
import { estimateRefund } from './paid/estimate-refund.ts'
import { checkPaidOrders } from './paid/check-paid-orders.ts'
import { kycDetails } from './points/kyc-details.ts'
import { listOrders } from './store.ts'
import { getWalletPart } from './buy/wallet-tender.ts'

const PAGE_SIZE = 20

export const orderRoutes = routes(ordersApi, {
  makeQuote,

  buyItems: (ctx, purchase, { actor, idempotencyKey }) => buyItems(ctx, actor, purchase, idempotencyKey),

  rechargeAccount: (ctx, recharge, { actor, idempotencyKey }) => rechargeAccount(ctx, actor, recharge, idempotencyKey),

  getWalletPart: (ctx, { entityId, amount }, { actor }) =>
    getWalletPart(ctx, actor, { entityId, amount: toPaise(amount) }),

  async checkAnyPreviousOrders(ctx, _, { actor }) {
    return { hasPreviousOrders: await hasOrder(ctx.db, actor.accountId) }
  },

  checkIfHasPaidOrders: (ctx, { userId }, { actor }) => checkPaidOrders(ctx, actor, userId),

  async getOrderInfo(ctx, { orderId }, { actor }) {
    const order = await findOwnOrder(ctx, actor, orderId)
    const [[view], kyc] = await Promise.all([
      viewOrders(ctx, actor, [order]),
      kycDetails.only(ctx)(ctx.db, actor.accountId),
    ])
    if (!view) throw errors.ORDER_NOT_FOUND()
    return { ...view, kyc: kyc ?? noKyc }
  },

  async getRefundEstimate(ctx, { orderId }, { actor }) {
    return estimateRefund(ctx, ctx.db, await findOwnOrder(ctx, actor, orderId))
  },

  async listOrders(ctx, { before }, { actor }) {
    const found = await listOrders(ctx.db, actor.accountId, { before, size: PAGE_SIZE + 1 })
    return { orders: await viewOrders(ctx, actor, found.slice(0, PAGE_SIZE)), hasMore: found.length > PAGE_SIZE }
  },
})
