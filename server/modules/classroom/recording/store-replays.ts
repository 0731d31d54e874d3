// SQL over the recordings that families may watch.
import type { HiddenRange } from '#core/modules/media/hidden-range.ts'
import type { FileType } from '#core/modules/media/file-types.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { RecordedClass } from '#server/modules/catalogue/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** A recording as a film of one course. */
export interface Replay {
  readonly id: string
  readonly sessionId: string
  readonly bundleId: string
  readonly subject: string
  readonly teacherId: string
  readonly startsAt: Instant
  /** The class was open to everybody. */
  readonly isFree: boolean
  /** When its film begins. */
  readonly askedAt: Instant
  readonly key: string
  readonly type: FileType
  readonly lengthSeconds: number
  readonly expiresAt: Instant
  /** Ranges that players leave out. */
  readonly hidden: readonly HiddenRange[]
}

function selectReplays(db: Db) {
  return db
    .selectFrom('classroom.recording as r')
    .innerJoin('classroom.session as s', 's.id', 'r.session_id')
    .innerJoin('classroom.session_batch as b', 'b.session_id', 's.id')
    .select(['r.id', 'r.session_id as sessionId', 'b.bundle_id as bundleId', 's.subject', 's.teacher_id as teacherId'])
    .select(['s.starts_at as startsAt', 'r.key', 'r.type', 'r.length_seconds as lengthSeconds'])
    .select(['r.expires_at as expiresAt', 'r.asked_at as askedAt', 'r.hidden'])
    .select((eb) => eb.fn.agg<boolean>('bool_or', ['b.is_free']).as('isFree'))
    .where('r.state', '=', 'READY')
    .where('r.is_removed', '=', false)
    .groupBy(['r.id', 's.id', 'b.bundle_id'])
    .$narrowType<Pick<Replay, 'key' | 'type' | 'lengthSeconds' | 'expiresAt' | 'hidden'>>()
}

/** In this course, or in the first of the class's courses. */
export async function findReplay(
  db: Db,
  { id, bundleId }: { readonly id: string; readonly bundleId?: string },
): Promise<Replay | undefined> {
  const replays = selectReplays(db).where('r.id', '=', id)
  const own = bundleId === undefined ? replays : replays.where('b.bundle_id', '=', bundleId)
  return own.orderBy('b.bundle_id').limit(1).executeTakeFirst()
}

/** The recording can be watched, by the families of a course or of a webinar. */
export async function hasFilm(db: Db, recordingId: string): Promise<boolean> {
  const film = await db
    .selectFrom('classroom.recording')
    .select('id')
    .where('id', '=', recordingId)
    .where('state', '=', 'READY')
    .where('is_removed', '=', false)
    .executeTakeFirst()
  return film !== undefined
}

/** The replays of a course, the newest first. */
export async function listReplays(db: Db, bundleId: string, size: number): Promise<Replay[]> {
  return selectReplays(db)
    .where('b.bundle_id', '=', bundleId)
    .orderBy('s.starts_at', 'desc')
    .orderBy('r.asked_at')
    .limit(size)
    .execute()
}

/** The classes of a course with a recording that can be watched at this time. */
export async function listRecordedClasses(db: Db, bundleId: string, now: Instant): Promise<RecordedClass[]> {
  return db
    .selectFrom('classroom.recording as r')
    .innerJoin('classroom.session as s', 's.id', 'r.session_id')
    .innerJoin('classroom.session_batch as b', 'b.session_id', 's.id')
    .select(['s.subject', 's.starts_at as startsAt'])
    .distinct()
    .where('b.bundle_id', '=', bundleId)
    .where('r.state', '=', 'READY')
    .where('r.is_removed', '=', false)
    .where('r.expires_at', '>', at(now))
    .execute()
}

export type SessionFilm = Pick<Replay, 'id' | 'askedAt' | 'key' | 'type' | 'lengthSeconds' | 'expiresAt' | 'hidden'>

/** The films of one session, in the order in which they were begun. */
export async function listFilms(db: Db, sessionId: string): Promise<SessionFilm[]> {
  return db
    .selectFrom('classroom.recording')
    .select(['id', 'asked_at as askedAt', 'key', 'type', 'length_seconds as lengthSeconds'])
    .select(['expires_at as expiresAt', 'hidden'])
    .where('session_id', '=', sessionId)
    .where('state', '=', 'READY')
    .where('is_removed', '=', false)
    .orderBy('asked_at')
    .$narrowType<SessionFilm>()
    .execute()
}
