// Coupons and the offers of banks, as staff edit them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests, writtenBy } from '#core/kernel/resource/requests.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, inWords, line, listed, Paise, QueryFlag } from '#core/kernel/schemas.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { VariantName } from '#core/modules/catalogue/catalogue.ts'
import { PAYMENT_METHODS } from '#core/taxonomy/payment-method.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { Localised } from '#core/taxonomy/schemas.ts'
import { Coupon, CouponType } from './coupon.ts'
import { couponStaffErrors as errors } from './errors.ts'
import { DiscountCap } from './discount-cap.ts'
import { OfferInstrument, PaymentOffer } from './payment-offer.ts'

const feature = 'coupons'

const { id: _id, code, couponType, isActive: _on, ...terms } = Coupon.shape
const idsOf = (list: string) => z.array(line(64).min(1).register(listed, { list })).max(200)
/** All that a form may change. A coupon is switched on and off by `bulk`. */
const CouponTerms = z.object({
  ...terms,
  /** The ids of courses, of their trials, or of batches. */
  entityIds: idsOf('courses'),
  planIds: idsOf('plans'),
  variantNames: z.array(VariantName).max(10),
  categories: z.array(line(40)).max(20),
  partnerHash: line(200).min(1).nullable(),
})
/** A new one is off. */
export const CouponDraft = CouponTerms.extend({ code, couponType })

/** The terms that a second person decides about. */
const StartTerms = z.object({
  code,
  redeem: terms.redeem,
  maxUses: terms.maxUses,
  isPool: z.boolean(),
  codes: z.int(),
  /** The things and families that it holds for. Older requests do not have it. */
  reach: z
    .object({
      courseTypes: terms.courseTypes,
      entityTypes: terms.entityTypes,
      entityIds: terms.entityIds,
      planIds: terms.planIds,
      variantNames: terms.variantNames,
      grades: terms.grades,
      minimumAmount: terms.minimumAmount,
      partnerHash: terms.partnerHash,
    })
    .optional(),
})
export type StartTerms = z.infer<typeof StartTerms>

const CodeState = inWords(z.enum(['FREE', 'HELD', 'USED', 'REVOKED']), {
  FREE: 'Not used',
  HELD: 'Reserved by an order',
})

const offer = {
  categories: z.array(line(40)).max(20),
  title: Localised,
  text: Localised,
  paymentMethod: z.enum(PAYMENT_METHODS),
  name: line(60).min(1).nullable(),
  cardType: OfferInstrument.shape.cardType,
  serviceProvider: line(40).min(1).nullable(),
  maxDiscountCourseAllowed: z.array(DiscountCap).max(3),
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
      /** Since its terms last changed: simulated as it is saved, and started by a second person. */
      simulatedAt: Instant.nullable(),
      approvedAt: Instant.nullable(),
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
    /** The switch. Off works at once; on needs a simulation, and above a limit a second person. */
    bulk: z.object({ isActive: z.boolean().optional(), endsAt: Instant.optional() }),
    errors: [errors.COUPON_IS_ON, errors.COUPON_NOT_SIMULATED, errors.COUPON_NEEDS_SECOND_PERSON],
  }),
  /** A coupon that may cost much is started by two: one person asks, another agrees. */
  staffCouponStarts: requests({
    name: 'coupon-starts',
    feature,
    subject: { couponId: z.string(), terms: StartTerms, ...writtenBy },
    filter: { couponId: line(64).optional() },
    create: z.object({ couponId: line(64).min(1), reason: Sentence }),
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.COUPON_IS_ON_ALREADY,
      errors.COUPON_NOT_SIMULATED,
      errors.COUPON_START_IS_OPEN,
    ],
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
    decideCouponStart: decisionOn({
      of: 'coupon-starts',
      feature,
      summary: 'approve or refuse the start of a coupon',
      errors: [errors.OWN_COUPON_START, errors.COUPON_START_DECIDED, errors.COUPON_CHANGED_SINCE],
    }),
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
        /** It is tried as if it were on. */
        coupon: CouponDraft,
        /** The saved coupon. If it is as saved, and takes something off, it counts as simulated. */
        id: line(64).min(1).optional(),
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
