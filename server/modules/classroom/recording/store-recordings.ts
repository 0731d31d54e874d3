// SQL over the recordings of classes.
import { sql } from 'kysely'
import type { FileType } from '#core/modules/media/file-types.ts'
import type { RecordingState } from '#core/modules/classroom/room/recording-state.ts'
import type { SessionStatus } from '#core/modules/classroom/session-status.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Recording {
  readonly id: string
  readonly sessionId: string
  readonly state: RecordingState
  readonly roomRef: string | null
  readonly askedAt: Instant
  readonly stopAskedAt: Instant | null
  readonly endedAt: Instant | null
  readonly key: string | null
  readonly type: FileType | null
  readonly lengthSeconds: number | null
  readonly expiresAt: Instant | null
  readonly isRemoved: boolean
}

function selectRecordings(db: Db) {
  return db
    .selectFrom('classroom.recording')
    .select(['id', 'session_id as sessionId', 'state', 'room_ref as roomRef', 'asked_at as askedAt'])
    .select(['stop_asked_at as stopAskedAt', 'ended_at as endedAt', 'key', 'type', 'length_seconds as lengthSeconds'])
    .select(['expires_at as expiresAt', 'is_removed as isRemoved'])
    .$narrowType<{ state: RecordingState; type: FileType | null }>()
}

export async function findRecording(db: Db, id: string): Promise<Recording | undefined> {
  return selectRecordings(db).where('id', '=', id).executeTakeFirst()
}

export async function lockRecording(tx: Tx, id: string): Promise<Recording | undefined> {
  return selectRecordings(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The recordings of a class, in the order in which they were begun. */
export async function listRecordings(db: Db, sessionId: string): Promise<Recording[]> {
  return selectRecordings(db).where('session_id', '=', sessionId).orderBy('asked_at').orderBy('id').execute()
}

/** The recording that the room may be making at this time. */
export async function findRunning(db: Db, sessionId: string): Promise<Recording | undefined> {
  return selectRecordings(db)
    .where('session_id', '=', sessionId)
    .where('state', 'in', ['STARTING', 'RECORDING'])
    .executeTakeFirst()
}

export async function isDeletionWaiting(tx: Tx, recordingId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('classroom.recording_deletion')
    .select('id')
    .where('recording_id', '=', recordingId)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
  return row !== undefined
}

export interface LockedClass {
  readonly status: SessionStatus
  readonly isRecorded: boolean
  readonly hasAudience: boolean
}

/** Recording and speaking in a class wait for each other here. */
export async function lockClass(tx: Tx, sessionId: string): Promise<LockedClass | undefined> {
  return tx
    .selectFrom('classroom.session')
    .select(['status', 'is_recorded as isRecorded', 'has_audience as hasAudience'])
    .$narrowType<{ status: SessionStatus }>()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertRecording(
  tx: Tx,
  { id, sessionId, teacherId, now, lookAt }: { readonly id: string; readonly sessionId: string; readonly teacherId: string | null; readonly now: Instant; readonly lookAt: Instant }, // prettier-ignore
): Promise<void> {
  const row = { id, session_id: sessionId, begun_by: teacherId, asked_at: at(now), look_at: at(lookAt) }
  await tx
    .insertInto('classroom.recording')
    .values({ ...row, state: 'STARTING' })
    .execute()
}

interface RecordingChange {
  readonly state?: RecordingState
  readonly roomRef?: string
  readonly stopAskedAt?: Instant
  /** Null for a final state. */
  readonly lookAt?: Instant | null
  readonly endedAt?: Instant
  readonly key?: string | null
  readonly type?: FileType
  readonly bytes?: number
  readonly lengthSeconds?: number
  readonly problem?: string | null
  readonly expiresAt?: Instant
}

export async function updateRecording(db: Db, id: string, change: RecordingChange): Promise<void> {
  const { roomRef, stopAskedAt, lookAt, endedAt, lengthSeconds, expiresAt, ...same } = change
  await db
    .updateTable('classroom.recording')
    .set({
      ...same,
      room_ref: roomRef,
      stop_asked_at: at(stopAskedAt),
      look_at: at(lookAt),
      ended_at: at(endedAt),
      length_seconds: lengthSeconds,
      expires_at: at(expiresAt),
    })
    .where('id', '=', id)
    .execute()
}

/** Those about which the live room must be asked now. */
export async function listDue(db: Db, now: Instant, but: readonly string[]): Promise<Recording[]> {
  return selectRecordings(db)
    .where('look_at', '<=', at(now))
    .where('id', 'not in', ['', ...but])
    .orderBy('look_at')
    .limit(200)
    .execute()
}

/** Films whose time is over. */
export async function listExpired(db: Db, now: Instant, but: readonly string[]): Promise<Recording[]> {
  return selectRecordings(db)
    .where('state', '=', 'READY')
    .where('expires_at', '<=', at(now))
    .where('id', 'not in', ['', ...but])
    .orderBy('expires_at')
    .limit(200)
    .execute()
}

/** A class is begun to be recorded by itself so often and no more. */
const MOST_STARTS = 3

/** Running classes that are to be recorded and have no recording but failed ones. */
export async function listUnfilmed(db: Db, before: Instant, but: readonly string[]): Promise<{ id: string }[]> {
  return (
    db
      .selectFrom('classroom.session as s')
      .select('s.id')
      .where('s.status', '=', 'LIVE')
      .where('s.is_recorded', '=', true)
      // It has no room.
      .where('s.has_room', '=', true)
      .where('s.actual_start', '<=', at(before))
      .where('s.id', 'not in', ['', ...but])
      .where(
        sql<boolean>`not exists (select from classroom.recording r where r.session_id = s.id and r.state <> 'FAILED')
        and (select count(*) from classroom.recording r where r.session_id = s.id) < ${MOST_STARTS}`,
      )
      .orderBy('s.id')
      .limit(200)
      .execute()
  )
}
