// Quotes and orders: what was agreed before money moves.
import { z } from 'zod'
import { id, Instant, Paise } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId, EntityType, VariantName } from '#core/modules/catalogue/catalogue.ts'
import { CouponType, CourseType } from '#core/modules/coupons/coupon.ts'
import { EmiOffer } from '#core/modules/instruments/instrument.ts'
import { PlanId } from '#core/modules/plans/plan.ts'
import { RECHARGE, WALLET } from '#core/modules/wallet/recharge.ts'
import { Kyc, Localised } from '#core/taxonomy/schemas.ts'
import { ORDER_STATUSES, RETURN_REASONS } from './order-status.ts'
import { REFUND_OBSTACLES } from './refund-estimate.ts'

/** At most 21 letters and digits: it is the gateway's order id too. */
export const OrderId = id('ord')
export type OrderId = z.infer<typeof OrderId>

export const OrderStatus = z.enum(ORDER_STATUSES)

/** PAID, PARTIALLY_PAID, NOT_PAID, PAYMENT_SUSPENDED: commerce spec, section 4; derived, never written: decision P-24. */
export const PaymentStatus = z.enum(['PAID', 'PARTIALLY_PAID', 'NOT_PAID', 'PAYMENT_SUSPENDED'])
export const EnrolmentResult = z.enum(['SUCCESS', 'FAIL', 'ALREADY_ENROLLED'])

/** Names of commerce spec, section 3 "Price view"; which price is which, decision P-10: cutPrice ≥ originalPrice ≥ price. */
export const PriceView = z.object({
  id: z.string(),
  cutPrice: Paise,
  price: Paise,
  originalPrice: Paise,
  discountFraction: z.number(),
  variantName: VariantName.nullable(),
  emiTenure: z.int().nullable(),
  validMonths: z.int().nullable(),
})

/** One of the parts in which a price is paid: decision P-23. */
export const QuotedPart = z.object({ no: z.int(), dueAt: Instant, totalAmount: Paise, discountAmount: Paise })
export type QuotedPart = z.infer<typeof QuotedPart>

/** The unused value of a plan that this one takes the place of: decision 0021. */
export const Credit = z.object({
  /** The order that bought that plan. */
  orderId: OrderId,
  /** Whole days of it that are left. */
  days: z.int(),
  /** Taken off the price. */
  amount: Paise,
})
export type Credit = z.infer<typeof Credit>

/**
 * An agreed price, valid for fifteen minutes even if the catalogue changes meanwhile. A quote never changes: any change
 * makes another quote.
 */
export const Quote = z.object({
  /** The course, of a trial too; for an OTF_BATCH the batch. */
  entityId: z.string(),
  entityType: EntityType,
  /** The course that it opens; null for what opens none. */
  bundleId: BundleId.nullable(),
  subscriptionPlanId: PlanId.nullable(),
  /** The trial of the course, if the buyer only tries it: decision P-01. */
  trialId: z.string().nullable(),
  /** The batch that the buyer chooses; null: none was chosen. */
  batchId: z.string().nullable(),
  title: z.string(),
  priceView: PriceView,
  discount: Paise,
  /** Taken off after the coupon. Null where nothing runs that this takes the place of. */
  credit: Credit.nullable(),
  couponId: z.string().nullable(),
  couponCode: z.string().nullable(),
  couponType: CouponType.nullable(),
  /** The discount caps of payment instruments depend on this: decision P-09. */
  courseType: CourseType,
  /** In which parts it is paid; null for all at once. */
  schedule: z.array(QuotedPart).min(2).nullable(),
  /** The refund policy that governs the order for its life: decision P-37. */
  policyVersion: z.string(),
  currency: z.literal('INR'),
  validTill: Instant,
  issuedAt: Instant,
  expiresAt: Instant,
})
export type Quote = z.infer<typeof Quote>

/** As an order is made of. */
export type HashedQuote = Quote & Pick<SignedQuote, 'hash'>

