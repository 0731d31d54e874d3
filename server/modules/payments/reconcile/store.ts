// SQL over what the reconciler reads of payments, and over what it finds.
import { exceptionsStaffApi as api } from '#core/modules/payments/exceptions-api.ts'
import { sql } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Exception, KnownRefund } from '#core/modules/payments/exceptions.ts'
import type { Finding, LineKind } from '#core/modules/payments/reconcile.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const exceptions = tableStore(api.staffExceptions, {
  table: 'payments.exception',
  search: ['orderId', 'reason'],
  keys: ['orderId'],
})

export interface KnownLine {
  readonly id: string
  readonly orderId: string
  readonly kind: LineKind
  readonly amount: Paise
  readonly finding: Finding
  readonly isClosed: boolean
}

export async function listLines(db: Db, orderIds: readonly string[]): Promise<KnownLine[]> {
  const { rows } = await sql<KnownLine>`
    select id, order_id as "orderId", kind, amount, finding, is_closed as "isClosed"
    from payments.settlement_line where order_id = any(${[...orderIds]}) order by id`.execute(db)
  return rows
}

/** The newest first, from the one before `before`. */
export async function listLinedOrders(
  db: Db,
  { before, most }: { readonly before: string | undefined; readonly most: number },
): Promise<{ id: string; orderId: string; at: Instant }[]> {
  let query = db.selectFrom('payments.settlement_line').select(['id', 'order_id as orderId', 'imported_at as at'])
  if (before !== undefined) query = query.where('id', '<', before)
  return query.orderBy('id', 'desc').limit(most).execute()
}

/** Stores how the line differs from our books as they are now. */
export async function updateFinding(db: Db, id: string, finding: Finding, booked: Paise | null): Promise<void> {
  await db.updateTable('payments.settlement_line').set({ finding, booked }).where('id', '=', id).execute()
}

export async function listRefunds(
  db: Db,
  orderIds: readonly string[],
): Promise<(KnownRefund & { readonly orderId: string })[]> {
  const { rows } = await sql<KnownRefund & { readonly orderId: string }>`
    select order_id as "orderId", amount, status, bank_reference as "bankReference", requested_at as "requestedAt"
    from payments.refund where order_id = any(${[...orderIds]}) order by id`.execute(db)
  return rows
}

/** Orders with something open, from the one after `after`. */
export async function listOrdersInQuestion(db: Db, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select distinct order_id as "orderId" from payments.exception
    where status = 'OPEN' and order_id > ${after} order by 1 limit ${most}`.execute(db)
  return rows.map(({ orderId }) => orderId)
}

export interface StoredException extends Exception {
  readonly id: string
  readonly orderId: string
}

/**
 * Writes down every difference in these orders. An open difference that was not found again is resolved. A difference that
 * staff have resolved stays resolved, unless its amount has changed.
 */
export async function putExceptions(
  tx: Tx,
  orderIds: readonly string[],
  found: readonly StoredException[],
  now: Instant,
): Promise<void> {
  for (const { id, orderId, type, expected, found: amount } of found)
    await sql`
      insert into payments.exception as known (id, order_id, type, expected, found, status, found_at, checked_at)
      values (${id}, ${orderId}, ${type}, ${expected}, ${amount}, 'OPEN', ${at(now)}, ${at(now)})
      on conflict (order_id, type) do update set
        expected = excluded.expected, found = excluded.found, checked_at = excluded.checked_at, status = 'OPEN',
        found_at = case when known.status = 'OPEN' then known.found_at else excluded.found_at end,
        resolved_at = null, resolved_by = null, reason = null
      where known.status = 'OPEN' or known.resolved_by is null or known.found is distinct from excluded.found`.execute(
      tx,
    )
  await sql`
    update payments.exception set status = 'RESOLVED', resolved_at = ${at(now)}, checked_at = ${at(now)}
    where status = 'OPEN' and order_id = any(${[...orderIds]}) and (order_id, type) not in (
      select * from unnest(${found.map(({ orderId }) => orderId)}::text[], ${found.map(({ type }) => type)}::text[]))`.execute(
    tx,
  )
}

/** Answers false when it is not open. */
export async function resolve(
  db: Db,
  id: string,
  { by, reason }: { readonly by: string; readonly reason: string },
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments.exception')
    .set({ status: 'RESOLVED', resolved_at: at(now), resolved_by: by, reason })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface ExceptionStatus {
  readonly orderId: string
  readonly status: 'OPEN' | 'RESOLVED'
  readonly resolvedBy: string | null
  readonly reason: string | null
}

export async function findException(db: Db, id: string): Promise<ExceptionStatus | undefined> {
  const { rows } = await sql<ExceptionStatus>`
    select order_id as "orderId", status, resolved_by as "resolvedBy", reason
    from payments.exception where id = ${id}`.execute(db)
  return rows[0]
}
