import { minus, nothing } from '#core/kernel/money.ts'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { OrderPaid } from '#core/modules/orders/events.ts'
import type { Order, OrderId, SignedQuote } from '#core/modules/orders/order.ts'
import { splitGst } from '#core/modules/orders/tax.ts'
import { enrol, refuseIfEnrolled } from '#server/modules/enrolments/index.ts'
import { findSellableBundle } from '#server/modules/catalogue/index.ts'
import { findSite } from '#server/modules/content/index.ts'
import { redeemCoupon, releaseCoupon, reserveCoupon } from '#server/modules/coupons/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { once } from '#server/platform/idempotency.ts'
import { findLastAttempt, type Attempt } from './attempt-store.ts'
import { contactOf, type Billing, type Contact } from './contact.ts'
import { orderView, type Agreed, type KnownOrder } from './order-row.ts'
import { makeQuote, openQuote, type Ask } from './quote.ts'
import { findOrder, insertOrder, lockOpenOrder, moveOrder } from './store.ts'

/** How long an order may be paid. The gateway ends its requests with it. */
const ORDER_LIFE = 15 * MINUTE
/** An open order with less than this left is not worth resuming. */
const WORTH_RESUMING = 2 * MINUTE
/** A late payment is honoured for a day, so the coupon's use is kept as long: payments reference, sections 9.3 and 9.4. */
const COUPON_LIFE = 24 * 60 * MINUTE + ORDER_LIFE + MINUTE

export interface Purchase extends Ask {
  readonly quote?: string | undefined
  readonly userId?: LearnerId | undefined
  readonly billing: Billing
  readonly source?: string | undefined
  readonly platform?: string | undefined
}

/**
 * Makes an order, or answers the open one for the same course at the same price: a second tab, a second device or a repeated
 * call makes no second order.
 */
export async function buyItems(
  ctx: Ctx,
  household: Household,
  purchase: Purchase,
  idempotencyKey: string | undefined,
): Promise<Order> {
  const agreed =
    purchase.quote === undefined
      ? await makeQuote(ctx, purchase, household, true)
      : await openQuote(ctx, purchase.quote, household.accountId)
  const contact = await contactOf(ctx, household, purchase.userId, purchase.billing)
  const fresh = await agree(ctx, agreed, contact, purchase)
  const call = { scope: household.accountId, key: idempotencyKey, operation: 'buyItems', request: purchase }
  return once(ctx, call, async (tx) => {
    const order = await placeOrder(ctx, tx, fresh, agreed.couponType)
    return orderView(order, contact.learnerName, [{ at: order.createdAt, kind: 'ORDER_MADE', detail: null }])
  })
}

/** The order as it will be written: what was quoted, who buys it, and the tax within it. */
async function agree(ctx: Ctx, quote: SignedQuote, contact: Contact, purchase: Purchase): Promise<Agreed> {
  const { priceView, discount } = quote
  const [bundle, { seller }] = await Promise.all([findSellableBundle(ctx, quote.entityId), findSite(ctx)])
  const now = ctx.now()
  return {
    id: ctx.newId('ord') as OrderId, // newId makes ids of the kind it is given
    accountId: contact.accountId,
    learnerId: contact.learnerId,
    entityType: quote.entityType,
    entityId: quote.entityId,
    planId: quote.subscriptionPlanId,
    variantName: priceView.variantName,
    aslGroup: bundle?.aslGroup ?? null,
    title: quote.title,
    cutPrice: priceView.cutPrice,
    originalPrice: priceView.originalPrice,
    discount,
    amount: minus(priceView.originalPrice, discount),
    currency: quote.currency,
    couponId: quote.couponId,
    couponCode: quote.couponCode,
    policyVersion: quote.policyVersion,
    quoteHash: quote.hash,
    ...splitGst(priceView.price, seller.stateCode, contact.stateCode),
    sellerState: seller.stateCode,
    stateCode: contact.stateCode,
    buyerName: contact.buyerName,
    phone: contact.phone,
    email: contact.email,
    lang: purchase.lang,
    source: purchase.source ?? null,
    platform: purchase.platform ?? null,
    createdAt: now,
    expiresAt: later(now, ORDER_LIFE),
    validTill: quote.validTill,
  }
}

