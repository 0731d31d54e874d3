import { couponsApi } from '#core/modules/coupons/api.ts'
import { routes } from '#server/platform/call.ts'
import { checkValidity } from './check-validity.ts'
import { listCouponCodes, listPaymentOffers } from './offers.ts'

export const couponRoutes = routes(couponsApi, {
  checkValidity: (ctx, ask, { actor }) =>
    checkValidity(ctx, ask, actor.kind === 'household' ? actor.accountId : undefined),

  getCouponCodeByCategory: (ctx, { couponCategory, lang }) => listCouponCodes(ctx, couponCategory, lang),

  getPaymentOfferByCategory: (ctx, { couponCategory, lang }) => listPaymentOffers(ctx, couponCategory, lang),
})
