// SQL over the uses of coupons by day: the days that are summed, and the changes that are not summed yet.
import { sql, type RawBuilder } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { CouponSums } from '#core/modules/orders/coupon-use/staff-api.ts'
import type { OrderStatus } from '#core/modules/orders/order-status.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { OfferDays } from './offer-days.ts'

/** Days in India, "2026-11-21", both of them included. */
export interface Span {
  readonly from: string
  readonly until: string
}

export interface DayUse {
  readonly day: string
  readonly bundleId: string
  readonly planId: string
  readonly variantName: string
  readonly paidBy: string
  readonly isFirst: boolean
  readonly status: OrderStatus
  readonly orders: number
  readonly takenOff: Paise
  readonly paid: Paise
  readonly givenBack: Paise
}

export async function listUses(db: Db, couponId: string, span: Span): Promise<DayUse[]> {
  const { rows } = await sql<DayUse>`
    select day::text as day, bundle_id as "bundleId", plan_id as "planId", variant_name as "variantName",
      paid_by as "paidBy", is_first as "isFirst", status, sum(orders)::bigint as orders,
      sum(taken_off)::bigint as "takenOff", sum(paid)::bigint as paid, sum(given_back)::bigint as "givenBack"
    from (${usesIn(span, sql`coupon_id = ${couponId}`)}) as uses
    group by 1, 2, 3, 4, 5, 6, 7 having sum(orders) <> 0 or sum(paid) <> 0 or sum(given_back) <> 0
    order by 1`.execute(db)
  return rows
}

export interface CouponRow extends CouponSums {
  readonly couponId: string
  /** Paid orders of days on which an offer held for the way by which they were paid. */
  readonly withOffer: number
}

const MOST_COUPONS = 500

/** The coupons that were used in these days, those that were used most first. */
export async function listCouponSums(db: Db, span: Span, offers: readonly OfferDays[]): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    with offers as (
      select * from json_to_recordset(${JSON.stringify(offers)}::json) as offer ("paidBy" text, "from" date, until date)
    )
    select coupon_id as "couponId", sum(orders)::bigint as orders,
      coalesce(sum(orders) filter (where status = 'PAID'), 0)::bigint as "paidOrders",
      sum(taken_off)::bigint as "takenOff", sum(paid)::bigint as paid,
      coalesce(sum(orders) filter (where status = 'PAID' and exists (
        select from offers where "paidBy" = paid_by and day between "from" and until)), 0)::bigint as "withOffer"
    from (${usesIn(span, sql`coupon_id <> ''`)}) as uses
    group by coupon_id having sum(orders) <> 0 order by 2 desc, 1 limit ${MOST_COUPONS}`.execute(db)
  return rows
}

/** Paid orders of these days, and those of them with a coupon. */
export async function countPaid(db: Db, span: Span) {
  const { rows } = await sql<{ paidOrders: number; paidWithCoupon: number }>`
    select coalesce(sum(orders), 0)::bigint as "paidOrders",
      coalesce(sum(orders) filter (where coupon_id <> ''), 0)::bigint as "paidWithCoupon"
    from (${usesIn(span, sql`status = 'PAID'`)}) as uses`.execute(db)
  return rows[0] ?? { paidOrders: 0, paidWithCoupon: 0 }
}

function usesIn({ from, until }: Span, which: RawBuilder<unknown>) {
  const columns = sql`coupon_id, day, bundle_id, plan_id, variant_name, paid_by, is_first, status, orders, taken_off, paid,
    given_back`
  const isAsked = sql`day between ${from}::date and ${until}::date and ${which}`
  return sql`select ${columns} from orders.day_coupon_use where ${isAsked}
    union all select ${columns} from orders.unsummed_coupon_use where ${isAsked}`
}
