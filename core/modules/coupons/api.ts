import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line } from '#core/kernel/schemas.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { answerLanguage, Spoken } from '#core/taxonomy/schemas.ts'
import { CouponCode, CouponResult } from './coupon.ts'
import { couponErrors as errors } from './errors.ts'
import { ShownOffer } from './payment-offer.ts'

export const couponsApi = {
  checkValidity: endpoint({
    method: 'POST',
    path: '/coupons/checkValidity',
    // One service, two routes: decision P-02.
    also: ['/dinero/coupons/checkValidity'],
    summary: 'Check a coupon and calculate its discount (reserves nothing)',
    access: 'anyone', // a visitor must log in for a coupon that is valid: COUPON_MUST_HAVE_LOGIN_USER, and the login popup opens
    body: z.object({
      /** Absent, null, "", "null" and "undefined" are no code: nothing is checked, and that is no error. */
      code: CouponCode.nullish(),
      /** Needed unless a plan says which course it is of. */
      entityId: line(64).min(1).optional(),
      entityType: line(20).default('BUNDLE'),
      purchaseType: line(40).optional(),
      /** Paise. Accepted for the wire's sake: the price is always the server's own. */
      totalAmount: z.int().min(0).max(1e11).optional(),
      /** Without it a bundle that has plans is answered for all of them. */
      subscriptionPlanId: line(64).optional(),
      /** Asks about several plans at once: the answer has one entry each. */
      subscriptionPlanIds: z.array(line(64)).max(20).optional(),
      partnerHashCode: line(200).optional(),
      ...callerFields,
    }),
    response: CouponResult,
    errors: [
      ...Object.values(errors),
      catalogueErrors.INVALID_ENTITY,
      catalogueErrors.BUNDLE_NOT_FOUND,
      planErrors.PLAN_NOT_FOUND,
    ],
    limit: { calls: 60, perSeconds: 60 },
  }),
  getCouponCodeByCategory: endpoint({
    method: 'GET',
    path: '/category/getCouponCodeByCategory',
    summary: 'List public coupon codes of a category',
    access: 'anyone',
    query: z.object({ couponCategory: line(40), ...answerLanguage }),
    response: z.array(z.object({ couponCode: z.string(), title: Spoken, endsAt: z.int() })),
  }),
  getPaymentOfferByCategory: endpoint({
    method: 'GET',
    path: '/category/getPaymentOfferByCategory',
    summary: 'List bank and wallet offers of a category',
    access: 'anyone',
    query: z.object({ couponCategory: line(40), ...answerLanguage }),
    response: z.array(ShownOffer),
  }),
}