export const SignedQuote = Quote.extend({
  /** The hash of all agreed terms. */
  hash: z.string(),
  /** Hand it to buyItems: it holds the quote, signed. */
  token: z.string(),
})
export type SignedQuote = z.infer<typeof SignedQuote>

/** The kinds of an order. */
export const ORDER_KINDS = ['COURSE', RECHARGE, 'INSTALMENT'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/** The seller's key for the later parts of a price, for all things that are paid in parts: decision 0037. */
export const LATER_PART = 'LATER_PART'

/** The seller's words about the thing that was bought: all that the screens need to know of it. */
export const Sells = z.object({
  /** The thing in a word or two: "Live batch". */
  name: Localised,
  /** Page on which the same can be paid for again, without a language. */
  payPath: z.string(),
  /** Where a buyer goes on who has paid; null: to the order's own page. */
  backTo: z.object({ path: z.string(), label: Localised }).nullable(),
  /** Says what has happened once it is paid; null where a course was opened: the screen has its own words for that. */
  done: Localised.nullable(),
  /** The seller issues a tax invoice for it once it is paid. */
  hasInvoice: z.boolean(),
})

export const OrderEvent = z.object({ at: Instant, kind: z.string(), detail: z.string().nullable() })

export const Order = z.object({
  orderId: OrderId,
  /** The number that people read out: "KD-26-00417". */
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  enrolmentResult: EnrolmentResult.nullable(),
  /** Only of a REFUND_DUE or REFUNDED order. */
  returnReason: z.enum(RETURN_REASONS).nullable(),
  userId: LearnerId,
  learnerName: z.string().nullable(),
  /** Null for a recharge of the wallet. */
  entityId: z.string().nullable(),
  entityType: EntityType.or(z.literal(WALLET)),
  /** The course that it opens; null for what opens none. */
  bundleId: BundleId.nullable(),
  /** The batch that the buyer chose; null: none was chosen. */
  batchId: z.string().nullable(),
  sells: Sells,
  subscriptionPlanId: PlanId.nullable(),
  title: z.string(),
  variantName: VariantName.nullable(),
  cutPrice: Paise,
  originalPrice: Paise,
  discount: Paise,
  /** Taken off besides: what was left of the plan before. */
  credit: Credit.nullable(),
  couponCode: z.string().nullable(),
  /** Which instalment it pays, of how many. */
  part: z.object({ no: z.int(), of: z.int() }).nullable(),
  /** To pay, in paise. */
  amount: Paise,
  /** The part of it that the wallet pays. */
  walletAmount: Paise,
  /** The amount paid through a bank. */
  paidAmount: Paise,
  /** The amounts refunded from it: to the bank, and to the wallet. */
  refunded: z.object({ toBank: Paise, toWallet: Paise }),
  currency: z.literal('INR'),
  policyVersion: z.string(),
  /** Where the buyer lives, for the tax on the invoice. */
  stateCode: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: Instant.nullable(),
  validTill: Instant,
  /** The terms of the EMI it is paid by, as they were shown; null for every other way to pay. */
  emi: EmiOffer.nullable(),
  /** The buyer wants the bank to pay the later instalments. Nothing is debited by it: the bank is asked after the first one. */
  isAutoPaymentEnabled: z.boolean(),
  events: z.array(OrderEvent),
})
export type Order = z.infer<typeof Order>

/** An order with the KYC details of its household: learning spec, section 7 "Onboarding". */
export const OrderInfo = Order.extend({ kyc: Kyc })

/** The amounts of a refund that is agreed now. It says what a refund would be, not that one is due. */
export const RefundEstimate = z.object({
  /** Why no amount can be computed; every amount is then nothing. */
  obstacle: z.enum(REFUND_OBSTACLES).nullable(),
  /** Whole days that are left of all days. */
  days: z.int(),
  allDays: z.int(),
  /** The price of the days that were used. */
  used: Paise,
  amount: Paise,
  /** Its shares: where they paid from, their wallet, and the money in the wallet that we gave. */
  shares: z.object({ gateway: Paise, purchased: Paise, granted: Paise }),
})
