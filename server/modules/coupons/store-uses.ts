// SQL over the uses of coupons: what is left of the limited ones, and who holds which.
import { sql, type RawBuilder } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { LIVE, type ReservationStatus } from '#core/modules/coupons/reservation-status.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { HouseholdMerge } from '#server/platform/database/reassign.ts'

// The states are literals and not parameters: only then can a prepared statement use the indexes over live and over
// reserved rows. The query for one order's reservation sends RESERVED as a parameter: otherwise the database would read
// all reserved rows to find it.
const isLive = sql`status in (${sql.join(LIVE.map((status) => sql.lit(status)))})`
const RESERVED = 'RESERVED' satisfies ReservationStatus

export interface Uses {
  /** Left of a limited coupon; 0 of an unlimited one. */
  readonly free: number
  readonly redeemedByAccount: number
  /** Held by the account's own orders that are not paid. */
  readonly heldByAccount: number
}

export async function countUses(db: Db, couponId: string, accountId: string | undefined): Promise<Uses> {
  const { rows } = await selectUses(db, { couponId, accountId: accountId ?? null })
  return rows[0] ?? { free: 0, redeemedByAccount: 0, heldByAccount: 0 }
}

const selectUses = prepared(
  (_, { couponId, accountId }: { readonly couponId: string; readonly accountId: string | null }) => sql<Uses>`
    select (select coalesce(sum(free), 0) from coupons.use_stripe where coupon_id = ${couponId}) as free,
      count(*) filter (where status = 'REDEEMED') as "redeemedByAccount",
      count(*) filter (where status = 'RESERVED') as "heldByAccount"
    from coupons.reservation
    where coupon_id = ${couponId} and account_id = ${accountId} and ${isLive}`,
)

/** The account's own unpaid orders that keep a use of this coupon, where none is left for another one. */
export async function listOwnHolders(db: Db, { couponId, accountId }: Holder): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    with own as (
      select order_id, status from coupons.reservation
      where coupon_id = ${couponId} and account_id = ${accountId} and ${isLive})
    select own.order_id as "orderId" from own join coupons.coupon on coupon.id = ${couponId}
    where own.status = 'RESERVED'
      and ((select count(*) from own) >= max_uses_per_user
        or max_uses is not null and not exists (select from coupons.use_stripe where coupon_id = ${couponId}))
    order by own.order_id`.execute(db)
  return rows.map(({ orderId }) => orderId)
}

/** Those of these limited coupons that have a use left. */
export async function listUsable(db: Db, couponIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('coupons.use_stripe')
    .select('coupon_id')
    .distinct()
    .where((eb) => eb('coupon_id', '=', eb.fn.any(eb.val(couponIds))))
    .execute()
  return new Set(rows.map(({ coupon_id }) => coupon_id))
}

interface Holder {
  readonly couponId: string
  readonly accountId: string
}

/**
 * Makes an account's orders that use the same limited coupon take their turns until the transaction ends: each then counts
 * what the ones before it have taken. Locks nothing where accounts are not limited.
 */
export async function lockOwnUses(tx: Tx, { couponId, accountId }: Holder): Promise<void> {
  await selectOwnLock(tx, { couponId, accountId })
}

const selectOwnLock = prepared(
  (_, { couponId, accountId }: Holder) => sql`
    select ${ownUsesLock(sql`${couponId}`, sql`${accountId}`)}
    from coupons.coupon where id = ${couponId} and max_uses_per_user is not null`,
)

function ownUsesLock(couponId: RawBuilder<unknown>, accountId: RawBuilder<unknown>) {
  return sql`pg_advisory_xact_lock(hashtextextended(concat_ws(' ', ${couponId}::text, ${accountId}::text), 0))`
}

export interface NewReservation extends Holder {
  readonly orderId: string
  readonly discount: Paise
  readonly now: Instant
  readonly expiresAt: Instant
}

export type ReservationOutcome = 'TAKEN' | 'SWITCHED_OFF' | 'ACCOUNT_HAS_NONE_LEFT' | 'NONE_LEFT'

/** Takes one use for an order. The account's uses must be locked: lockOwnUses. */
export async function insertReservation(
  tx: Tx,
  { couponId, accountId, orderId, discount, now, expiresAt }: NewReservation,
): Promise<ReservationOutcome> {
  const use = { couponId, accountId, orderId, discount, now: at(now), expiresAt: at(expiresAt) }
  const [made] = (await takeAndReserve(tx, use)).rows
  if (made?.isTaken) return 'TAKEN'
  if (!made?.isActive) return 'SWITCHED_OFF'
  return made.isAllowed ? 'NONE_LEFT' : 'ACCOUNT_HAS_NONE_LEFT'
}

interface Use extends Holder {
  readonly orderId: string
  readonly discount: Paise
  readonly now: DbTime
  readonly expiresAt: DbTime
}

const takeAndReserve = prepared(
  (_, use: Use) => sql<{ isActive: boolean; isAllowed: boolean; isTaken: boolean }>`
    with ${ownSlot(use, sql`is_active`)}, ${takenUse(use, sql`exists (select from own)`)},
    reserved as (
      insert into coupons.reservation
        (order_id, coupon_id, account_id, stripe, slot, discount, status, reserved_at, expires_at)
      select ${use.orderId}, ${use.couponId}, ${use.accountId}, taken.stripe, own.slot, ${use.discount}::bigint,
        'RESERVED', ${use.now}::timestamptz, ${use.expiresAt}::timestamptz
      from own left join taken on true
      where own.max_uses is null or taken.stripe is not null
      returning 1)
    select exists (select from coupons.coupon where id = ${use.couponId} and is_active) as "isActive",
      exists (select from own) as "isAllowed", exists (select from reserved) as "isTaken"`,
)

/** The limits and the lowest of the account's slots that is free. No row when the account has none left, or not `when`. */
function ownSlot({ couponId, accountId }: Holder, when: RawBuilder<unknown>) {
  return sql`own as materialized (
    select * from (
      select max_uses, max_uses_per_user, (
        select min(n) from generate_series(1, max_uses_per_user) n
        where not exists (
          select from coupons.reservation
          where coupon_id = ${couponId} and account_id = ${accountId} and slot = n and ${isLive})) as slot
      from coupons.coupon where id = ${couponId} and ${when}) as limits
    where max_uses_per_user is null or slot is not null)`
}

/**
 * One use out of any stripe that nobody holds at this moment; when all are held, out of the first that is let go with a use
 * still in it. So nobody is refused who might have had one, and nobody gets one too many.
 */
function takenUse({ couponId }: Holder, when: RawBuilder<unknown>) {
  return sql`at_once as materialized (
    select stripe, free from coupons.use_stripe where coupon_id = ${couponId} and ${when}
    order by random() limit 1 for update skip locked),
  waited_for as materialized (
    select stripe, free from coupons.use_stripe where coupon_id = ${couponId} and ${when} and not exists (select from at_once)
    order by random() limit 1 for update),
  held as (select * from at_once union all select * from waited_for),
  emptied as (
    delete from coupons.use_stripe use using held
    where use.coupon_id = ${couponId} and use.stripe = held.stripe and held.free = 1
    returning use.stripe),
  -- Of held.free: this statement's own view of the row may be older than the lock.
  lessened as (
    update coupons.use_stripe use set free = held.free - 1 from held
    where use.coupon_id = ${couponId} and use.stripe = held.stripe and held.free > 1
    returning use.stripe),
  taken as (select * from emptied union all select * from lessened)`
}

export interface Redemption extends Holder {
  /** False when the use was given back before. */
  readonly isRedeemed: boolean
}

/** RESERVED → REDEEMED. Undefined when the order has no coupon or has redeemed it already. */
export async function redeemReservation(tx: Tx, orderId: string, now: Instant): Promise<Redemption | undefined> {
  return (await redeem(tx, { orderId, now: at(now) })).rows[0]
}

const redeem = prepared(
  (_, { orderId, now }: { readonly orderId: string; readonly now: DbTime }) => sql<Redemption>`
    with redeemed as (
      update coupons.reservation set status = 'REDEEMED', ended_at = ${now}
      where order_id = ${orderId} and status = ${RESERVED}
      returning coupon_id, account_id)
    select coupon_id as "couponId", account_id as "accountId", true as "isRedeemed" from redeemed
    union all
    select coupon_id, account_id, false from coupons.reservation
    where order_id = ${orderId} and status <> 'REDEEMED' and not exists (select from redeemed)`,
)

/** RELEASED or EXPIRED → REDEEMED, if a use is left to take afresh; false if none is. The account's uses must be locked. */
export async function redeemLate(tx: Tx, holder: Holder, orderId: string, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with lapsed as materialized (
      select order_id from coupons.reservation
      where order_id = ${orderId} and not ${isLive} for update),
    ${ownSlot(holder, sql`true`)}, ${takenUse(holder, sql`exists (select from lapsed) and exists (select from own)`)}
    update coupons.reservation r set status = 'REDEEMED', ended_at = ${at(now)}, stripe = taken.stripe, slot = own.slot
    from lapsed, own left join taken on true
    where r.order_id = lapsed.order_id and (own.max_uses is null or taken.stripe is not null)`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * RESERVED → RELEASED or EXPIRED, and the use is free again. The account's uses are locked first, so that an order which gives
 * one use back and takes another locks in the same order as one that only takes. False when there was none to give back.
 */
