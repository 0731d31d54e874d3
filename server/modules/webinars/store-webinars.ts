// SQL that reads webinars, and that follows their sessions. Staff write through the resource's table.
import { sql } from 'kysely'
import { later, type Instant } from '#core/kernel/time.ts'
import {
  ROOM_CLOSES_AFTER,
  type RecordingStatus,
  type WebinarStatus,
  type WebinarType,
} from '#core/modules/webinars/webinar-status.ts'
import type { WebinarFilter } from '#core/modules/webinars/api.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredWebinar {
  readonly id: string
  readonly slug: string
  readonly type: WebinarType
  readonly seriesId: string | null
  readonly title: LocalisedText
  readonly text: LocalisedText
  readonly points: readonly LocalisedText[]
  readonly subjectKey: string
  readonly teacherId: string | null
  readonly grades: number[]
  readonly boards: string[]
  readonly targets: string[]
  readonly languages: Language[]
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly status: WebinarStatus
  readonly reason: LocalisedText | null
  readonly recording: RecordingStatus
  readonly recordingSeconds: number | null
  readonly recordingUntil: Instant | null
  readonly capacity: number | null
  readonly isListed: boolean
  readonly reminderMinutes: number[]
  readonly sessionId: string | null
  readonly sequence: number
}

function selectWebinars(db: Db) {
  return db
    .selectFrom('webinars.webinar')
    .select(['id', 'slug', 'type', 'series_id as seriesId', 'title', 'text', 'points', 'subject_key as subjectKey'])
    .select(['teacher_id as teacherId', 'grades', 'boards', 'targets', 'languages', 'starts_at as startsAt'])
    .select(['ends_at as endsAt', 'status', 'reason', 'recording', 'recording_seconds as recordingSeconds'])
    .select(['recording_until as recordingUntil', 'capacity', 'is_listed as isListed', 'session_id as sessionId'])
    .select(['reminder_minutes as reminderMinutes', 'sequence'])
    .$castTo<StoredWebinar>() // the table and the staff's schemas let nothing else in
}

/** A draft is not found. */
export async function findWebinarBySlug(db: Db, slug: string): Promise<StoredWebinar | undefined> {
  return selectWebinars(db).where('slug', '=', slug).where('status', '<>', 'DRAFT').executeTakeFirst()
}

export async function findWebinar(db: Db, id: string): Promise<StoredWebinar | undefined> {
  return selectWebinars(db).where('id', '=', id).executeTakeFirst()
}

export async function findWebinarOfSession(db: Db, sessionId: string): Promise<StoredWebinar | undefined> {
  return selectWebinars(db).where('session_id', '=', sessionId).executeTakeFirst()
}

