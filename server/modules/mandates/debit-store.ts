// SQL over debits: one for each instalment that a mandate collects.
import type { Selectable } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { OPEN_DEBITS, SKIPPABLE, type AskReason, type DebitState } from '#core/modules/mandates/standing.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface StoredDebit {
  readonly id: string
  readonly mandateId: string
  readonly partId: string
  readonly no: number
  readonly partCount: number
  readonly amount: Paise
  readonly dueAt: Instant
  readonly executeAt: Instant
  readonly state: DebitState
  readonly reason: AskReason | null
  /** How many notices have failed. */
  readonly notices: number
  /** One that failed is followed by another no sooner. */
  readonly noticeAfter: Instant | null
  readonly notificationId: string | null
  readonly notifiedAt: Instant | null
  readonly attempts: number
  /** The order of the last attempt. */
  readonly orderId: string | null
  readonly startedAt: Instant | null
}

export type NewDebit = Pick<
  StoredDebit,
  'id' | 'mandateId' | 'partId' | 'no' | 'partCount' | 'amount' | 'dueAt' | 'executeAt'
>

/** Answers false when this instalment has been planned before: it is never collected twice. */
export async function insertDebit(tx: Tx, debit: NewDebit): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mandates.debit')
    .values({
      id: debit.id,
      mandate_id: debit.mandateId,
      part_id: debit.partId,
      no: debit.no,
      part_count: debit.partCount,
      amount: debit.amount,
      due_at: at(debit.dueAt),
      execute_at: at(debit.executeAt),
      state: 'PLANNED',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findDebit(db: Db, id: string): Promise<StoredDebit | undefined> {
  const row = await db.selectFrom('mandates.debit').selectAll().where('id', '=', id).executeTakeFirst()
  return row && debitFromRow(row)
}

/** The debits of these mandates that are still to be taken or on their way. */
export async function listOpenDebits(db: Db, mandateIds: readonly string[]): Promise<StoredDebit[]> {
  if (mandateIds.length === 0) return []
  const query = db
    .selectFrom('mandates.debit')
    .selectAll()
    .where('mandate_id', 'in', [...mandateIds])
  const rows = await query
    .where('state', 'in', [...OPEN_DEBITS])
    .orderBy('no')
    .execute()
  return rows.map(debitFromRow)
}

/** The debits of one instalment, over every mandate the plan has had. */
export async function listDebitsOfPart(db: Db, firstOrderId: string, no: number): Promise<StoredDebit[]> {
  const rows = await db
    .selectFrom('mandates.debit as d')
    .innerJoin('mandates.mandate as m', 'm.id', 'd.mandate_id')
    .selectAll('d')
    .where('m.order_id', '=', firstOrderId)
    .where('d.no', '=', no)
    .where('d.state', 'not in', ['PAID', 'CLOSED'])
    .execute()
  return rows.map(debitFromRow)
}

export interface DebitChange {
  readonly state?: DebitState
  readonly reason?: AskReason | null
  readonly dueAt?: Instant
  readonly executeAt?: Instant
  readonly notices?: number
  readonly noticeAfter?: Instant | null
  readonly notificationId?: string | null
  readonly notifiedAt?: Instant | null
  readonly attempts?: number
  readonly orderId?: string
  readonly startedAt?: Instant
}

/** Answers false when it is no longer in the state it was seen in: then nothing is changed. */
export async function updateDebit(
  db: Db,
  { id, state: from }: Pick<StoredDebit, 'id' | 'state'>,
  change: DebitChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mandates.debit')
    .set({ ...plainColumns(change), ...instantColumns(change) })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function plainColumns({ state, reason, notices, notificationId, attempts, orderId }: DebitChange) {
  return {
    // A state of its own reason, or of none.
    ...(state === undefined ? {} : { state, reason: reason ?? null }),
    notices,
    notification_id: notificationId,
    attempts,
    order_id: orderId,
  }
}

function instantColumns({ dueAt, executeAt, noticeAfter, notifiedAt, startedAt }: DebitChange) {
  return {
    due_at: at(dueAt),
    execute_at: at(executeAt),
    notice_after: at(noticeAfter),
    notified_at: at(notifiedAt),
    started_at: at(startedAt),
  }
}

/** Nothing of this mandate is taken any more, but for what is at the bank already. Answers the instalments it was to take. */
export async function stopDebits(tx: Tx, mandateId: string): Promise<number[]> {
  const rows = await tx
    .updateTable('mandates.debit')
    .set({ state: 'ASKED', reason: 'STOPPED' satisfies AskReason })
    .where('mandate_id', '=', mandateId)
    .where('state', 'in', [...SKIPPABLE])
    .returning('no')
    .execute()
  return rows.map(({ no }) => no)
}

function debitFromRow(row: Selectable<Tables['mandates.debit']>): StoredDebit {
  return {
    id: row.id,
    mandateId: row.mandate_id,
    partId: row.part_id,
    no: row.no,
    partCount: row.part_count,
    amount: toPaise(row.amount),
    dueAt: row.due_at,
    executeAt: row.execute_at,
    state: row.state as DebitState, // the table's check
    reason: row.reason as AskReason | null, // likewise
    notices: row.notices,
    noticeAfter: row.notice_after,
    notificationId: row.notification_id,
    notifiedAt: row.notified_at,
    attempts: row.attempts,
    orderId: row.order_id,
    startedAt: row.started_at,
  }
}
