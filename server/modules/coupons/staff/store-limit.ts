import { sql } from 'kysely'
import { resourceErrors as errors } from '#core/kernel/resource/resource-errors.ts'
import type { Tx } from '#server/platform/database/db.ts'

/**
 * More or fewer uses of a limited coupon. Throws DOES_NOT_FIT when more are taken already, and when it would become limited
 * or unlimited: uses that were given without a limit were never counted.
 */
export async function changeLimit(tx: Tx, couponId: string, maxUses: number | null): Promise<void> {
  const { max_uses: before } = await tx
    .selectFrom('coupons.coupon')
    .select('max_uses')
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow()
  if (before === maxUses) return
  if (before === null || maxUses === null) throw errors.DOES_NOT_FIT()
  if (maxUses > before) await addUses(tx, couponId, maxUses - before)
  else await takeUses(tx, couponId, before - maxUses)
}

async function addUses(tx: Tx, couponId: string, more: number): Promise<void> {
  await sql`insert into coupons.use_stripe (coupon_id, stripe, free) values (${couponId}, 0, ${more})
    on conflict (coupon_id, stripe) do update set free = use_stripe.free + excluded.free`.execute(tx)
}

/** From the first stripes on, in their order: buyers take theirs one stripe at a time, so nobody waits in a circle. */
async function takeUses(tx: Tx, couponId: string, fewer: number): Promise<void> {
  const { rows } = await sql<{ stripe: number; free: number }>`
    select stripe, free from coupons.use_stripe where coupon_id = ${couponId} order by stripe for update`.execute(tx)
  let left = fewer
  for (const { stripe, free } of rows) {
    const taken = Math.min(free, left)
    left -= taken
    if (taken === free)
      await sql`delete from coupons.use_stripe where coupon_id = ${couponId} and stripe = ${stripe}`.execute(tx)
    else if (taken > 0)
      await sql`update coupons.use_stripe set free = free - ${taken}
        where coupon_id = ${couponId} and stripe = ${stripe}`.execute(tx)
  }
  if (left > 0) throw errors.DOES_NOT_FIT()
}
