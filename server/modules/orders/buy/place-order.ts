import { codeOf } from '#core/kernel/error.ts'
import { minus, nothing, sum, type Paise } from '#core/kernel/money.ts'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { couponErrors } from '#core/modules/coupons/errors.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { gatewayAmountOf, walletAmountOf } from '#core/modules/orders/tenders.ts'
import { releaseCoupon, reserveCoupon } from '#server/modules/coupons/index.ts'
import { holdMoney, releaseHold } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'
import { findLastAttempt, type Attempt } from '../attempt-store.ts'
import { fulfilAtOnce } from '../paid/fulfil-order.ts'
import { holdOf, honouredUntil } from '../paid/hold-of-order.ts'
import type { OrderTerms, StoredOrder } from '../order-row.ts'
import { sellableOf, takeBackSold } from '../sellable-of-order.ts'
import { isUnderWay, lockYielding } from './coupon-holders.ts'
import { listPaidSince } from '../account-store.ts'
import { insertOrder, lockOpenOrder, moveOrder, updateAutoPayment } from '../store.ts'

/** How long an order may be paid. The gateway ends its requests with it. */
export const ORDER_LIFE = 15 * MINUTE
/** An open order with less than this left is not worth resuming. */
const WORTH_RESUMING = 2 * MINUTE

/**
 * Writes an order, or answers the open one for the same at the same price. The thing that it buys, its coupon's use and its wallet's part
 * are kept for it; where nothing is left for a bank it is paid at once.
 */
export async function placeOrder(ctx: Ctx, tx: Tx, fresh: OrderTerms, couponType: string | null): Promise<StoredOrder> {
  const again = gatewayAmountOf(fresh) === 0 ? await findSamePaid(ctx, tx, fresh) : undefined
  if (again) return again
  const [placed] = await inParallel(
    tx,
    () => insertOrResume(ctx, tx, fresh),
    () => refuseIfBought(ctx, tx, fresh),
  )
  if (typeof placed !== 'string') return placed
  await sellableOf(ctx, fresh).hold?.(ctx, tx, fresh)
  if (fresh.couponId !== null) await takeCoupon(ctx, tx, { ...fresh, couponId: fresh.couponId })
  if (walletAmountOf(fresh) > 0) await holdMoney(ctx, tx, holdOf(fresh))
  const order: StoredOrder = {
    ...fresh,
    number: placed,
    status: 'OPEN',
    paidAmount: nothing,
    paidAt: null,
    returnReason: null,
    refunded: nothingBack,
  }
  return gatewayAmountOf(order) === 0 ? fulfilAtOnce(ctx, tx, order, couponType) : order
}

/**
 * Takes a use of the coupon. Where the family has none left because an order that it has not paid keeps one, this order takes
 * the place of that one, as it does for the same course.
 */
async function takeCoupon(ctx: Ctx, tx: Tx, fresh: OrderTerms & { readonly couponId: string }): Promise<void> {
  const { id: orderId, couponId, accountId } = fresh
  const use = { orderId, couponId, accountId, discount: couponDiscountOf(fresh), expiresAt: honouredUntil(fresh) }
  try {
    await reserveCoupon(ctx, tx, use)
  } catch (error) {
    const before = isNoneLeft(error) ? await lockYielding(ctx, tx, fresh) : undefined
    if (!before) throw error
    await replace(ctx, tx, before, true)
    await reserveCoupon(ctx, tx, use)
  }
}

/** An order of the family that is not paid may keep the use that is missing. */
function isNoneLeft(error: unknown): boolean {
  const code = codeOf(error)
  return code === couponErrors.COUPON_ALREADY_USED.code || code === couponErrors.COUPON_USED_UP.code
}

/** The order that was just made for the same, where nothing was left for a bank: such an order is never open, to be resumed. */
async function findSamePaid(ctx: Ctx, tx: Tx, fresh: OrderTerms): Promise<StoredOrder | undefined> {
  const paid = await listPaidSince(tx, fresh, later(ctx.now(), -ORDER_LIFE))
  return paid.find((order) => isSame(order, fresh))
}

