// All SQL over the instalments schema, what staff see apart. No other file names an instalments table.
import { sql, type Selectable } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import type { OfferTerms } from '#core/modules/instalments/schedule.ts'
import type { LateTerms, InstalmentPart, PartState, Stage } from '#core/modules/instalments/standing.ts'
import type { QuotedPart } from '#core/modules/orders/order.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'

export type Terms = OfferTerms & LateTerms

export async function getTerms(db: Db): Promise<Terms> {
  const row = await db.selectFrom('instalments.terms').selectAll().executeTakeFirstOrThrow()
  return {
    leastTotal: toPaise(row.least_total),
    leastPart: toPaise(row.least_part),
    counts: row.counts,
    remindDays: row.remind_days,
    graceDays: row.grace_days,
    suspendDays: row.suspend_days,
  }
}

export interface StoredPart extends InstalmentPart {
  readonly id: string
  readonly discountAmount: Paise
  readonly orderId: string | null
  readonly paidAt: Instant | null
}

export interface Plan {
  readonly id: string
  readonly orderId: string
  readonly accountId: string
  readonly learnerId: string
  readonly bundleId: string
  readonly title: string
  readonly variantName: string | null
  readonly state: 'RUNNING' | 'DONE' | 'CANCELLED'
  readonly stage: Stage
  readonly toldAt: Instant | null
  /** The next part is collected by a mandate. */
  readonly isDebited: boolean
  readonly parts: readonly StoredPart[]
}

export type NewPlan = Pick<Plan, 'id' | 'orderId' | 'accountId' | 'learnerId' | 'bundleId' | 'title' | 'variantName'>

