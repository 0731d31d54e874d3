// The orders with a coupon, by the day on which they were made. An order is noted in its own transaction
// (`orders.unsummed_coupon_use`, by a trigger), and a job adds it to its day, as it does with the takings.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { sumJob } from '#server/platform/jobs/in-batches.ts'

export const sumCouponUsesJob = sumJob('orders.sum-coupon-uses', sumSomeUses)

const KEY = sql`coupon_id, day, bundle_id, plan_id, variant_name, paid_by, is_first, status`

/** Answers how many changes of orders it has added. */
export async function sumSomeUses(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from orders.unsummed_coupon_use where id in (
        select id from orders.unsummed_coupon_use order by id limit ${most} for update skip locked)
      returning ${KEY}, orders, taken_off, paid, given_back
    ), totals as (
      insert into orders.day_coupon_use as known (${KEY}, orders, taken_off, paid, given_back)
      select ${KEY}, sum(orders), sum(taken_off), sum(paid), sum(given_back) from taken group by ${KEY} order by ${KEY}
      on conflict (${KEY}) do update set orders = known.orders + excluded.orders,
        taken_off = known.taken_off + excluded.taken_off, paid = known.paid + excluded.paid,
        given_back = known.given_back + excluded.given_back
    ) select count(*)::int as count from taken`.execute(db)
  return rows[0]?.count ?? 0
}
