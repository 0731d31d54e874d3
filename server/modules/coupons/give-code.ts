// Codes of a pool that are given to learners: one for each subject, such as a quiz that was won.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface CodeGift {
  readonly poolId: string
  /** The reason of the gift: "talk wbn…". */
  readonly subject: string
  readonly learnerId: string
}

/**
 * Answers the learner's code, the same one every time. Undefined: all codes of the pool are given, used or revoked. The pool's row
 * is locked, so that codes are given one after the other.
 */
export async function giveCode(ctx: Ctx, tx: Tx, gift: CodeGift): Promise<string | undefined> {
  const { poolId, subject, learnerId } = gift
  await sql`select from coupons.coupon where id = ${poolId} for no key update`.execute(tx)
  const given = await findGivenCode(tx, gift)
  if (given !== undefined) return given
  const free = await findFreeCode(tx, poolId, ctx.now())
  if (!free) return undefined
  await sql`insert into coupons.given_code (id, coupon_id, subject, learner_id, given_at)
    values (${ctx.newId('gvc')}, ${free.id}, ${subject}, ${learnerId}, ${at(ctx.now())})`.execute(tx)
  return free.code
}

export async function findGivenCode(db: Db, { subject, learnerId }: Omit<CodeGift, 'poolId'>): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`select c.code from coupons.given_code g join coupons.coupon c on c.id = g.coupon_id
    where g.subject = ${subject} and g.learner_id = ${learnerId}`.execute(db)
  return rows[0]?.code
} // prettier-ignore

async function findFreeCode(tx: Tx, poolId: string, now: Instant): Promise<{ id: string; code: string } | undefined> {
  const { rows } = await sql<{ id: string; code: string }>`select id, code from coupons.coupon c
    where pool_id = ${poolId} and is_active and revoked_at is null and ends_at > ${at(now)}
      and not exists (select from coupons.given_code g where g.coupon_id = c.id)
      and not exists (select from coupons.reservation r where r.coupon_id = c.id and r.status in ('RESERVED', 'REDEEMED'))
    order by id limit 1`.execute(tx)
  return rows[0]
}

/** From now on a code of this pool is valid for nobody but the household that it is given to. Answers false for what is no pool. */
export async function keepForWinners(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from coupons.coupon where id = ${id} and is_pool`.execute(tx)
  if (rows.length === 0) return false
  await sql`update coupons.coupon set is_granted = true where ${id} in (id, pool_id) and not is_granted`.execute(tx)
  return true
}

/** True when one of these learners was given this code. */
export async function isGiven(db: Db, couponId: string, learnerIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from coupons.given_code
    where coupon_id = ${couponId} and learner_id = any(${[...learnerIds]}::text[])`.execute(db)
  return rows.length > 0
}

/** For the learner's own export. */
export async function listGivenCodes(db: Db, learnerId: string) {
  const { rows } = await sql<{ code: string; subject: string; givenAt: Instant }>`
    select c.code, g.subject, g.given_at as "givenAt" from coupons.given_code g join coupons.coupon c on c.id = g.coupon_id
    where g.learner_id = ${learnerId} order by g.given_at`.execute(db)
  return rows
}

/** The codes stay given. */
export async function forgetGivenCodes(db: Db, learnerId: string): Promise<void> {
  await sql`update coupons.given_code set learner_id = null where learner_id = ${learnerId}`.execute(db)
}
