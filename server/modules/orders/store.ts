// SQL over orders.order and orders.event. Attempts are in attempt-store.ts.
import { sql } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { orderMay, type OrderAction, type OrderStatus } from '#core/modules/orders/order-status.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { attemptOfTransaction, closing, closingRow, leaving, type ClosingRow, type Outcome } from './attempt-store.ts'
import { orderFromRow, type OrderTerms, type HappenedTo, type StoredOrder, type ReturnReason } from './order-row.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'

/** Answers its number, or undefined when the learner has an open order for this course already. */
export async function insertOrder(tx: Tx, order: OrderTerms, event: string): Promise<string | undefined> {
  const { rows } = await insertRow(tx, { ...rowOf(order), event })
  return rows[0]?.number ?? undefined
}

const insertRow = prepared((db, { event, ...row }: ReturnType<typeof rowOf> & { readonly event: string }) =>
  db
    .with('made', (made) =>
      made
        .insertInto('orders.order')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'created_at', 'number']),
    )
    .insertInto('orders.event')
    .columns(['order_id', 'at', 'kind'])
    .expression((eb) => eb.selectFrom('made').select(['made.id', 'made.created_at', eb.val(event).as('kind')]))
    .returning((eb) => eb.selectFrom('made').select('made.number').as('number')),
)

function rowOf(order: OrderTerms) {
  return {
    id: order.id,
    kind: order.kind,
    account_id: order.accountId,
    learner_id: order.learnerId,
    entity_type: order.entityType,
    entity_id: order.entityId,
    bundle_id: order.bundleId,
    sold_as: order.soldAs,
    plan_id: order.planId,
    batch_id: order.batchId,
    variant_name: order.variantName,
    asl_group: order.aslGroup,
    title: order.title,
    cut_price: order.cutPrice,
    original_price: order.originalPrice,
    discount: order.discount,
    ...creditColumns(order),
    amount: order.amount,
    from_granted: order.fromGranted,
    from_purchased: order.fromPurchased,
    part_no: order.part?.no ?? null,
    part_count: order.part?.of ?? null,
    first_order_id: order.part?.firstOrderId ?? null,
    schedule: order.schedule && JSON.stringify(order.schedule),
    currency: order.currency,
    coupon_id: order.couponId,
    coupon_code: order.couponCode,
    policy_version: order.policyVersion,
    quote_hash: order.quoteHash,
    taxable: order.taxable,
    cgst: order.cgst,
    sgst: order.sgst,
    igst: order.igst,
    seller_state: order.sellerState,
    state_code: order.stateCode,
    buyer_name: order.buyerName,
    phone: order.phone,
    email: order.email,
    lang: order.lang,
    source: order.source,
    platform: order.platform,
    created_at: at(order.createdAt),
    expires_at: at(order.expiresAt),
    valid_till: at(order.validTill),
    emi: order.emi && JSON.stringify(order.emi),
    is_auto_payment_enabled: order.isAutoPaymentEnabled,
    status: 'OPEN',
  }
}

function creditColumns({ credit }: OrderTerms) {
  return { credit: credit?.amount ?? 0, credit_days: credit?.days ?? null, credit_order_id: credit?.orderId ?? null }
}

export interface Move {
  readonly orderId: string
  /** The action. The order's state must allow it. */
  readonly action: OrderAction
  readonly to: OrderStatus
  readonly now: Instant
  readonly event: { readonly kind: string; readonly detail?: string | undefined }
  readonly paidAmount?: Paise | undefined
  /** Left out where a charged attempt says it. */
  readonly paidBy?: 'OWN_WALLET' | undefined
  readonly returnReason?: ReturnReason | undefined
  /** Whose it was when it was read: it may have become another household's since. */
  readonly accountId?: string
  /** The money of this transaction has come: its attempt is closed, the order is paid by its method, and no other one runs. */
  readonly closes?: Outcome<'CHARGED'>
}

/**
 * Moves an order forward, if it is still in a state that allows it, and writes down that it did. Answers false when somebody
 * else was first: then nothing has changed.
 */
export async function moveOrder(db: Db, move: Move): Promise<boolean> {
  const { orderId, action, to, now, event, paidAmount, paidBy, returnReason, accountId, closes } = move
  const { numAffectedRows } = await moveRow(db, {
    orderId,
    from: orderMay[action],
    to,
    now: at(now),
    kind: event.kind,
    detail: event.detail ?? null,
    ...(paidAmount === undefined ? {} : { paidAmount }),
    ...(paidBy && { paidBy }),
    ...(returnReason === undefined ? {} : { returnReason }),
    ...(accountId === undefined ? {} : { accountId }),
    ...(closes && closingRow(closes)),
  })
  return numAffectedRows === 1n
}

interface MoveRow
  extends Pick<Move, 'orderId' | 'to' | 'paidAmount' | 'paidBy' | 'returnReason' | 'accountId'>, Partial<ClosingRow> {
  readonly from: readonly OrderStatus[]
  readonly now: DbTime
  readonly kind: string
  readonly detail: string | null
}

