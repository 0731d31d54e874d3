// SQL over pools: coupons of one use each that were made for another coupon, and are as it is.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { couponKey } from '#core/modules/coupons/coupon-code.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/**
 * The columns that a code copies from its pool. Its limit is always one use, and it is never listed publicly, so
 * neither is copied.
 */
const TERMS = sql.raw(`coupon_type, redeem, course_types, entity_types, entity_ids, plan_ids, variant_names, grades,
  minimum_amount, starts_at, ends_at, max_uses_per_user, partner_hash, title`)
const NEW_TERMS = sql.raw(`model.coupon_type, model.redeem, model.course_types, model.entity_types, model.entity_ids,
  model.plan_ids, model.variant_names, model.grades, model.minimum_amount, model.starts_at, model.ends_at,
  model.max_uses_per_user, model.partner_hash, model.title`)

export interface NewCode {
  readonly id: string
  readonly code: string
}

/** Turns the coupon into a pool: its own code is no longer valid. */
export async function insertCodes(tx: Tx, poolId: string, codes: readonly NewCode[]): Promise<void> {
  await sql`update coupons.coupon set is_pool = true where id = ${poolId}`.execute(tx)
  const rows = JSON.stringify(codes.map(({ id, code }) => ({ id, code, key: couponKey(code) })))
  await sql`insert into coupons.coupon (id, code, code_key, pool_id, max_uses, is_active, is_granted, ${TERMS})
    select fresh.id, fresh.code, fresh.key, model.id, 1, model.is_active, model.is_granted, ${NEW_TERMS}
    from coupons.coupon model, json_to_recordset(${rows}::json) as fresh (id text, code text, key text)
    where model.id = ${poolId}`.execute(tx)
  await sql`insert into coupons.use_stripe (coupon_id, stripe, free)
    select id, 0, 1 from json_to_recordset(${rows}::json) as fresh (id text)`.execute(tx)
}

/** Copies the changed terms of a pool to its codes, including whether they are active. */
export async function updateCodes(tx: Tx, poolId: string): Promise<void> {
  await sql`update coupons.coupon code
    set (${TERMS}) = row(${NEW_TERMS}), is_active = model.is_active and code.revoked_at is null
    from coupons.coupon model where model.id = ${poolId} and code.pool_id = model.id`.execute(tx)
}

/** Revokes the codes of a pool, or only the named ones. Codes that are used or reserved stay as they are. */
export async function revokeCodes(
  tx: Tx,
  { poolId, ids }: { readonly poolId?: string; readonly ids?: readonly string[] },
  now: Instant,
): Promise<number> {
  const which = ids ? sql`id = any(${[...ids]}::text[])` : sql`pool_id = ${poolId}`
  const { numAffectedRows = 0n } = await sql`update coupons.coupon set is_active = false, revoked_at = ${at(now)}
    where ${which} and pool_id is not null and revoked_at is null and not exists (
      select from coupons.reservation where coupon_id = coupon.id and status in ('RESERVED', 'REDEEMED'))`.execute(tx)
  return Number(numAffectedRows)
}

/** Which of four a code is in. */
export const codeState = sql`case
  when exists (select from coupons.reservation where coupon_id = coupon.id and status = 'REDEEMED') then 'USED'
  when exists (select from coupons.reservation where coupon_id = coupon.id and status = 'RESERVED') then 'HELD'
  when revoked_at is not null then 'REVOKED' else 'FREE' end`
