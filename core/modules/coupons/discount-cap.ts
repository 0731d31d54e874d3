import { z } from 'zod'
import { Amount } from '#core/kernel/schemas.ts'
import { CourseType } from './coupon.ts'

/** The largest discount that an instrument allows for a class of purchase; the percentage wins where both are set. */
export const DiscountCap = z.object({
  allowedCouponType: CourseType,
  maxDiscountAllowedPercent: z.number().min(0).max(100).nullable(),
  maxDiscountAllowedAbsolute: Amount.nullable(),
})
