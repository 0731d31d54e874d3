import { codeOf } from '#core/kernel/error.ts'
import { SECOND } from '#core/kernel/time.ts'
import { findBought } from '#core/modules/enrolments/bought.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { mayOrder } from '#core/modules/orders/order-status.ts'
import type { PayRequest } from '#core/modules/sales/pay-request.ts'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { findOrderAndAttempt, makeQuote, type Attempt, type StoredOrder } from '#server/modules/orders/index.ts'
import { getOrderStatus } from '#server/modules/payments/index.ts'
import { findSellablePlan } from '#server/modules/plans/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readLink } from '#server/platform/access/signed-link.ts'
import { findPayRequest, type StoredPayRequest } from './store.ts'

/** How often the child's page and an idle payer's ask again. */
const ASK_AGAIN = 5 * SECOND

/** Enough for a parent to know the child's number by, and too few to call it. */
const DIGITS_SHOWN = 3

/** Throws PAY_LINK_NOT_VALID for what we did not sign. */
export async function getPayRequest(ctx: Ctx, link: string): Promise<StoredPayRequest> {
  const signed = readLink(ctx, 'pay-request', link)
  const request = signed && (await findPayRequest(ctx.db, signed.subject))
  if (!request) throw errors.PAY_LINK_NOT_VALID()
  return request
}

/** Who asked. The request was made by their session, and what the payer does is done for them. */
export function askerOf({ accountId, learnerId }: StoredPayRequest): Household {
  return { kind: 'household', accountId, learnerId }
}

export async function viewPayRequest(ctx: Ctx, request: StoredPayRequest): Promise<PayRequest> {
  const [{ order, attempt, isOwned }, learner] = await Promise.all([
    findRequested(ctx, request),
    findLearner(ctx.db, request.learnerId),
  ])
  const shown = {
    learnerName: learner?.firstName ?? null,
    askedBy: order.phone.slice(-DIGITS_SHOWN),
    receipt: receiptOf(request, order, attempt),
    expiresAt: request.expiresAt,
    serverTime: ctx.now(),
  }
  const plan = order.planId === null ? undefined : await findSellablePlan(ctx, order.planId)
  const bought = { ...ofOrder(order), ...shown, validMonths: plan?.validMonths ?? null }
  if (isOwned || order.status === 'PAID') return { ...bought, ...idle, state: 'PAID' }
  if (ctx.now() >= request.expiresAt) return { ...bought, ...idle, state: 'OVER' }
  return mayOrder(order.status, 'pay') ? ofOpen(ctx, request, order, bought) : anew(ctx, request, bought)
}

/** The order of the request, and whether the learner owns the course by another one. */
async function findRequested(ctx: Ctx, request: StoredPayRequest) {
  const seen = await findOrderAndAttempt(ctx.db, request.orderId)
  if (!seen) throw errors.PAY_LINK_NOT_VALID()
  // A purchase that replaces a running plan is paid only when its own order says so.
  const isOwned = seen.order.status !== 'PAID' && !seen.order.credit && (await isEnrolled(ctx, request))
  // It may have been paid between these two questions: the receipt is that of the order as it is now.
  const now = isOwned ? await findOrderAndAttempt(ctx.db, request.orderId) : undefined
  return { ...(now ?? seen), isOwned }
}

type RequestedPurchase = Omit<PayRequest, 'state' | keyof typeof idle>

/** The state of the order now. The gateway is asked when that is due. */
async function ofOpen(
  ctx: Ctx,
  request: StoredPayRequest,
  order: StoredOrder,
  bought: RequestedPurchase,
): Promise<PayRequest> {
  const {
    status,
    method,
    upiApp,
    next,
    expiresAt: endsAt,
    pollAfterMs,
  } = await getOrderStatus(ctx, askerOf(request), order.id)
  if (status === 'SUCCESS') {
    // It was paid while the gateway was asked: the receipt is that of the order as it is now.
    const paid = await findOrderAndAttempt(ctx.db, request.orderId)
    return { ...bought, ...idle, receipt: paid ? receiptOf(request, paid.order, paid.attempt) : null, state: 'PAID' }
  }
  if (status === 'PENDING' || status === 'PENDING_LONG')
    return { ...bought, ...idle, method, upiApp, next, endsAt, state: 'PAYING', pollAfterMs: pollAfterMs ?? ASK_AGAIN }
  if (ctx.now() >= order.expiresAt) return anew(ctx, request, bought)
  return { ...bought, ...idle, state: 'OPEN', hasFailed: status === 'FAILURE', pollAfterMs: ASK_AGAIN }
}

const idle = { hasFailed: false, method: null, upiApp: null, next: null, endsAt: null, pollAfterMs: null }

/** The order has ended unpaid: today's price, or nothing when it is no longer sold. */
async function anew(ctx: Ctx, request: StoredPayRequest, bought: RequestedPurchase): Promise<PayRequest> {
  try {
    const { priceView, discount, credit, policyVersion, validTill } = await makeQuote(ctx, purchaseOf(request), {
      actor: askerOf(request),
    })
    const price = {
      originalPrice: priceView.originalPrice,
      discount,
      credit: creditIn(credit),
      amount: priceView.price,
      policyVersion,
      validTill,
    }
    return { ...bought, ...price, ...idle, state: 'OPEN', pollAfterMs: ASK_AGAIN }
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    // It is free again when that payment has ended. Until then the price that was asked for is shown.
    if (code === orderErrors.COUPON_ON_OPEN_ORDER.code)
      return { ...bought, ...idle, state: 'OPEN', pollAfterMs: ASK_AGAIN }
    return { ...bought, ...idle, state: 'OVER' }
  }
}

/** As orders ask for it. */
export function purchaseOf({ bundleId, planId, batchId, couponCode, partnerHash, lang }: StoredPayRequest) {
  return {
    entityType: 'BUNDLE',
    entityId: bundleId ?? undefined,
    subscriptionPlanId: planId ?? undefined,
    batchId: batchId ?? undefined,
    couponCode: couponCode ?? undefined,
    partnerHashCode: partnerHash ?? undefined,
    lang,
  }
}

function receiptOf(
  { receiptPhone }: StoredPayRequest,
  { status, number, paidAt }: StoredOrder,
  attempt: Attempt | undefined,
): PayRequest['receipt'] {
  if (status !== 'PAID' || paidAt === null) return null
  const { method = null, upiApp = null, bankReference = null } = attempt ?? {}
  return { number, paidAt, method, upiApp, bankReference, isSent: receiptPhone !== null }
}

function ofOrder({
  title,
  bundleId,
  batchId,
  variantName,
  validTill,
  originalPrice,
  discount,
  credit,
  amount,
  policyVersion,
}: StoredOrder) {
  return {
    title,
    bundleId: bundleId as BundleId | null, // a course's key
    batchId,
    variantName: variantName as VariantName | null, // written from a VariantName
    validTill,
    originalPrice,
    discount,
    credit: creditIn(credit),
    amount,
    policyVersion,
  }
}

/** Not whose: nobody needs to know the family's orders to pay for it. */
function creditIn(credit: StoredOrder['credit'] | undefined): PayRequest['credit'] {
  return credit ? { days: credit.days, amount: credit.amount } : null
}

async function isEnrolled(ctx: Ctx, { learnerId, bundleId }: StoredPayRequest): Promise<boolean> {
  const all = await listEnrolments(ctx.db, learnerId, {}, ctx.now())
  const enrolments = all.filter((each) => each.bundleId === bundleId)
  return findBought(enrolments) !== undefined
}
