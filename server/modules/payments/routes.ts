import { commonErrors } from '#core/kernel/common-errors.ts'
import { paymentsApi } from '#core/modules/payments/api.ts'
import { paymentErrors as errors } from '#core/modules/payments/errors.ts'
import { methodsOn } from '#core/modules/payments/methods.ts'
import { isVpa } from '#core/modules/payments/upi.ts'
import { listPaymentOffers } from '#server/modules/coupons/index.ts'
import { maskName } from '#server/platform/access/masked.ts'
import { routes } from '#server/platform/call.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { getOrderStatus } from './order-status.ts'
import { listBestPrices } from './ways/best-prices.ts'
import { listPaymentMethods } from './ways/payment-methods.ts'
import { deleteSavedCard, listSavedCards } from './ways/saved-cards.ts'
import { returnFullBatch } from './returns/return-full-batch.ts'
import { offersFor } from './ways/offers-for.ts'
import { sendOtp } from './ways/send-otp.ts'
import { startPayment } from './start/start-payment.ts'

export const paymentRoutes = routes(paymentsApi, {
  getPaymentMethods: listPaymentMethods,

  getBestPrices: (ctx, ask, { actor }) =>
    listBestPrices(ctx, ask, actor.kind === 'household' ? actor.accountId : undefined),

  async startPayment(ctx, request, { actor }) {
    return { orderId: request.orderId, ...(await startPayment(ctx, actor, request)) }
  },

  getOrderStatus: (ctx, { orderId }, { actor }) => getOrderStatus(ctx, actor, orderId),

  returnFullBatch: (ctx, { orderId }, { actor }) => returnFullBatch(ctx, actor, orderId),

  async validateVpa(ctx, { vpa, platform }) {
    if (!methodsOn(platform).includes('UPI_COLLECT')) throw errors.METHOD_NOT_AVAILABLE()
    if (!isVpa(vpa)) throw errors.INVALID_VPA()
    try {
      const { isValid, customerName } = await ctx.gateway.verifyVpa(vpa)
      return { vpa, verified: isValid, customerName: customerName === undefined ? null : maskName(customerName) }
    } catch (fault) {
      throw fault instanceof GatewayFault ? errors.GATEWAY_AWAY() : fault
    }
  },

  // A customer of the gateway is a household: another's id is refused, and says nothing of whether it exists.
  async listCards(ctx, { customer_id: customerId }, { actor }) {
    if ((customerId ?? actor.accountId) !== actor.accountId) throw commonErrors.FORBIDDEN_ERROR()
    return { cards: await listSavedCards(ctx, actor) }
  },

  async deleteCard(ctx, { card }, { actor }) {
    return { cards: await deleteSavedCard(ctx, actor, card) }
  },

  // The specification's client does not ask before it knows the amount: commerce, section 5.
  async getGatewayOffers(ctx, { gateway, finalAmount, lang, ...bought }) {
    if (gateway !== ctx.gateway.name) throw commonErrors.NOT_FOUND_ERROR()
    if (finalAmount === undefined) return { offers: [] }
    return { offers: offersFor(await listPaymentOffers(ctx, undefined, lang), { finalAmount, ...bought }) }
  },

  async getGatewayCustomer(ctx, { gateway }, { actor }) {
    if (gateway !== ctx.gateway.name) throw commonErrors.NOT_FOUND_ERROR()
    return { customerId: actor.accountId }
  },

  sendOtp: (ctx, { orderId, otp }, { actor }) => sendOtp(ctx, actor, orderId, otp),
})
