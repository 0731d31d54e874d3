// SQL over the signs of attempts. Rows are added and never changed.
import { sql } from 'kysely'
import type { SignalKind } from '#core/modules/attempts/signal.ts'
import { isoString, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Signal {
  readonly kind: SignalKind
  readonly questionId: string | null
  readonly ms: number | null
  readonly clientAt: Instant
}

/** Signs of one attempt; more than this are a fault of the page, or of somebody who fills the table. */
const MOST_SIGNALS = 2_000

export async function insertSignals(db: Db, attemptId: string, signals: readonly Signal[], now: Instant): Promise<void> {
  const rows = signals.map((signal) => ({ ...signal, clientAt: isoString(signal.clientAt) }))
  await sql`
    insert into attempts.signal (attempt_id, kind, question_id, ms, client_at, received_at)
    select ${attemptId}, kind, "questionId", ms, "clientAt", ${at(now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (kind text, "questionId" text, ms int, "clientAt" timestamptz)
    where (select count(*) from attempts.signal where attempt_id = ${attemptId}) < ${MOST_SIGNALS}`.execute(db)
} // prettier-ignore

export async function listSignals(db: Db, attemptId: string): Promise<(Signal & { readonly receivedAt: Instant })[]> {
  const { rows } = await sql<Signal & { readonly receivedAt: Instant }>`
    select kind, question_id as "questionId", ms, client_at as "clientAt", received_at as "receivedAt"
    from attempts.signal where attempt_id = ${attemptId} order by id limit ${MOST_SIGNALS}`.execute(db)
  return rows
}