/** Places of one webinar are given one after the other, and never while it changes. */
export async function lockWebinar(tx: Tx, id: string): Promise<StoredWebinar | undefined> {
  return selectWebinars(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function listWebinarsOfSessions(db: Db, sessionIds: readonly string[]): Promise<StoredWebinar[]> {
  return selectWebinars(db)
    .where('session_id', 'in', [...sessionIds, ''])
    .execute()
}

/** In the order of their start. */
export async function listWebinars(db: Db, ids: readonly string[]): Promise<StoredWebinar[]> {
  return selectWebinars(db)
    .where('id', 'in', [...ids, ''])
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

/** Listed webinars that had not ended at this moment, soonest first. */
export async function listCurrent(db: Db, now: Instant): Promise<StoredWebinar[]> {
  return selectWebinars(db)
    .where('is_listed', '=', true)
    .where('status', 'in', ['SCHEDULED', 'LIVE'])
    .where('ends_at', '>', at(later(now, -ROOM_CLOSES_AFTER)))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1_000)
    .execute()
}

export type Narrowing = Pick<WebinarFilter, 'grades' | 'boards' | 'targets' | 'subjects' | 'languages' | 'type'>

/** Listed webinars that are over, newest first, and how many there are. */
export async function listPast(
  db: Db,
  narrowing: Narrowing,
  { now, skip, size }: { readonly now: Instant; readonly skip: number; readonly size: number },
): Promise<{ webinars: StoredWebinar[]; total: number }> {
  const past = narrowed(selectWebinars(db), narrowing)
    .where('is_listed', '=', true)
    .where('status', 'in', ['SCHEDULED', 'LIVE', 'ENDED'])
    .where(
      sql<boolean>`(status = 'ENDED' or (status = 'SCHEDULED' and ends_at <= ${at(now)})
        or (status = 'LIVE' and ends_at <= ${at(later(now, -ROOM_CLOSES_AFTER))}))`,
    )
  const [webinars, { total }] = await Promise.all([
    size === 0 ? [] : past.orderBy('ends_at', 'desc').orderBy('id', 'desc').offset(skip).limit(size).execute(),
    past.clearSelect().select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { webinars, total: Number(total) }
} // prettier-ignore

/** A webinar without classes, boards or targets is for all of them. Talks have lists of their own: they are found by their type only. */
function narrowed(
  query: ReturnType<typeof selectWebinars>,
  { grades, boards, targets, subjects, languages, type }: Narrowing,
) {
  let narrow = query
  if (grades.length > 0) narrow = narrow.where(sql<boolean>`(grades = '{}' or grades && ${[...grades]}::int[])`)
  if (boards.length > 0) narrow = narrow.where(sql<boolean>`(boards = '{}' or boards && ${[...boards]}::text[])`)
  if (targets.length > 0) narrow = narrow.where(sql<boolean>`(targets = '{}' or targets && ${[...targets]}::text[])`)
  if (subjects.length > 0) narrow = narrow.where('subject_key', 'in', [...subjects])
  if (languages.length > 0) narrow = narrow.where(sql<boolean>`languages && ${[...languages]}::text[]`)
  return type === undefined ? narrow.where('type', '<>', 'TALK') : narrow.where('type', '=', type)
}

/** Webinars whose film is on its way. */
export async function listProcessing(db: Db, but: readonly string[]): Promise<{ id: string; sessionId: string | null }[]> {
  return db
    .selectFrom('webinars.webinar')
    .select(['id', 'session_id as sessionId'])
    .where('recording', '=', 'PROCESSING')
    .where('id', 'not in', ['', ...but])
    .orderBy('ends_at')
    .limit(200)
    .execute()
} // prettier-ignore

export interface SessionFacts {
  readonly status: WebinarStatus
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly actualEndAt: Instant | null
  readonly teacherId: string
  readonly reason: LocalisedText | null
  readonly recording: RecordingStatus
  readonly recordingSeconds: number | null
  readonly recordingUntil: Instant | null
}

/** As its session is now. */
export async function updateFromSession(tx: Tx, id: string, facts: SessionFacts): Promise<void> {
  const { startsAt, endsAt, actualEndAt, teacherId, reason, recordingSeconds, recordingUntil, ...states } = facts
  await tx
    .updateTable('webinars.webinar')
    .set({
      ...states,
      starts_at: at(startsAt),
      ends_at: at(endsAt),
      actual_end_at: at(actualEndAt),
      teacher_id: teacherId,
      reason: reason === null ? null : JSON.stringify(reason),
      recording_seconds: recordingSeconds,
      recording_until: at(recordingUntil),
    })
    .where('id', '=', id)
    .execute()
}

export async function setSession(tx: Tx, id: string, sessionId: string): Promise<void> {
  await tx.updateTable('webinars.webinar').set({ session_id: sessionId }).where('id', '=', id).execute()
}

/** For the preview of a draft: without a session. */
export async function publishForNow(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('webinars.webinar').set({ status: 'SCHEDULED' }).where('id', '=', id).execute()
}

/** Calendars hear of a change by the number. */
export async function raiseSequence(tx: Tx, id: string, reason: LocalisedText | null): Promise<void> {
  await tx
    .updateTable('webinars.webinar')
    .set((eb) => ({ sequence: eb('sequence', '+', 1), reason: reason === null ? null : JSON.stringify(reason) }))
    .where('id', '=', id)
    .execute()
}

export async function findSeriesTitle(db: Db, id: string): Promise<LocalisedText | undefined> {
  const row = await db.selectFrom('webinars.series').select('title').where('id', '=', id).executeTakeFirst()
  return row && (row.title as LocalisedText) // only texts are written there
}
