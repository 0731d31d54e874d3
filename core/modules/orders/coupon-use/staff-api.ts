// How coupons do, as staff see it: sums of orders by coupon and day, and no family.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line, Paise } from '#core/kernel/schemas.ts'
import { PAYMENT_METHODS } from '#core/taxonomy/payment-method.ts'
import { GradeNumber, Localised } from '#core/taxonomy/schemas.ts'
import { ORDER_STATUSES } from '../order-status.ts'

/** Days in India, both of them included. Without them, the last 30. */
const days = { from: z.iso.date().optional(), until: z.iso.date().optional() }

const sums = {
  /** Orders that were made with the coupon, by the day on which they were made. */
  orders: z.int(),
  /** Those of them that are paid. */
  paidOrders: z.int(),
  /** Taken off the price of the paid ones. */
  takenOff: Paise,
  /** Paid for them, by the bank and from the wallet, with the later instalments. */
  paid: Paise,
}
const CouponSums = z.object(sums)
export type CouponSums = z.infer<typeof CouponSums>

const CouponUse = z.object({
  from: z.string(),
  until: z.string(),
  code: z.string(),
  isPool: z.boolean(),
  totals: CouponSums.extend({ givenBack: Paise }),
  states: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: z.int() })),
  /** The orders of households that had not bought anything before. */
  first: CouponSums,
  later: CouponSums,
  boughtWith: z.array(
    CouponSums.extend({
      bundleId: z.string().nullable(),
      course: Localised.nullable(),
      grade: GradeNumber.nullable(),
      variantName: z.string().nullable(),
      planId: z.string().nullable(),
      plan: Localised.nullable(),
    }),
  ),
  /** Every day, those without a use too. */
  days: z.array(CouponSums.extend({ day: z.string() })),
  /** Paid orders, by the method of an offer, of days on which it held. The bank decides, and does not tell us. */
  offers: z.array(
    z.object({ id: z.string(), title: Localised, paymentMethod: z.enum(PAYMENT_METHODS), paidOrders: z.int() }),
  ),
})
export type CouponUse = z.infer<typeof CouponUse>

const CouponReport = z.object({
  from: z.string(),
  until: z.string(),
  /** Recharges of the wallet and later instalments are not counted. */
  paidOrders: z.int(),
  paidWithCoupon: z.int(),
  /** Those that were used most come first. */
  coupons: z.array(CouponSums.extend({ id: z.string(), code: z.string(), isPool: z.boolean(), withOffer: z.int() })),
})
export type CouponReport = z.infer<typeof CouponReport>

export const couponUseStaffApi = {
  staffCouponUse: {
    getCouponUse: endpoint({
      method: 'GET',
      path: '/staff/coupons/:id/use',
      summary: 'Staff: get how often a coupon was used, what it took off, and for what',
      access: 'staff:coupons.view',
      params: z.object({ id: line(64).min(1) }),
      query: z.object(days),
      response: CouponUse,
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    getCouponReport: endpoint({
      method: 'GET',
      path: '/staff/coupon-report',
      summary: 'Staff: compare the coupons that were used in some days',
      access: 'staff:coupons.view',
      query: z.object(days),
      response: CouponReport,
    }),
    exportCouponReport: endpoint({
      method: 'POST',
      path: '/staff/coupon-report/export',
      summary: 'Staff: export the comparison of coupons (records who exported how many)',
      access: 'staff:coupons.view',
      query: z.object(days),
      response: CouponReport,
      limit: { calls: 30, perSeconds: 3_600 },
    }),
  },
}
