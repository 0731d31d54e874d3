import { paymentErrors as errors } from '#core/modules/payments/errors.ts'
import type { OrderStatusAnswer } from '#core/modules/payments/payment.ts'
import { findOwnOrderAndAttempt } from '#server/modules/orders/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { getOrderStatus } from '../order-status.ts'
import { settle } from '../settle.ts'

/** Hands a bank's one-time password on and answers what has become of the order. Throws INCORRECT_OTP or NO_OTP_WANTED. */
export async function sendOtp(
  ctx: Ctx,
  household: Household,
  orderId: string,
  otp: string,
): Promise<OrderStatusAnswer> {
  const { attempt } = await findOwnOrderAndAttempt(ctx, household, orderId)
  if (attempt?.status !== 'STARTED' || attempt.method !== 'CARD') throw errors.NO_OTP_WANTED()
  try {
    const verdict = await ctx.gateway.submitOtp(orderId, otp)
    if (verdict === 'NOT_ASKED') throw errors.NO_OTP_WANTED()
    await settle(ctx, orderId)
    if (verdict === 'WRONG') throw errors.INCORRECT_OTP()
  } catch (fault) {
    throw fault instanceof GatewayFault ? errors.GATEWAY_AWAY() : fault
  }
  return getOrderStatus(ctx, household, orderId)
}
