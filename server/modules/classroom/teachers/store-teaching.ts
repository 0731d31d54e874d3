// SQL over agreed hours and pay, documents, and the classes that a teacher has held.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

interface Span {
  readonly from: Instant
  readonly till: Instant
}

/** Minutes of an ended session: from its actual start to its actual end, and not beyond its hour. */
export const heldMinutes = sql<number>`greatest(0, floor(extract(epoch from least(coalesce(actual_end, ends_at), ends_at) - actual_start) / 60))::int`

/** A record for each of these teachers who has none. */
export async function insertRecords(db: Db, teacherIds: readonly string[], now: Instant): Promise<void> {
  if (teacherIds.length === 0) return
  await db
    .insertInto('classroom.teacher_record')
    .values(teacherIds.map((id) => ({ teacher_id: id, changed_at: at(now) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The hours of a week that are agreed with these teachers. One without a limit is missing. */
export async function listMostHours(db: Db, teacherIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('classroom.teacher_record')
    .select(['teacher_id as teacherId', 'most_hours_a_week as most'])
    .where((eb) => eb('teacher_id', '=', eb.fn.any(eb.val([...teacherIds]))))
    .where('most_hours_a_week', 'is not', null)
    .$narrowType<{ most: number }>()
    .execute()
  return new Map(rows.map(({ teacherId, most }) => [teacherId, most]))
}

/** Minutes of sessions that are not cancelled and begin within the span, without one of them. */
export async function countMinutes(
  db: Db,
  teacherId: string,
  { from, till, but = '' }: Span & { readonly but?: string },
): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(sum(extract(epoch from ends_at - starts_at) / 60), 0)::int as minutes from classroom.session
    where teacher_id = ${teacherId} and has_room and status <> 'CANCELLED' and starts_at >= ${at(from)} and starts_at < ${at(till)}
      and id <> ${but}`.execute(db)
  return rows[0]?.minutes ?? 0
}

export async function findPay(db: Db, teacherId: string): Promise<{ readonly payPerHour: number | null } | undefined> {
  return db
    .selectFrom('classroom.teacher_record')
    .select('pay_per_hour as payPerHour')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
}

/** The sessions that this teacher has held. */
export async function countHeld(db: Db, teacherId: string, { from, till }: Span) {
  const { rows } = await sql<{ classes: number; minutes: number }>`
    select count(*)::int as classes, coalesce(sum(${heldMinutes}), 0)::int as minutes from classroom.session
    where teacher_id = ${teacherId} and status = 'ENDED' and actual_start is not null
      and starts_at >= ${at(from)} and starts_at < ${at(till)}`.execute(db)
  return rows[0] ?? { classes: 0, minutes: 0 }
}

export interface DocumentUpload {
  readonly id: string
  readonly staffId: string
  readonly type: string
  readonly bytes: number
  readonly expiresAt: Instant
}

export async function insertDocumentUpload(db: Db, { id, staffId, type, bytes, expiresAt }: DocumentUpload) {
  const row = { id, staff_id: staffId, type, bytes, expires_at: at(expiresAt) }
  await db.insertInto('classroom.document_upload').values(row).execute()
}

/** An upload of this member of staff that has not expired. It is a document from now on. */
export async function takeDocumentUpload(
  tx: Tx,
  { id, staffId, now }: { readonly id: string; readonly staffId: string; readonly now: Instant },
): Promise<{ readonly type: string; readonly bytes: number } | undefined> {
  return tx
    .deleteFrom('classroom.document_upload')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', at(now))
    .returning(['type', 'bytes'])
    .executeTakeFirst()
}

/** Files that never became a document. */
export async function listStaleUploads(
  db: Db,
  now: Instant,
  but: readonly string[],
): Promise<{ readonly id: string }[]> {
  return db
    .selectFrom('classroom.document_upload')
    .select('id')
    .where('expires_at', '<', at(now))
    .where('id', 'not in', ['', ...but])
    .limit(500)
    .execute()
}

export async function deleteDocumentUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('classroom.document_upload').where('id', '=', id).execute()
}

export async function findDocumentFile(
  db: Db,
  id: string,
): Promise<{ readonly key: string; readonly type: string; readonly teacherId: string } | undefined> {
  return db
    .selectFrom('classroom.teacher_document')
    .select(['key', 'type', 'teacher_id as teacherId'])
    .where('id', '=', id)
    .executeTakeFirst()
}
