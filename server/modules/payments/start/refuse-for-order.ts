import { courseTypeOf } from '#core/modules/coupons/course-type.ts'
import { minus } from '#core/kernel/money.ts'
import type { PricedPurchase } from '#core/modules/instruments/availability.ts'
import { creditAmountOf } from '#core/modules/orders/credit.ts'
import { paymentErrors as errors } from '#core/modules/payments/errors.ts'
import { EMI_METHODS, instrumentOf } from '#core/modules/payments/methods.ts'
import { findSellableBundle } from '#server/modules/catalogue/index.ts'
import { findAvailability } from '#server/modules/instruments/index.ts'
import type { KnownOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PaymentRequest } from './payment-request.ts'

/**
 * Refuses a way to pay that the payment page shows as unavailable: it is down, or it does not go with the order's discount
 * (decision P-18). An order made for EMI has another price, so it can only be paid by EMI. Throws ORDER_HAS_OTHER_TERMS or
 * METHOD_NOT_AVAILABLE.
 */
export async function refuseForOrder(ctx: Ctx, order: KnownOrder, request: PaymentRequest): Promise<void> {
  const { emi } = order
  const isEmi = request.method === 'EMI' || request.method === 'CONSUMER_FINANCE'
  if (emi ? request.method !== EMI_METHODS[emi.kind] : isEmi) throw errors.ORDER_HAS_OTHER_TERMS()
  const { method, code } = instrumentOf(request)
  const standing = await findAvailability(ctx, method, code, await pricedOf(ctx, order))
  const isRefused = !standing || standing.refusal === 'DOWN' || (standing.refusal !== null && !isEmi)
  if (isRefused) throw errors.METHOD_NOT_AVAILABLE()
}

/** Nothing is taken off a recharge, so no discount can be too high. */
async function pricedOf(
  ctx: Ctx,
  { entityId, planId, originalPrice, discount, credit }: KnownOrder,
): Promise<PricedPurchase | undefined> {
  if (discount === 0) return undefined
  const bundle = await findSellableBundle(ctx, entityId)
  // Credit for an earlier plan is not a discount, and no bank is asked for it.
  const asked = minus(originalPrice, creditAmountOf({ credit }))
  return bundle && { originalPrice: asked, discount, courseType: courseTypeOf({ ...bundle, hasPlan: planId !== null }) }
}
