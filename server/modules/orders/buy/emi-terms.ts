import { nothing, plus, type Paise } from '#core/kernel/money.ts'
import { emiErrors } from '#core/modules/instruments/errors.ts'
import type { EmiOffer } from '#core/modules/instruments/instrument.ts'
import type { Quote } from '#core/modules/orders/order.ts'
import { agreeEmi } from '#server/modules/instruments/index.ts'
import type { Ctx } from '#server/platform/context.ts'

export interface EmiChoice {
  readonly planId: string
  /** The charge that the buyer was shown. */
  readonly charged: Paise
}

/**
 * The EMI's terms for what was quoted; null without one. The coupon counts as far as it goes with EMI (decision P-17), and we
 * take the interest of a no-cost one off. Throws EMI_NOT_AVAILABLE, and EMI_TERMS_CHANGED for other terms than were shown.
 */
export async function emiTermsOf(
  ctx: Ctx,
  {
    emi: asked,
    walletAmount = nothing,
  }: { readonly emi?: EmiChoice | undefined; readonly walletAmount?: Paise | undefined },
  { priceView: { price }, discount, courseType }: Quote,
): Promise<EmiOffer | null> {
  if (!asked) return null
  // A lender lends the whole of it.
  if (walletAmount > 0) throw emiErrors.EMI_NOT_AVAILABLE()
  // The credit of an earlier plan counts as paid, so no lender finances it.
  const terms = await agreeEmi(ctx, asked.planId, { originalPrice: plus(price, discount), discount, courseType })
  if (terms.charged !== asked.charged) throw emiErrors.EMI_TERMS_CHANGED()
  return terms
}
