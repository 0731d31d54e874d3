// SQL that reads sessions. SQL that writes them is in store-write.ts.
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Instant } from '#core/kernel/time.ts'
import type { SessionKind, SessionStatus } from '#core/modules/classroom/session-status.ts'
import type { PlacedSession } from '#core/modules/classroom/plan-sessions.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** A session as one of its batches has it. */
export interface BatchSession {
  readonly id: string
  readonly uid: string
  readonly sequence: number
  readonly batchId: string
  readonly bundleId: string
  readonly kind: SessionKind
  readonly status: SessionStatus
  readonly subject: string
  readonly teacherId: string
  readonly substituteFor: string | null
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly slotStartsAt: Instant
  readonly reason: LocalisedText | null
}

interface Span {
  /** Sessions that end after this. */
  readonly from: Instant
  /** Sessions that start before this. */
  readonly till: Instant
}

/** The sessions of these batches, cancelled ones too, the earliest first. */
export async function listBatchSessions(
  db: Db,
  batchIds: readonly string[],
  { from, till }: Span,
): Promise<BatchSession[]> {
  if (batchIds.length === 0) return []
  const rows = await db
    .selectFrom('classroom.session_batch as b')
    .innerJoin('classroom.session as s', 's.id', 'b.session_id')
    .select(['s.id', 'b.uid', 'b.sequence', 'b.batch_id as batchId', 'b.bundle_id as bundleId', 's.kind', 's.status'])
    .select(['s.subject', 's.teacher_id as teacherId', 's.substitute_for as substituteFor'])
    .select(['s.starts_at as startsAt', 's.ends_at as endsAt', 'b.slot_starts_at as slotStartsAt', 's.reason'])
    .$narrowType<{ kind: SessionKind; status: SessionStatus }>()
    .where('b.batch_id', '=', sql<string>`any(${[...batchIds]}::text[])`)
    .where('s.ends_at', '>', at(from))
    .where('s.starts_at', '<', at(till))
    .orderBy('s.starts_at')
    .orderBy('b.uid')
    .execute()
  return rows.map((row) => ({ ...row, reason: row.reason as LocalisedText | null })) // only texts are written there
}

/** When cancelled sessions are held instead, by their ids: the earliest that is not cancelled too. */
export async function listMakeUps(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('classroom.session')
    .select(['makes_up_for as id', 'starts_at as startsAt'])
    .where('makes_up_for', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('status', '<>', 'CANCELLED')
    .orderBy('starts_at', 'desc')
    .execute()
  return new Map(rows.flatMap(({ id, startsAt }) => (id === null ? [] : [[id, startsAt] as const])))
}

/** The batch's sessions from this day on, which the generator compares with the timetable. */
export async function listPlacedSessions(tx: Tx, batchId: string, fromDay: string): Promise<PlacedSession[]> {
  return tx
    .selectFrom('classroom.session_batch as b')
    .innerJoin('classroom.session as s', 's.id', 'b.session_id')
    .select(['b.uid', 'b.session_id as sessionId', 'b.slot_day as day', 'b.n', 'b.slot_starts_at as slotStartsAt'])
    .select(['s.kind', 's.status', 's.subject', 's.teacher_id as teacherId', 'b.is_free as isFree'])
    .select(['s.starts_at as startsAt', 's.ends_at as endsAt', 's.is_by_hand as isByHand'])
    .$narrowType<{ kind: SessionKind; status: SessionStatus; day: string }>()
    .where('b.batch_id', '=', batchId)
    .where('b.slot_day', '>=', fromDay)
    .execute()
}

/** The batches of a session, in the order of their ids. */
export async function listBatchesOf(db: Db, sessionId: string): Promise<{ batchId: string; bundleId: string }[]> {
  return db
    .selectFrom('classroom.session_batch')
    .select(['batch_id as batchId', 'bundle_id as bundleId'])
    .where('session_id', '=', sessionId)
    .orderBy('batch_id')
    .execute()
}

export async function findSession(db: Db, id: string) {
  const row = await db
    .selectFrom('classroom.session')
    .select(['id', 'kind', 'status', 'subject', 'teacher_id as teacherId', 'substitute_for as substituteFor'])
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'reason', 'reminded_at as remindedAt'])
    .$narrowType<{ kind: SessionKind; status: SessionStatus }>()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, reason: row.reason as LocalisedText | null } // only texts are written there
}

