// SQL over the broadcasts of classes.
import { sql } from 'kysely'
import type { BroadcastState } from '#core/modules/classroom/room/broadcast.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Broadcast {
  readonly id: string
  readonly sessionId: string
  readonly state: BroadcastState
  readonly roomRef: string | null
  readonly askedAt: Instant
  readonly stopAskedAt: Instant | null
}

function selectBroadcasts(db: Db) {
  return db
    .selectFrom('classroom.broadcast')
    .select(['id', 'session_id as sessionId', 'state', 'room_ref as roomRef', 'asked_at as askedAt'])
    .select('stop_asked_at as stopAskedAt')
    .$narrowType<{ state: BroadcastState }>()
}

export async function findBroadcast(db: Db, id: string): Promise<Broadcast | undefined> {
  return selectBroadcasts(db).where('id', '=', id).executeTakeFirst()
}

export async function lockBroadcast(tx: Tx, id: string): Promise<Broadcast | undefined> {
  return selectBroadcasts(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The one that the room may be making at this time. */
export async function findRunningBroadcast(db: Db, sessionId: string): Promise<Broadcast | undefined> {
  return selectBroadcasts(db)
    .where('session_id', '=', sessionId)
    .where('state', 'in', ['STARTING', 'RUNNING'])
    .executeTakeFirst()
}

export async function findLastBroadcast(db: Db, sessionId: string): Promise<Broadcast | undefined> {
  return selectBroadcasts(db)
    .where('session_id', '=', sessionId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertBroadcast(
  tx: Tx,
  { id, sessionId, now, lookAt }: { readonly id: string; readonly sessionId: string; readonly now: Instant; readonly lookAt: Instant }, // prettier-ignore
): Promise<void> {
  const row = { id, session_id: sessionId, state: 'STARTING', asked_at: at(now), look_at: at(lookAt) }
  await tx.insertInto('classroom.broadcast').values(row).execute()
}

interface BroadcastChange {
  readonly state?: BroadcastState
  readonly roomRef?: string
  readonly stopAskedAt?: Instant
  /** Null for a final state. */
  readonly lookAt?: Instant | null
  readonly endedAt?: Instant
  readonly problem?: string | null
  readonly clearedAt?: Instant
}

export async function updateBroadcast(db: Db, id: string, change: BroadcastChange): Promise<void> {
  const { roomRef, stopAskedAt, lookAt, endedAt, clearedAt, ...same } = change
  await db
    .updateTable('classroom.broadcast')
    .set({
      ...same,
      room_ref: roomRef,
      stop_asked_at: at(stopAskedAt),
      look_at: at(lookAt),
      ended_at: at(endedAt),
      cleared_at: at(clearedAt),
    })
    .where('id', '=', id)
    .execute()
}

/** One whose state is final stays so. */
export async function updateLookAt(db: Db, id: string, lookAt: Instant): Promise<void> {
  const looked = db.updateTable('classroom.broadcast').set({ look_at: at(lookAt) })
  await looked.where('id', '=', id).where('look_at', 'is not', null).execute()
}

/** Those about which the live room must be asked now. */
export async function listDueBroadcasts(db: Db, now: Instant, but: readonly string[]): Promise<Broadcast[]> {
  return selectBroadcasts(db)
    .where('look_at', '<=', at(now))
    .where('id', 'not in', ['', ...but])
    .orderBy('look_at')
    .limit(200)
    .execute()
}

/** Broadcasts that ended before this and whose files are there. */
export async function listUncleared(db: Db, before: Instant, but: readonly string[]): Promise<Broadcast[]> {
  return selectBroadcasts(db)
    .where('cleared_at', 'is', null)
    .where('ended_at', '<=', at(before))
    .where('id', 'not in', ['', ...but])
    .orderBy('ended_at')
    .limit(50)
    .execute()
}

/** Running classes with an audience that nobody can watch. */
export async function listUnbroadcast(db: Db, but: readonly string[]): Promise<{ id: string }[]> {
  return db
    .selectFrom('classroom.session as s')
    .select('s.id')
    .where('s.status', '=', 'LIVE')
    .where('s.has_audience', '=', true)
    .where('s.id', 'not in', ['', ...but])
    .where(
      sql<boolean>`not exists (select from classroom.broadcast b where b.session_id = s.id and b.state in ('STARTING', 'RUNNING'))`,
    )
    .orderBy('s.id')
    .limit(200)
    .execute()
}

/** Answers true when the class had none before. */
export async function updateHasAudience(tx: Tx, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.session')
    .set({ has_audience: true })
    .where('id', '=', sessionId)
    .where('has_audience', '=', false)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Classes that begin before this and whose learners are not counted. */
export async function listUncounted(db: Db, till: Instant, but: readonly string[]): Promise<{ id: string }[]> {
  return db
    .selectFrom('classroom.session')
    .select('id')
    .where('status', 'in', ['SCHEDULED', 'OPEN'])
    .where('expected', 'is', null)
    .where('starts_at', '<=', at(till))
    .where('id', 'not in', ['', ...but])
    .orderBy('starts_at')
    .limit(200)
    .execute()
}

export async function updateExpected(tx: Tx, sessionId: string, expected: number): Promise<void> {
  await tx.updateTable('classroom.session').set({ expected }).where('id', '=', sessionId).execute()
}
