// The shape of a coupon. Names and enumerations follow commerce spec, section 3.
import { z } from 'zod'
import { Amount, id, Instant, inWords, Paise, percent } from '#core/kernel/schemas.ts'
import type { Paise as PaiseType } from '#core/kernel/money.ts'
import { isBefore } from '#core/kernel/time.ts'
import { EntityType } from '#core/modules/catalogue/catalogue.ts'
import { GradeNumber, Localised } from '#core/taxonomy/schemas.ts'
import { isNoCode } from './coupon-code.ts'

export const CouponId = id('cou')
export type CouponId = z.infer<typeof CouponId>

/** A code as it was typed, trimmed. "", "null" and "undefined" in any case are no code: commerce spec, section 5. */
export const CouponCode = z
  .string()
  .trim()
  .max(40)
  .regex(/^[^\p{Cc}]*$/u, 'Remove invisible characters.')

export const CouponType = inWords(z.enum(['REGULAR', 'TRIAL', 'FREE_PASS', 'PAYMENT_WITHOUT_REGISTRATION']), {
  PAYMENT_WITHOUT_REGISTRATION: 'Payment without an account',
})
export type CouponType = z.infer<typeof CouponType>
/** The class of what is bought: decision P-09. */
export const CourseType = z.enum(['SUBSCRIPTION', 'EARLY_LEARNING', 'OTHER'])
export type CourseType = z.infer<typeof CourseType>

export const Redeem = z.discriminatedUnion('redeemType', [
  /** Percent, two decimals allowed. A maxDiscount of 0 is no cap. */
  z.object({
    redeemType: z.literal('PERCENTAGE'),
    redeemValue: percent(0, 100).positive(),
    maxDiscount: Amount,
  }),
  /** Paise taken off. */
  z.object({ redeemType: z.literal('FIXED'), redeemValue: Amount, maxDiscount: Amount }),
  /** Paise the buyer pays instead. */
  z.object({ redeemType: z.literal('FLAT_PRICE'), redeemValue: Amount, maxDiscount: Amount }),
])
export type Redeem = z.infer<typeof Redeem>

export const Coupon = z
  .object({
    id: CouponId,
    /** As staff wrote it, and as it is shown. Two codes that differ in case only are one. */
    code: CouponCode.refine((code) => !isNoCode(code), 'Choose another code.'),
    couponType: CouponType,
    redeem: Redeem,
    /** An empty list limits nothing. */
    courseTypes: z.array(CourseType),
    entityTypes: z.array(EntityType),
    entityIds: z.array(z.string()),
    planIds: z.array(z.string()),
    variantNames: z.array(z.string()),
    grades: z.array(GradeNumber),
    minimumAmount: Amount,
    startsAt: Instant,
    endsAt: Instant,
    maxUses: z.int().positive().nullable(),
    maxUsesPerUser: z.int().positive().nullable(),
    /** Only together with this hash, which a partner's page sends along. */
    partnerHash: z.string().nullable(),
    /** Under which categories its code is shown to everybody: getCouponCodeByCategory. */
    categories: z.array(z.string()),
    title: Localised,
    isActive: z.boolean(),
  })
  .refine(({ startsAt, endsAt }) => isBefore(startsAt, endsAt), 'The end must be after the start.')
  // Straight to an enrolment, no gateway asked: decision P-08. So it must leave nothing to pay.
  .refine(
    ({ couponType, redeem }) => couponType !== 'FREE_PASS' || isFree(redeem),
    'A free pass must take the price to 0.',
  )
export type Coupon = z.infer<typeof Coupon>

function isFree({ redeemType, redeemValue }: Redeem): boolean {
  return redeemType === 'FLAT_PRICE' && redeemValue === 0
}

/**
 * The purchase that a coupon is evaluated for. The amount is the server's own price, never the caller's: decision P-10.
 */
export interface Purchase {
  /** The bundle's id; for a BUNDLE_TRIAL the trial's, for an OTF_BATCH the batch's: decision P-01. */
  readonly entityId: string
  readonly entityType: string
  readonly planId: string | undefined
  readonly variantName: string | undefined
  readonly courseType: string
  /** Undefined for what is of no class. */
  readonly grade: number | undefined
  readonly amount: PaiseType
}

const SuccessData = z.object({
  redeemType: z.enum(['PERCENTAGE', 'FIXED', 'FLAT_PRICE']),
  redeemValue: z.number(),
  maxDiscount: Paise,
  /** Off the server's own price of what was asked about, in paise: decision P-05. */
  discount: Paise,
})
export type SuccessData = z.infer<typeof SuccessData>
const ErrorData = z.object({
  errorCode: z.string(),
  errorMessage: z.string(),
  /** With COUPON_MUST_HAVE_LOGIN_USER: what the coupon takes off, in paise, if the family may still use it. */
  discount: Paise.optional(),
})
export type ErrorData = z.infer<typeof ErrorData>

export const PlanResult = z.object({
  entityId: z.string(),
  subscriptionPlanId: z.string(),
  successData: SuccessData.optional(),
  errorData: ErrorData.optional(),
})
export type PlanResult = z.infer<typeof PlanResult>

export const CouponResult = z.object({
  couponCode: z.string(),
  entityId: z.string(),
  successData: SuccessData.optional(),
  errorData: ErrorData.optional(),
  plans: z.array(PlanResult),
})
export type CouponResult = z.infer<typeof CouponResult>
