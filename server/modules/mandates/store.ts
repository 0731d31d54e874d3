// SQL over mandates and what happened to them. Debits have a store of their own.
import type { Selectable } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { LogKind } from '#core/modules/mandates/mandate.ts'
import { LIVE_STATUSES, type MandateMethod, type MandateStatus } from '#core/modules/mandates/standing.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface StoredMandate {
  readonly id: string
  /** The order of the plan's first part. */
  readonly orderId: string
  readonly accountId: string
  /** At the gateway: the account that registered it. */
  readonly customerId: string
  readonly learnerId: string
  readonly bundleId: string
  readonly title: string
  readonly method: MandateMethod
  readonly status: MandateStatus
  /** False while the gateway has not taken what the household or staff decided. */
  readonly isTold: boolean
  readonly cap: Paise
  readonly termsVersion: string
  readonly lang: Language
  readonly gatewayId: string | null
  readonly upi: unknown
  readonly redirectUrl: string | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
  readonly validTill: Instant
  readonly closedAt: Instant | null
}

export type NewMandate = Omit<
  StoredMandate,
  'customerId' | 'status' | 'isTold' | 'gatewayId' | 'upi' | 'redirectUrl' | 'closedAt'
>

/** Answers false when the plan has a live one already. */
export async function insertMandate(tx: Tx, mandate: NewMandate): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mandates.mandate')
    .values({
      id: mandate.id,
      order_id: mandate.orderId,
      account_id: mandate.accountId,
      customer_id: mandate.accountId,
      learner_id: mandate.learnerId,
      bundle_id: mandate.bundleId,
      title: mandate.title,
      method: mandate.method,
      status: 'CREATED',
      cap: mandate.cap,
      terms_version: mandate.termsVersion,
      lang: mandate.lang,
      created_at: at(mandate.createdAt),
      expires_at: at(mandate.expiresAt),
      valid_till: at(mandate.validTill),
      checked_at: at(mandate.createdAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findMandate(db: Db, id: string): Promise<StoredMandate | undefined> {
  const row = await db.selectFrom('mandates.mandate').selectAll().where('id', '=', id).executeTakeFirst()
  return row && mandateFromRow(row)
}

/** Holds it until the transaction ends. */
export async function lockMandate(tx: Tx, id: string): Promise<StoredMandate | undefined> {
  const row = await tx.selectFrom('mandates.mandate').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && mandateFromRow(row)
}

/** Newest first. */
export async function listMandates(db: Db, accountId: string): Promise<StoredMandate[]> {
  const query = db.selectFrom('mandates.mandate').selectAll().where('account_id', '=', accountId)
  return (await query.orderBy('id', 'desc').limit(100).execute()).map(mandateFromRow)
}

export async function findLiveMandate(db: Db, orderId: string): Promise<StoredMandate | undefined> {
  const query = db.selectFrom('mandates.mandate').selectAll().where('order_id', '=', orderId)
  const row = await query.where('status', 'in', [...LIVE_STATUSES]).executeTakeFirst()
  return row && mandateFromRow(row)
}

export interface MandateChange {
  readonly status?: MandateStatus
  readonly isTold?: boolean
  readonly gatewayId?: string
  readonly upi?: object | undefined
  readonly redirectUrl?: string | undefined
  readonly closedAt?: Instant
}

export async function updateMandate(db: Db, id: string, change: MandateChange): Promise<void> {
  const { status, isTold, gatewayId, upi, redirectUrl, closedAt } = change
  await db
    .updateTable('mandates.mandate')
    .set({
      status,
      is_told: isTold,
      gateway_id: gatewayId,
      upi: upi && JSON.stringify(upi),
      redirect_url: redirectUrl,
      closed_at: at(closedAt),
    })
    .where('id', '=', id)
    .execute()
}

/** The gateway has taken what was decided, unless something else has been decided since. */
export async function markTold(db: Db, { id, status }: StoredMandate): Promise<void> {
  await db.updateTable('mandates.mandate').set({ is_told: true }).where('id', '=', id).where('status', '=', status).execute() // prettier-ignore
}

/** Takes the turn to ask the gateway about a mandate: of all who would, one does, at most once in a while. */
export async function takeTurnToRead(db: Db, id: string, now: Instant, before: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mandates.mandate')
    .set({ checked_at: at(now) })
    .where('id', '=', id)
    .where('checked_at', '<=', at(before))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface MandateLogEntry {
  readonly at: Instant
  readonly kind: LogKind
  readonly no?: number | undefined
  /** For staff: a bank's code, a reference. */
  readonly detail?: string | undefined
}

export async function noteEvent(
  db: Db,
  mandateId: string,
  { at: when, kind, no, detail }: MandateLogEntry,
): Promise<void> {
  const row = { mandate_id: mandateId, at: at(when), kind, no: no ?? null, detail: detail ?? null }
  await db.insertInto('mandates.event').values(row).execute()
}

/** The events of these mandates, newest first. */
export async function listEvents(db: Db, mandateIds: readonly string[]) {
  if (mandateIds.length === 0) return new Map<string, never[]>()
  const query = db
    .selectFrom('mandates.event')
    .selectAll()
    .where('mandate_id', 'in', [...mandateIds])
  const rows = await query.orderBy('at', 'desc').limit(1_000).execute()
  const events = rows.map(({ mandate_id: mandateId, at: when, kind, no }) => ({
    mandateId,
    at: when,
    kind: kind as LogKind, // written from one
    no,
  }))
  return Map.groupBy(events, ({ mandateId }) => mandateId)
}

function mandateFromRow(row: Selectable<Tables['mandates.mandate']>): StoredMandate {
  return {
    id: row.id,
    orderId: row.order_id,
    accountId: row.account_id,
    customerId: row.customer_id,
    learnerId: row.learner_id,
    bundleId: row.bundle_id,
    title: row.title,
    method: row.method as MandateMethod, // the table's check
    status: row.status as MandateStatus, // likewise
    isTold: row.is_told,
    cap: toPaise(row.cap),
    termsVersion: row.terms_version,
    lang: row.lang as Language, // written from a Language
    gatewayId: row.gateway_id,
    upi: row.upi,
    redirectUrl: row.redirect_url,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    validTill: row.valid_till,
    closedAt: row.closed_at,
  }
}

export function moveMandates(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassign(tx, 'mandates.mandate', merging)
}
