import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { couponErrors as errors } from '#core/modules/coupons/errors.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'
import { insertReservation, lockOwnUses } from './store-uses.ts'

/**
 * Takes one use of the coupon for an order, in the order's own transaction. The two statements go out together and
 * should be the transaction's last ones, because other orders wait for the rows they lock. `expiresAt` is the last
 * moment at which a payment for the order is honoured (the order's end, plus the day that late payments have), so a
 * reserved use can always be redeemed: payments reference, sections 9.3 and 9.4. Throws COUPON_EXPIRED, COUPON_USED_UP
 * or COUPON_ALREADY_USED; nothing is written then.
 */
export async function reserveCoupon(
  ctx: Ctx,
  tx: Tx,
  use: {
    readonly couponId: string
    readonly orderId: string
    readonly accountId: string
    readonly discount: Paise
    readonly expiresAt: Instant
  },
): Promise<void> {
  const [, taken] = await inParallel(
    tx,
    () => lockOwnUses(tx, use),
    () => insertReservation(tx, { ...use, now: ctx.now() }),
  )
  // Judged by what this process remembers, which may be a moment old: the switch counts from its commit on.
  if (taken === 'SWITCHED_OFF') throw errors.COUPON_EXPIRED()
  if (taken === 'ACCOUNT_HAS_NONE_LEFT') throw errors.COUPON_ALREADY_USED()
  if (taken === 'NONE_LEFT') throw errors.COUPON_USED_UP()
}