const nothingBack = { gateway: nothing, purchased: nothing, granted: nothing }

/** A coupon is used up once for all the parts of a price; the interest that we take off an EMI is no coupon's. */
function couponDiscountOf({ schedule, discount, emi }: OrderTerms): Paise {
  return schedule ? sum(schedule.map((part) => part.discountAmount)) : minus(discount, emi?.issuerDiscount ?? nothing)
}

/** Throws CREDIT_SPENT when the plan that it was to take the place of has ended since. */
async function refuseIfBought(ctx: Ctx, tx: Tx, fresh: OrderTerms): Promise<void> {
  const isRunning = await sellableOf(ctx, fresh).refuseIfHeld(ctx, tx, fresh, fresh.credit?.orderId)
  if (fresh.credit && !isRunning) throw errors.CREDIT_SPENT()
}

/** The number of the fresh order when it was written, else the open one that serves as well. */
async function insertOrResume(ctx: Ctx, tx: Tx, fresh: OrderTerms): Promise<StoredOrder | string> {
  const number = await insertOrder(tx, fresh, 'ORDER_MADE')
  if (number !== undefined) return number
  const open = await lockOpenOrder(tx, fresh.learnerId, fresh.entityId)
  if (open) {
    const attempt = await findLastAttempt(tx, open.id)
    const isRunning = isUnderWay(attempt, ctx.now())
    if (isSame(open, fresh) && (isRunning || isWorthResuming(open, ctx.now()))) return resume(tx, open, fresh)
    if (isRunning) throw errors.PAYMENT_UNDER_WAY({ orderId: open.id })
    await replace(ctx, tx, open, isHopeless(attempt))
  }
  const next = await insertOrder(tx, fresh, 'ORDER_MADE')
  if (next === undefined) throw errors.PAYMENT_UNDER_WAY()
  return next
}

/** The newest tick counts: it changes no price. */
async function resume(tx: Tx, open: StoredOrder, { isAutoPaymentEnabled }: OrderTerms): Promise<StoredOrder> {
  if (open.isAutoPaymentEnabled !== isAutoPaymentEnabled) await updateAutoPayment(tx, open.id, isAutoPaymentEnabled)
  return { ...open, isAutoPaymentEnabled }
}

const AGREED = [
  'accountId',
  'entityType',
  'planId',
  'batchId',
  'amount',
  'couponId',
  'policyVersion',
  'stateCode',
] as const

function isSame(open: StoredOrder, fresh: OrderTerms): boolean {
  return (
    AGREED.every((field) => open[field] === fresh[field]) &&
    walletAmountOf(open) === walletAmountOf(fresh) &&
    open.emi?.planId === fresh.emi?.planId &&
    open.credit?.orderId === fresh.credit?.orderId &&
    isSamePart(open, fresh)
  )
}

function isSamePart({ part: a }: OrderTerms, { part: b }: OrderTerms): boolean {
  return a?.no === b?.no && a?.of === b?.of
}

function isWorthResuming({ expiresAt }: StoredOrder, now: Instant): boolean {
  return expiresAt - now > WORTH_RESUMING
}

/** Nobody can pay what was never started, and hardly ever what the bank has refused. */
function isHopeless(attempt: Attempt | undefined): boolean {
  return attempt === undefined || attempt.status === 'FAILED' || attempt.status === 'NOT_STARTED'
}

/** The next order can have what this one keeps at once, but its coupon and wallet money only when no payment can come any more. */
async function replace(ctx: Ctx, tx: Tx, open: StoredOrder, isGivenUp: boolean): Promise<void> {
  const event = { kind: 'ORDER_REPLACED' }
  const isMoved = await moveOrder(tx, { orderId: open.id, action: 'replace', to: 'REPLACED', now: ctx.now(), event })
  if (isMoved) await takeBackSold(ctx, tx, open)
  if (isGivenUp) await giveUp(ctx, tx, open.id)
}

/** Nobody will pay this order: its coupon's use and its wallet's part are free again. */
export async function giveUp(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  await releaseCoupon(ctx, tx, orderId)
  await releaseHold(ctx, tx, orderId)
}