const moveRow = prepared((db, row: MoveRow) => {
  const { orderId, accountId, from, to, now, kind, detail, paidAmount, paidBy, returnReason } = row
  const moved = db.with('moved', (each) =>
    each
      .updateTable('orders.order')
      .set({
        status: to,
        ...(paidAmount === undefined ? {} : { paid_amount: paidAmount, paid_at: now }),
        ...(paidBy && { paid_by: paidBy }),
        ...(row.becomes && { paid_by: attemptOfTransaction(each, row as Required<MoveRow>).select('method') }),
        ...(returnReason === undefined ? {} : { return_reason: returnReason }),
      })
      .where('id', '=', orderId)
      .where((eb) => eb('status', '=', eb.fn.any(eb.val(from))))
      .$if(accountId !== undefined, (update) => update.where('account_id', '=', accountId ?? ''))
      .returning('id'),
  )
  const isMoved = sql<boolean>`exists (select from moved)`
  const closes = row as Required<MoveRow> // these come together
  const closed = row.becomes
    ? moved
        .with('closed', (each) => closing(each, closes).where('no', '=', noOf(each, closes)).where(isMoved))
        .with('left', (each) => leaving(each, closes).where('no', '!=', noOf(each, closes)).where(isMoved))
    : moved
  return closed
    .insertInto('orders.event')
    .columns(['order_id', 'at', 'kind', 'detail'])
    .expression(
      (eb) =>
      eb.selectFrom('moved').select((each) => ['moved.id', each.val(now).as('at'), each.val(kind).as('kind'), each.val(detail).as('detail')]), // prettier-ignore
    )
})

function noOf(db: Pick<Db, 'selectFrom'>, row: Required<MoveRow>) {
  return attemptOfTransaction(db, row).select('no')
}

export async function noteEvent(db: Db, orderId: string, event: HappenedTo): Promise<void> {
  await db
    .insertInto('orders.event')
    .values({ order_id: orderId, at: at(event.at), kind: event.kind, detail: event.detail })
    .execute()
}

export async function findOrder(db: Db, orderId: string): Promise<StoredOrder | undefined> {
  const { rows } = await selectOrder(db, { orderId })
  return rows[0] && orderFromRow(rows[0])
}

const selectOrder = prepared((db, { orderId }: { readonly orderId: string }) =>
  db.selectFrom('orders.order').selectAll().where('id', '=', orderId),
)

/** In the statement's own text: a prepared statement could not use the index over open orders otherwise. */
const OPEN = sql.lit('OPEN')

export async function findOpenOrder(db: Db, learnerId: string, entityId: string): Promise<StoredOrder | undefined> {
  const row = await openOrder(db, learnerId, entityId).executeTakeFirst()
  return row && orderFromRow(row)
}

/** Holds the order's row until the transaction ends. */
export async function lockOpenOrder(tx: Tx, learnerId: string, entityId: string): Promise<StoredOrder | undefined> {
  const row = await openOrder(tx, learnerId, entityId).forUpdate().executeTakeFirst()
  return row && orderFromRow(row)
}

export async function updateAutoPayment(tx: Tx, orderId: string, isEnabled: boolean): Promise<void> {
  await tx.updateTable('orders.order').set({ is_auto_payment_enabled: isEnabled }).where('id', '=', orderId).execute()
}

function openOrder(db: Db, learnerId: string, entityId: string) {
  return db
    .selectFrom('orders.order')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('entity_id', '=', entityId)
    .where('status', '=', OPEN)
}

/** Newest first, from the one before `before`. */
export async function listOrders(
  db: Db,
  accountId: string,
  page: { before?: string | undefined; size: number },
): Promise<StoredOrder[]> {
  let query = db.selectFrom('orders.order').selectAll().where('account_id', '=', accountId)
  if (page.before !== undefined) query = query.where('id', '<', page.before)
  const rows = await query.orderBy('id', 'desc').limit(page.size).execute()
  return rows.map(orderFromRow)
}

export async function listEvents(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, HappenedTo[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db.selectFrom('orders.event').selectAll().where('order_id', 'in', orderIds).orderBy('at').execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

/** Open orders whose time is over, oldest first, without those in `but`. `mayBePaid`: a payment may still come. */
export async function listOverdueOrders(
  db: Db,
  now: Instant,
  most: number,
  but: readonly string[],
): Promise<readonly { id: string; mayBePaid: boolean }[]> {
  const rows = await db
    .selectFrom('orders.order as due')
    .select((eb) => [
      'due.id',
      // Not by "exists": PostgreSQL would read all attempts ever made to answer it for many orders.
      eb.fn
        .coalesce(
          eb
            .selectFrom('orders.attempt')
            .select(sql<boolean>`true`.as('mayBePaid'))
            .whereRef('order_id', '=', 'due.id')
            .where('orders.attempt.status', 'not in', ['FAILED', 'NOT_STARTED'])
            .limit(1),
          sql<boolean>`false`,
        )
        .as('mayBePaid'),
    ])
    .where('due.status', '=', OPEN)
    .where('due.expires_at', '<=', at(now))
    .where((eb) => eb.not(eb('due.id', '=', eb.fn.any(eb.val(but)))))
    .orderBy('due.expires_at')
    .limit(most)
    .execute()
  return rows.map(({ id, mayBePaid }) => ({ id, mayBePaid: Boolean(mayBePaid) }))
}

/** Newest first. */
export async function listOrdersOfAccount(db: Db, accountId: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders.order')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute()
  return rows.map(orderFromRow)
}

/** The invoice keeps the details that tax law requires, so the order no longer needs the buyer's contact. */
export async function forgetBuyer(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('orders.order')
    .set({ phone: 'erased', email: null, buyer_name: null })
    .where('account_id', '=', accountId)
    .execute()
}

export function moveOrders(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassign(tx, 'orders.order', merging)
}