/** The classes of a teacher, cancelled ones too, the earliest first. Lessons led by AI need no teacher. */
export async function listTeachersSessions(db: Db, teacherId: string, { from, till }: Span): Promise<TaughtSession[]> {
  const rows = await selectTaught(db)
    .where('teacher_id', '=', teacherId)
    .where('has_room', '=', true)
    .where('ends_at', '>', at(from))
    .where('starts_at', '<', at(till))
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => ({ ...row, reason: row.reason as LocalisedText | null })) // only texts are written there
}

/** These classes, the earliest first. */
export async function listTaughtSessions(db: Db, ids: readonly string[]): Promise<TaughtSession[]> {
  const rows = await selectTaught(db)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => ({ ...row, reason: row.reason as LocalisedText | null })) // only texts are written there
}

/** When these teachers have classes that are not cancelled. */
export async function listBusyTimes(db: Db, teacherIds: readonly string[], { from, till }: Span) {
  return db
    .selectFrom('classroom.session')
    .select(['teacher_id as teacherId', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where((eb) => eb('teacher_id', '=', eb.fn.any(eb.val([...teacherIds]))))
    .where('status', '<>', 'CANCELLED')
    .where('has_room', '=', true)
    .where('ends_at', '>', at(from))
    .where('starts_at', '<', at(till))
    .execute()
}

export type TaughtSession = NonNullable<Awaited<ReturnType<typeof findTaughtSession>>>

export async function findTaughtSession(db: Db, id: string) {
  const row = await selectTaught(db).where('id', '=', id).executeTakeFirst()
  return row && { ...row, reason: row.reason as LocalisedText | null } // only texts are written there
}

/** With its courses and batches, and with the times at which it was held. */
function selectTaught(db: Db) {
  return db
    .selectFrom('classroom.session as s')
    .select([
      'id',
      'kind',
      'status',
      'subject',
      'teacher_id as teacherId',
      'starts_at as startsAt',
      'ends_at as endsAt',
    ])
    .select(['reason', 'actual_start as actualStart', 'actual_end as actualEnd', 'recorded_at as recordedAt'])
    .select('has_audience as hasAudience')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('classroom.session_batch as b')
          .select(['b.batch_id as batchId', 'b.bundle_id as bundleId', 'b.is_free as isFree'])
          .whereRef('b.session_id', '=', 's.id')
          .orderBy('b.batch_id'),
      ).as('batches'),
    )
    .$narrowType<{ kind: SessionKind; status: SessionStatus }>()
}

/** Another session of this teacher that overlaps and was not cancelled. */
export async function findOverlap(
  db: Db,
  { teacherId, startsAt, endsAt, but }: Pick<BatchSession, 'teacherId' | 'startsAt' | 'endsAt'> & { readonly but: string }, // prettier-ignore
): Promise<{ startsAt: Instant } | undefined> {
  return db
    .selectFrom('classroom.session')
    .select('starts_at as startsAt')
    .where('teacher_id', '=', teacherId)
    .where('has_room', '=', true)
    .where('status', 'in', ['SCHEDULED', 'OPEN', 'LIVE'])
    .where('starts_at', '<', at(endsAt))
    .where('ends_at', '>', at(startsAt))
    .where('id', '<>', but)
    .limit(1)
    .executeTakeFirst()
}

/** Sessions that begin soon and whose reminders are not planned yet. */
export async function listUnreminded(db: Db, { from, till }: Span, but: readonly string[]): Promise<{ id: string }[]> {
  return db
    .selectFrom('classroom.session')
    .select('id')
    .where('status', '=', 'SCHEDULED')
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', at(from))
    .where('starts_at', '<=', at(till))
    .where('id', 'not in', ['', ...but])
    .orderBy('starts_at')
    .limit(500)
    .execute()
}

/** Classes of teachers that should have begun by `till`, that run until after `from`, and of whose lateness families do not know. */
export async function listLate(db: Db, { from, till }: Span, but: readonly string[]): Promise<{ id: string }[]> {
  return db
    .selectFrom('classroom.session')
    .select('id')
    .where('status', 'in', ['SCHEDULED', 'OPEN'])
    .where('late_told_at', 'is', null)
    .where('has_room', '=', true)
    .where('starts_at', '<=', at(till))
    .where('ends_at', '>', at(from))
    .where('id', 'not in', ['', ...but])
    .orderBy('starts_at')
    .limit(200)
    .execute()
}