export async function giveBack(
  db: Db,
  orderId: string,
  to: Extract<ReservationStatus, 'RELEASED' | 'EXPIRED'>,
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql`
    with held as materialized (
      select order_id, case when max_uses_per_user is not null then ${ownUsesLock(sql`coupon_id`, sql`account_id`)}::text end
      from coupons.reservation join coupons.coupon on coupon.id = coupon_id
      where order_id = ${orderId} and status = ${RESERVED}),
    ended as (
      update coupons.reservation set status = ${to}, ended_at = ${at(now)} from held
      where reservation.order_id = held.order_id and status = ${RESERVED}
      returning coupon_id, stripe),
    returned as (
      insert into coupons.use_stripe as use (coupon_id, stripe, free)
      select coupon_id, stripe, 1 from ended where stripe is not null
      on conflict (coupon_id, stripe) do update set free = use.free + 1)
    select from ended`.execute(db)
  return rows.length === 1
}

export async function listOverdueReservations(
  db: Db,
  now: Instant,
  limit: number,
  but: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('coupons.reservation')
    .select('order_id')
    .where('status', '=', sql.lit(RESERVED))
    .where('expires_at', '<=', at(now))
    .where((eb) => eb.not(eb('order_id', '=', eb.fn.any(eb.val(but)))))
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Uses of both households count as those of the one that stays, also where they are more than one household may have. */
export async function moveUses(tx: Tx, { from, into }: HouseholdMerge): Promise<void> {
  await sql`select ${ownUsesLock(sql`coupon_id`, sql`${into}`)} from (
    select distinct coupon_id from coupons.reservation where account_id = ${from} order by coupon_id) as used`.execute(
    tx,
  )
  await sql`update coupons.reservation as use set account_id = ${into},
      slot = slot + coalesce((select max(slot) from coupons.reservation
        where coupon_id = use.coupon_id and account_id = ${into} and ${isLive}), 0)
    where account_id = ${from}`.execute(tx)
}
