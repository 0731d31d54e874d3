// Coupons and the offers of banks, as staff edit them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, line, Paise, QueryFlag } from '#core/kernel/schemas.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { Localised } from '#core/taxonomy/schemas.ts'
import { Coupon, CouponType } from './coupon.ts'
import { PaymentOffer } from './payment-offer.ts'

const feature = 'coupons'

const { id: _id, code, couponType, ...terms } = Coupon.shape
const ids = z.array(line(64).min(1)).max(200)
/** All that may change of a coupon once families have seen it. */
const CouponTerms = z.object({
  ...terms,
  entityIds: ids,
  planIds: ids,
  variantNames: z.array(line(20)).max(10),
  categories: z.array(line(40)).max(20),
  partnerHash: line(200).min(1).nullable(),
})
export const CouponDraft = CouponTerms.extend({ code, couponType })

const CodeState = z.enum(['FREE', 'HELD', 'USED', 'REVOKED'])

const offer = {
  categories: z.array(line(40)).max(20),
  title: Localised,
  text: Localised,
  paymentMethod: line(40).min(1),
  startsAt: Instant,
  endsAt: Instant,
  isActive: z.boolean(),
}

export const couponsStaffApi = {
  staffCoupons: resource({
    name: 'coupons',
    feature,
    record: z.object({
      ...Coupon.shape,
      id: z.string(),
      /** Uses that count: redeemed, or held by an order that is not paid yet. */
      redeemed: z.int(),
      reserved: z.int(),
      /** Not a code itself: it stands for the codes that were made for it. */
      isPool: z.boolean(),
      codes: z.int(),
    }),
    filter: z.object({
      couponType: CouponType.optional(),
      isActive: QueryFlag.optional(),
      isRunning: QueryFlag.optional(),
    }),
    sort: ['endsAt', 'code', 'startsAt'],
    newestFirst: true,
    create: CouponDraft,
    update: CouponTerms,
    /** The kill switch. */
    bulk: z.object({ isActive: z.boolean().optional(), endsAt: Instant.optional() }),
  }),
  staffCouponCodes: resource({
    name: 'coupon-codes',
    feature,
    record: z.object({
      id: z.string(),
      code: z.string(),
      poolId: z.string(),
      state: CodeState,
      orderId: z.string().nullable(),
      revokedAt: Instant.nullable(),
    }),
    filter: z.object({ poolId: line(64).optional(), state: CodeState.optional() }),
    sort: ['code'],
    /** Taken back, where nobody has used or holds it. */
    bulk: z.object({ isRevoked: z.literal(true) }),
  }),
  staffCouponActions: {
    makeCodes: endpoint({
      method: 'POST',
      path: '/staff/coupons/:id/codes',
      summary: 'Staff: create single-use codes for a coupon (its own code stops working)',
      access: 'staff:coupons.edit',
      params: z.object({ id: line(64).min(1) }),
      body: z.object({
        count: z.int().min(1).max(5_000),
        prefix: z
          .string()
          .trim()
          .max(20)
          .regex(/^[A-Za-z0-9-]*$/, 'Use letters, digits and dashes.'),
        reason: Reason.optional(),
      }),
      response: z.object({ made: z.int() }),
      errors: [commonErrors.NOT_FOUND_ERROR, resourceErrors.DOES_NOT_FIT],
    }),
    revokeCodes: endpoint({
      method: 'POST',
      path: '/staff/coupons/:id/revoke-codes',
      summary: 'Staff: revoke all unused codes of a coupon',
      access: 'staff:coupons.edit',
      params: z.object({ id: line(64).min(1) }),
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ revoked: z.int() }),
    }),
  },
  staffSimulator: {
    simulateCoupon: endpoint({
      method: 'POST',
      path: '/staff/coupon-simulation',
      summary: 'Staff: calculate the price with a saved or unsaved coupon (reserves nothing)',
      access: 'staff:coupons.view',
      body: z.object({
        coupon: CouponDraft,
        /** A course's id; with its plans, all of them are answered. */
        entityId: line(64).min(1),
        subscriptionPlanId: line(64).optional(),
        /** How often this family has used it. */
        usedByUser: z.int().min(0).max(1_000).default(0),
      }),
      response: z.array(
        z.object({
          entityId: z.string(),
          subscriptionPlanId: z.string().nullable(),
          price: Paise,
          discount: Paise,
          finalAmount: Paise,
          /** Why it does not hold. */
          errorCode: z.string().nullable(),
          errorMessage: z.string().nullable(),
        }),
      ),
      errors: [catalogueErrors.BUNDLE_NOT_FOUND, planErrors.PLAN_NOT_FOUND],
    }),
  },
  staffOffers: resource({
    name: 'payment-offers',
    feature,
    record: z.object({ ...PaymentOffer.shape, id: z.string() }),
    filter: z.object({ isActive: QueryFlag.optional() }),
    sort: ['endsAt', 'paymentMethod'],
    newestFirst: true,
    create: z.object(offer),
    update: z.object(offer),
  }),
}
