import { paymentsApi } from '#core/modules/payments/api.ts'
import { paymentErrors as errors } from '#core/modules/payments/errors.ts'
import { FIRST_BANKS, methodsOn } from '#core/modules/payments/methods.ts'
import { isIntentAllowed, isVpa, UPI_APPS } from '#core/modules/payments/upi.ts'
import { routes } from '#server/platform/call.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { getOrderStatus } from './order-status.ts'
import { startPayment } from './start-payment.ts'

export const paymentRoutes = routes(paymentsApi, {
  async getPaymentMethods(_, { platform, appVersion }) {
    return {
      methods: methodsOn(platform).map((method) => ({ method, isEnabled: true, reason: null })),
      upiApps: UPI_APPS.filter(({ key }) => isIntentAllowed(key, platform, appVersion)).map(({ key, name }) => ({
        key,
        name,
      })),
      banks: [...FIRST_BANKS],
    }
  },

  async startPayment(ctx, request, { actor }) {
    return { orderId: request.orderId, ...(await startPayment(ctx, actor, request)) }
  },

  getOrderStatus: (ctx, { orderId }, { actor }) => getOrderStatus(ctx, actor, orderId),

  async validateVpa(ctx, { vpa, platform }) {
    if (!methodsOn(platform).includes('UPI_COLLECT')) throw errors.METHOD_NOT_AVAILABLE()
    if (!isVpa(vpa)) throw errors.INVALID_VPA()
    try {
      const { isValid, customerName } = await ctx.gateway.verifyVpa(vpa)
      return { vpa, verified: isValid, customerName: customerName ?? null }
    } catch (fault) {
      throw fault instanceof GatewayFault ? errors.GATEWAY_AWAY() : fault
    }
  },
})
