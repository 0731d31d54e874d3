// SQL over what a coupon has behind it before it is switched on: its simulation, and a second person's word.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Clearance {
  readonly simulatedAt: Instant | null
  readonly approvedAt: Instant | null
}

/** Neither, unless both are named. */
const NONE: Clearance = { simulatedAt: null, approvedAt: null }

export async function setClearance(tx: Tx, couponId: string, { simulatedAt, approvedAt }: Partial<Clearance>): Promise<void> {
  const values = {
    ...(simulatedAt !== undefined && { simulated_at: simulatedAt && at(simulatedAt) }),
    ...(approvedAt !== undefined && { approved_at: approvedAt && at(approvedAt) }),
  }
  await tx
    .insertInto('coupons.clearance')
    .values({ coupon_id: couponId, ...values })
    .onConflict((conflict) => conflict.column('coupon_id').doUpdateSet({ coupon_id: couponId, ...values }))
    .execute()
} // prettier-ignore

export async function findClearance(db: Db, couponId: string): Promise<Clearance> {
  const row = await db
    .selectFrom('coupons.clearance')
    .select(['simulated_at as simulatedAt', 'approved_at as approvedAt'])
    .where('coupon_id', '=', couponId)
    .executeTakeFirst()
  return row ?? NONE
}

export async function countCodes(db: Db, poolId: string): Promise<number> {
  const { count } = await db
    .selectFrom('coupons.coupon')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('pool_id', '=', poolId)
    .executeTakeFirstOrThrow()
  return count
}

export async function switchOn(tx: Tx, couponId: string): Promise<void> {
  await sql`update coupons.coupon set is_active = true where id = ${couponId}`.execute(tx)
}
