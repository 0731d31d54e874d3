// A family's coupon on an order that it has not paid. The next order can have it, unless a payment of the first is running.
import type { Instant } from '#core/kernel/time.ts'
import { mayOrder } from '#core/modules/orders/order-status.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { listOwnHolders } from '#server/modules/coupons/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { findOrderAndAttempt, type Attempt } from '../attempt-store.ts'
import type { OrderTerms, StoredOrder } from '../order-row.ts'
import { lockFreeOrder } from '../paid/refund-store.ts'

type CouponUse = Pick<OrderTerms, 'accountId' | 'learnerId' | 'entityId'> & { readonly couponId: string }

/**
 * Refuses a coupon that an order would be refused: its last use is on an order of the family whose payment is running, for
 * something else. Throws COUPON_ON_OPEN_ORDER.
 */
export async function refuseIfOnOpenOrder(ctx: Ctx, use: CouponUse): Promise<void> {
  const holders = await listHolders(ctx.db, use)
  const isFree = holders.some((each) => !isUnderWay(each.attempt, ctx.now()) || isForSame(each.order, use))
  const [first] = holders
  if (first && !isFree) throw errors.COUPON_ON_OPEN_ORDER({ number: first.order.number })
}

/**
 * The family's own order that gives its use of this coupon to the next one, locked. Undefined where no order of the family keeps
 * a use. Throws COUPON_ON_OPEN_ORDER while the payment of each of them is running, or is just being begun or ended.
 */
export async function lockYielding(ctx: Ctx, tx: Tx, use: CouponUse): Promise<StoredOrder | undefined> {
  const holders = await listHolders(tx, use)
  for (const { order, attempt } of holders) {
    if (isUnderWay(attempt, ctx.now())) continue
    // The coupon's uses are locked, and what changes an order locks the order first: waiting for it could deadlock.
    const locked = await lockFreeOrder(tx, order.id)
    if (locked && mayOrder(locked.status, 'settle')) return locked
  }
  const [first] = holders
  if (first) throw errors.COUPON_ON_OPEN_ORDER({ number: first.order.number })
  return undefined
}

async function listHolders(db: Db, { couponId, accountId }: CouponUse) {
  const holders = []
  for (const orderId of await listOwnHolders(db, { couponId, accountId })) {
    const holder = await findOrderAndAttempt(db, orderId)
    if (holder) holders.push(holder)
  }
  return holders
}

function isForSame(order: StoredOrder, { learnerId, entityId }: CouponUse): boolean {
  return order.learnerId === learnerId && order.entityId === entityId
}

/** The payer can still finish it. */
export function isUnderWay(attempt: Attempt | undefined, now: Instant): boolean {
  return attempt?.status === 'STARTED' && now < attempt.expiresAt
}