async function placeOrder(ctx: Ctx, tx: Tx, fresh: Agreed, couponType: string | null): Promise<KnownOrder> {
  const { learnerId, entityId: bundleId, aslGroup } = fresh
  const [open] = await Promise.all([
    insertOrResume(ctx, tx, fresh),
    refuseIfEnrolled(ctx, tx, { learnerId, bundleId, aslGroup }),
  ])
  if (open) return open
  if (fresh.couponId !== null)
    await reserveCoupon(ctx, tx, {
      couponId: fresh.couponId,
      orderId: fresh.id,
      accountId: fresh.accountId,
      discount: fresh.discount,
      expiresAt: later(fresh.createdAt, COUPON_LIFE),
    })
  const order: KnownOrder = { ...fresh, status: 'OPEN', paidAmount: nothing, paidAt: null, returnReason: null }
  return fresh.amount === 0 ? giveFree(ctx, tx, order, couponType) : order
}

/** Undefined when the fresh order was written, else the open one that serves as well. */
async function insertOrResume(ctx: Ctx, tx: Tx, fresh: Agreed): Promise<KnownOrder | undefined> {
  if (await insertOrder(tx, fresh, 'ORDER_MADE')) return undefined
  const open = await lockOpenOrder(tx, fresh.learnerId, fresh.entityId)
  if (open) {
    const attempt = await findLastAttempt(tx, open.id)
    const isUnderWay = attempt?.status === 'STARTED' && ctx.now() < attempt.expiresAt
    if (isSame(open, fresh) && (isUnderWay || isWorthResuming(open, ctx.now()))) return open
    if (isUnderWay) throw errors.PAYMENT_UNDER_WAY({ orderId: open.id })
    await replace(ctx, tx, open, isHopeless(attempt))
  }
  if (!(await insertOrder(tx, fresh, 'ORDER_MADE'))) throw errors.PAYMENT_UNDER_WAY()
}

function isSame(open: KnownOrder, fresh: Agreed): boolean {
  const { accountId, planId, amount, couponId, policyVersion, stateCode } = fresh
  return (
    open.accountId === accountId &&
    open.planId === planId &&
    open.amount === amount &&
    open.couponId === couponId &&
    open.policyVersion === policyVersion &&
    open.stateCode === stateCode
  )
}

function isWorthResuming({ expiresAt }: KnownOrder, now: Instant): boolean {
  return expiresAt - now > WORTH_RESUMING
}

/** Nobody can pay what was never started, and hardly ever what the bank has refused. */
function isHopeless(attempt: Attempt | undefined): boolean {
  return attempt === undefined || attempt.status === 'FAILED'
}

/** The coupon's use is free again at once, unless a payment may still come that needs it. */
async function replace(ctx: Ctx, tx: Tx, open: KnownOrder, givesCouponBack: boolean): Promise<void> {
  await moveOrder(tx, {
    orderId: open.id,
    action: 'replace',
    to: 'REPLACED',
    now: ctx.now(),
    event: { kind: 'ORDER_REPLACED' },
  })
  if (givesCouponBack) await releaseCoupon(ctx, tx, open.id)
}

/** Nothing to pay: no gateway, straight to the enrolment. Decision P-08. */
async function giveFree(ctx: Ctx, tx: Tx, order: KnownOrder, couponType: string | null): Promise<KnownOrder> {
  const state = couponType === 'FREE_PASS' ? 'FREE_PASS' : 'REGULAR'
  const { accountId, learnerId, entityId: bundleId, aslGroup, planId, id: orderId, validTill } = order
  await enrol(ctx, tx, { accountId, learnerId, bundleId, aslGroup, planId, orderId, state, validTill })
  const now = ctx.now()
  await moveOrder(tx, { orderId, action: 'settle', to: 'PAID', now, event: { kind: 'PAID' }, paidAmount: nothing })
  await redeemCoupon(ctx, tx, orderId)
  await ctx.publish(tx, OrderPaid, { orderId })
  const paid = await findOrder(tx, orderId)
  if (!paid) throw new Error('the order just written is not there')
  return paid
}