/** Answers false when this order's plan is there already. */
export async function insertPlan(tx: Tx, plan: NewPlan, now: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('instalments.plan')
    .values({
      id: plan.id,
      order_id: plan.orderId,
      account_id: plan.accountId,
      learner_id: plan.learnerId,
      bundle_id: plan.bundleId,
      title: plan.title,
      variant_name: plan.variantName,
      state: 'RUNNING',
      created_at: at(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function insertPart(tx: Tx, planId: string, id: string, part: QuotedPart): Promise<void> {
  await tx
    .insertInto('instalments.part')
    .values({
      id,
      plan_id: planId,
      no: part.no,
      due_at: at(part.dueAt),
      total_amount: part.totalAmount,
      discount_amount: part.discountAmount,
      state: 'OPEN',
    })
    .execute()
}

/** With all its parts, in their order. */
export async function findPlanOfOrder(db: Db, orderId: string): Promise<Plan | undefined> {
  return (await listWhere(db, { order_id: orderId }))[0]
}

export async function listPlans(db: Db, accountId: string): Promise<Plan[]> {
  return listWhere(db, { account_id: accountId })
}

/** The plan that counts for a learner's course. A course may be bought again after it was given back. */
export async function findPlan(db: Db, learnerId: string, bundleId: string): Promise<Plan | undefined> {
  const plans = await listWhere(db, { learner_id: learnerId, bundle_id: bundleId })
  return plans.find(({ state }) => state !== 'CANCELLED') ?? plans[0]
}

/** Holds the plan until the transaction ends. */
export async function lockPlan(tx: Tx, orderId: string): Promise<Plan | undefined> {
  await tx.selectFrom('instalments.plan').select('id').where('order_id', '=', orderId).forUpdate().execute()
  return findPlanOfOrder(tx, orderId)
}

type Narrowing = Partial<
  Pick<Selectable<Tables['instalments.plan']>, 'order_id' | 'account_id' | 'learner_id' | 'bundle_id'>
>

/** Newest first. */
async function listWhere(db: Db, narrowing: Narrowing): Promise<Plan[]> {
  let query = db.selectFrom('instalments.plan').selectAll()
  for (const [column, value] of Object.entries(narrowing))
    query = query.where(column as keyof Narrowing & string, '=', value)
  const rows = await query.orderBy('id', 'desc').limit(200).execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const parts = await db.selectFrom('instalments.part').selectAll().where('plan_id', 'in', ids).orderBy('no').execute()
  const byPlan = Map.groupBy(parts, ({ plan_id }) => plan_id)
  return rows.map((row) => planFromRow(row, byPlan.get(row.id) ?? []))
}

/** Answers false when the part is settled already. */
export async function markPaid(tx: Tx, planId: string, no: number, paid: { orderId: string; at: Instant }) {
  const { numUpdatedRows } = await tx
    .updateTable('instalments.part')
    .set({ state: 'PAID', order_id: paid.orderId, paid_at: at(paid.at) })
    .where('plan_id', '=', planId)
    .where('no', '=', no)
    .where('state', '<>', 'PAID')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Its money has gone back. */
export async function reopenPart(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('instalments.part')
    .set({ state: 'OPEN', order_id: null, paid_at: null })
    .where('order_id', '=', orderId)
    .execute()
}

export async function cancelOpenParts(tx: Tx, planId: string): Promise<void> {
  await tx
    .updateTable('instalments.part')
    .set({ state: 'CANCELLED' })
    .where('plan_id', '=', planId)
    .where('state', '=', 'OPEN')
    .execute()
}

export async function updatePlan(tx: Tx, id: string, change: Partial<Pick<Plan, 'state' | 'stage' | 'toldAt'>>) {
  const { state, stage, toldAt } = change
  await tx
    .updateTable('instalments.plan')
    .set({
      state,
      stage,
      told_at: at(toldAt),
    })
    .where('id', '=', id)
    .execute()
}

/** Records if a mandate collects the next part of the plan that this order began. */
export async function setDebited(tx: Tx, orderId: string, isDebited: boolean): Promise<void> {
  await tx.updateTable('instalments.plan').set({ is_debited: isDebited }).where('order_id', '=', orderId).execute()
}

/** A course that has been suspended for so long stays suspended without being looked at, until its part is paid or given more time. */
const LONG_LATE_DAYS = 60

/**
 * The orders of plans whose next part is due soon or late, or whose stage is not quiet any more. At most so many, from the plan after `after`.
 */
export async function listPlansToLookAt(
  db: Db,
  { now, terms, after, most }: { now: Instant; terms: Terms; after: string; most: number },
): Promise<{ id: string; orderId: string }[]> {
  const soon = later(now, (terms.remindDays + 1) * DAY)
  const suspended = later(now, -(terms.suspendDays + LONG_LATE_DAYS) * DAY)
  const { rows } = await sql<{ id: string; orderId: string }>`
    select id, order_id as "orderId" from instalments.plan where id in (
      select plan_id from instalments.part
      where state = 'OPEN' and due_at > ${at(suspended)} and due_at <= ${at(soon)} and plan_id > ${after}
      union select late.id from instalments.plan as late
      where state = 'RUNNING' and stage <> 'QUIET' and late.id > ${after} and (stage <> 'SUSPENDED'
        or not exists (select from instalments.part
          where plan_id = late.id and part.state = 'OPEN' and due_at <= ${at(suspended)}))
      order by 1 limit ${most})
      and state = 'RUNNING'
    order by id`.execute(db)
  return rows
}

function planFromRow(
  row: Selectable<Tables['instalments.plan']>,
  parts: Selectable<Tables['instalments.part']>[],
): Plan {
  return {
    id: row.id,
    orderId: row.order_id,
    accountId: row.account_id,
    learnerId: row.learner_id,
    bundleId: row.bundle_id,
    title: row.title,
    variantName: row.variant_name,
    state: row.state as Plan['state'], // the table's check
    stage: row.stage as Stage, // likewise
    toldAt: row.told_at,
    isDebited: row.is_debited,
    parts: parts.map((part) => ({
      id: part.id,
      no: part.no,
      dueAt: part.due_at,
      totalAmount: toPaise(part.total_amount),
      discountAmount: toPaise(part.discount_amount),
      state: part.state as PartState, // the table's check
      orderId: part.order_id,
      paidAt: part.paid_at,
    })),
  }
}

export function moveInstalments(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassign(tx, 'instalments.plan', merging)
}
