// An order as the database keeps it, with its last attempt.
import type { Selectable } from 'kysely'
import { plus, toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { VariantName } from '#core/modules/catalogue/catalogue.ts'
import type { EmiOffer } from '#core/modules/instruments/instrument.ts'
import { Order, QuotedPart, type Credit, type OrderId, type OrderKind } from '#core/modules/orders/order.ts'
import { walletAmountOf, type Shares } from '#core/modules/orders/tenders.ts'
import type { BuyerPlatform, Source } from '#core/modules/orders/pay-page.ts'
import { paymentStatusOf, type OrderStatus, type ReturnReason } from '#core/modules/orders/order-status.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { Asking } from '#server/platform/points/point.ts'
import { isSale, wordsOf } from './sellable-of-order.ts'

/** For a course that is paid in instalments. */
export interface OrderPart {
  readonly no: number
  readonly of: number
  /** The order for the first part; null in that one itself. */
  readonly firstOrderId: OrderId | null
}

/** The agreed terms. They never change. */
export interface OrderTerms {
  readonly id: OrderId
  readonly kind: OrderKind
  readonly accountId: string
  readonly learnerId: string
  readonly entityType: string
  readonly entityId: string
  /** The course that it opens; null for what opens none. */
  readonly bundleId: string | null
  /** In words for staff: "One live batch". */
  readonly soldAs: string
  readonly planId: string | null
  /** The batch that the buyer chose. */
  readonly batchId: string | null
  readonly variantName: VariantName | null
  readonly aslGroup: string | null
  readonly title: string
  readonly cutPrice: Paise
  readonly originalPrice: Paise
  readonly discount: Paise
  /** The unused value of the plan that this one replaces. */
  readonly credit: Credit | null
  readonly amount: Paise
  /** The wallet's share, from granted money and from paid-in money. */
  readonly fromGranted: Paise
  readonly fromPurchased: Paise
  readonly part: OrderPart | null
  /** Only on the order for the first instalment: the agreed terms of all instalments. */
  readonly schedule: readonly QuotedPart[] | null
  readonly currency: 'INR'
  readonly couponId: string | null
  readonly couponCode: string | null
  readonly policyVersion: string
  readonly quoteHash: string
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
  readonly sellerState: StateCode
  readonly stateCode: StateCode
  readonly buyerName: string | null
  readonly phone: string
  readonly email: string | null
  readonly lang: Language
  readonly source: Source | null
  readonly platform: BuyerPlatform | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
  readonly validTill: Instant
  /** Terms of the EMI it is paid by. */
  readonly emi: EmiOffer | null
  /** A wish, no term: it may change while the order is open. */
  readonly isAutoPaymentEnabled: boolean
}

export type { ReturnReason }

export interface StoredOrder extends OrderTerms {
  /** As people read it out: "KD-26-00417". The database counts. */
  readonly number: string
  readonly status: OrderStatus
  readonly paidAmount: Paise
  readonly paidAt: Instant | null
  readonly returnReason: ReturnReason | null
  readonly refunded: Shares
}

const Schedule = QuotedPart.array().nullable()

export function orderFromRow(row: Selectable<Tables['orders.order']>): StoredOrder {
  return {
    id: row.id as OrderId, // made by newId, kept by a primary key
    number: row.number,
    kind: row.kind as OrderKind, // the table's check
    accountId: row.account_id,
    learnerId: row.learner_id,
    entityType: row.entity_type,
    entityId: row.entity_id,
    bundleId: row.bundle_id,
    soldAs: row.sold_as,
    planId: row.plan_id,
    batchId: row.batch_id,
    variantName: row.variant_name as VariantName | null, // written from a VariantName
    aslGroup: row.asl_group,
    title: row.title,
    cutPrice: toPaise(row.cut_price),
    originalPrice: toPaise(row.original_price),
    discount: toPaise(row.discount),
    credit: creditIn(row),
    amount: toPaise(row.amount),
    fromGranted: toPaise(row.from_granted),
    fromPurchased: toPaise(row.from_purchased),
    part: partIn(row),
    schedule: Schedule.parse(row.schedule),
    currency: 'INR',
    couponId: row.coupon_id,
    couponCode: row.coupon_code,
    policyVersion: row.policy_version,
    quoteHash: row.quote_hash,
    taxable: toPaise(row.taxable),
    cgst: toPaise(row.cgst),
    sgst: toPaise(row.sgst),
    igst: toPaise(row.igst),
    sellerState: row.seller_state as StateCode, // written from a StateCode
    stateCode: row.state_code as StateCode, // likewise
    buyerName: row.buyer_name,
    phone: row.phone,
    email: row.email,
    lang: row.lang as Language, // written from a Language
    source: row.source as Source | null, // written from a Source
    platform: row.platform as BuyerPlatform | null, // likewise
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    validTill: row.valid_till,
    emi: row.emi as EmiOffer | null, // written from one
    isAutoPaymentEnabled: row.is_auto_payment_enabled,
    status: row.status as OrderStatus, // the table's check
    paidAmount: toPaise(row.paid_amount),
    paidAt: row.paid_at,
    returnReason: row.return_reason as ReturnReason | null, // the table's check
    refunded: {
      gateway: toPaise(row.refunded_gateway),
      purchased: toPaise(row.refunded_purchased),
      granted: toPaise(row.refunded_granted),
    },
  }
}

function creditIn({ credit_order_id, credit_days, credit }: Selectable<Tables['orders.order']>): Credit | null {
  if (credit_order_id === null || credit_days === null) return null
  return { orderId: credit_order_id as OrderId, days: credit_days, amount: toPaise(credit) } // a foreign key to an order
}

function partIn({ part_no, part_count, first_order_id }: Selectable<Tables['orders.order']>): OrderPart | null {
  if (part_no === null || part_count === null) return null
  return { no: part_no, of: part_count, firstOrderId: first_order_id as OrderId | null } // a foreign key to an order
}

export interface HappenedTo {
  readonly at: Instant
  readonly kind: string
  readonly detail: string | null
}

/** The order as its household sees it. */
export function orderView(
  ctx: Asking,
  order: StoredOrder,
  learnerName: string | null,
  events: readonly HappenedTo[],
): Order {
  return Order.parse({
    orderId: order.id,
    number: order.number,
    kind: order.kind,
    status: order.status,
    paymentStatus: paymentStatusOf(order.status),
    enrolmentResult: enrolmentResultOf(order),
    returnReason: order.returnReason,
    userId: order.learnerId,
    learnerName,
    entityId: isSale(ctx, order) ? order.entityId : null,
    entityType: order.entityType,
    bundleId: order.bundleId,
    batchId: order.batchId,
    sells: { ...wordsOf(ctx, order), hasInvoice: order.amount > 0 && isSale(ctx, order) },
    subscriptionPlanId: order.planId,
    title: order.title,
    variantName: order.variantName,
    cutPrice: order.cutPrice,
    originalPrice: order.originalPrice,
    discount: order.discount,
    credit: order.credit,
    couponCode: order.couponCode,
    part: order.part,
    amount: order.amount,
    walletAmount: walletAmountOf(order),
    paidAmount: order.paidAmount,
    refunded: { toBank: order.refunded.gateway, toWallet: plus(order.refunded.purchased, order.refunded.granted) },
    currency: order.currency,
    policyVersion: order.policyVersion,
    stateCode: order.stateCode,
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    paidAt: order.paidAt,
    validTill: order.validTill,
    emi: order.emi,
    isAutoPaymentEnabled: order.isAutoPaymentEnabled,
    events,
  })
}

/** Null while nothing is decided, and for what enrols nobody. */
export function enrolmentResultOf({
  bundleId,
  status,
  returnReason,
}: StoredOrder): 'SUCCESS' | 'FAIL' | 'ALREADY_ENROLLED' | null {
  if (bundleId === null) return null
  if (status === 'PAID') return 'SUCCESS'
  if (status !== 'REFUND_DUE' && status !== 'REFUNDED') return null
  return returnReason === 'ALREADY_ENROLLED' ? 'ALREADY_ENROLLED' : 'FAIL'
}
