// An order that is paid, for the seed: out of a wallet that was filled for it, so that everything a payment brings about is there.
import { nothing } from '#core/kernel/money.ts'
import { later, type Instant } from '#core/kernel/time.ts'
import type { OrderId, QuotedPart } from '#core/modules/orders/order.ts'
import { splitGst } from '#core/modules/orders/tax.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { findSite, policyVersion } from '#server/modules/content/index.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { contactOf } from './buy/contact.ts'
import type { OrderTerms } from './order-row.ts'
import { partPrice } from './buy/order-part.ts'
import { ORDER_LIFE, placeOrder } from './buy/place-order.ts'

export interface CourseInParts {
  readonly bundleId: string
  readonly aslGroup: string | null
  readonly title: string
  readonly schedule: readonly QuotedPart[]
  readonly validTill: Instant
}

/** The first part, paid when the schedule begins. Answers its order’s id. */
export async function aFirstPart(ctx: Ctx, household: Household, course: CourseInParts): Promise<OrderId> {
  const [first] = course.schedule
  if (!first) throw new RangeError('a schedule has parts')
  const at = first.dueAt
  const then: Ctx = { ...ctx, now: () => at }
  const [{ seller }, policy] = await Promise.all([findSite(ctx), policyVersion(ctx, 'REFUND')])
  const { learnerId, accountId, buyerName, phone, email, stateCode } = await contactOf(ctx, household, {
    otherwise: seller.stateCode,
  })
  const price = partPrice(first)
  await moneyInWallet(then, household.accountId, { purchased: price.amount })
  const { bundleId: entityId, aslGroup, title, schedule, validTill } = course
  const order: OrderTerms = {
    id: ctx.newId('ord') as OrderId, // newId makes ids of the kind it is given
    kind: 'INSTALMENT',
    accountId,
    learnerId,
    buyerName,
    phone,
    email,
    stateCode,
    entityType: 'BUNDLE',
    entityId,
    bundleId: entityId,
    soldAs: 'Course',
    planId: null,
    batchId: null,
    variantName: null,
    aslGroup,
    title,
    ...price,
    fromGranted: nothing,
    fromPurchased: price.amount,
    part: { no: 1, of: schedule.length, firstOrderId: null },
    schedule,
    credit: null,
    currency: 'INR',
    couponId: null,
    couponCode: null,
    emi: null,
    isAutoPaymentEnabled: false,
    policyVersion: policy,
    quoteHash: 'demo',
    ...splitGst(price.amount, seller.stateCode, stateCode),
    sellerState: seller.stateCode,
    lang: 'en',
    source: null,
    platform: 'Web',
    createdAt: at,
    expiresAt: later(at, ORDER_LIFE),
    validTill,
  }
  await inTransaction(ctx.db, (tx) => placeOrder(then, tx, order, null))
  return order.id
}
