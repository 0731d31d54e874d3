// SQL over the changes of sessions, the days without classes and the clashes.
import type { Instant } from '#core/kernel/time.ts'
import type { Closure } from '#core/modules/classroom/plan-sessions.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export type ChangeKind = 'ADDED' | 'MOVED' | 'SUBSTITUTED' | 'CANCELLED' | 'RESTORED'

export interface SessionChange {
  readonly id: string
  readonly sessionId: string
  /** Null: for all batches of the session. */
  readonly batchId: string | null
  readonly kind: ChangeKind
  readonly wasStartsAt: Instant | null
  readonly wasTeacherId: string | null
  readonly startsAt: Instant
  readonly reason: LocalisedText | null
  readonly at: Instant
}

export async function insertChanges(tx: Tx, changes: readonly SessionChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx
    .insertInto('classroom.session_change')
    .values(
      changes.map((change) => ({
        id: change.id,
        session_id: change.sessionId,
        batch_id: change.batchId,
        kind: change.kind,
        was_starts_at: at(change.wasStartsAt),
        was_teacher_id: change.wasTeacherId,
        starts_at: at(change.startsAt),
        reason: change.reason === null ? null : JSON.stringify(change.reason),
        at: at(change.at),
      })),
    )
    .execute()
}

/** The earliest class first. */
export async function listChanges(db: Db, ids: readonly string[]): Promise<SessionChange[]> {
  const rows = await db
    .selectFrom('classroom.session_change')
    .select(['id', 'session_id as sessionId', 'batch_id as batchId', 'kind', 'was_starts_at as wasStartsAt'])
    .select(['was_teacher_id as wasTeacherId', 'starts_at as startsAt', 'reason', 'at'])
    .$narrowType<{ kind: ChangeKind }>()
    .where('id', 'in', ['', ...ids])
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, reason: row.reason as LocalisedText | null })) // only texts are written there
}

/** Those that are not over on this day. */
export async function listClosures(db: Db, fromDay: string): Promise<Closure[]> {
  const rows = await db
    .selectFrom('classroom.closure')
    .select(['name', 'first_day as firstDay', 'last_day as lastDay', 'boards', 'grades'])
    .where('is_active', '=', true)
    .where('last_day', '>=', fromDay)
    .orderBy('first_day')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, name: row.name as LocalisedText })) // the contract's draft writes this column
}

export interface Clash {
  readonly id: string
  readonly subject: string
  readonly teacherId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

export async function replaceClashes(tx: Tx, batchId: string, clashes: readonly Clash[], now: Instant): Promise<void> {
  await tx.deleteFrom('classroom.clash').where('batch_id', '=', batchId).execute()
  if (clashes.length === 0) return
  await tx
    .insertInto('classroom.clash')
    .values(
      clashes.map(({ id, subject, teacherId, startsAt, endsAt }) => ({
        id,
        batch_id: batchId,
        subject,
        teacher_id: teacherId,
        starts_at: at(startsAt),
        ends_at: at(endsAt),
        found_at: at(now),
      })),
    )
    .execute()
}

/** Clashes of classes that are over. */
export async function deletePastClashes(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('classroom.clash').where('starts_at', '<', at(before)).execute()
}
