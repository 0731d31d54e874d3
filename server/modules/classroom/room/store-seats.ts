// SQL over the places of learners in a class.
import { sql } from 'kysely'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { Crowd } from '#core/modules/classroom/room/broadcast.ts'
import type { JoinMode } from '#core/modules/classroom/room/join-mode.ts'
import type { SessionStatus } from '#core/modules/classroom/session-status.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at, type DbInstant } from '#server/platform/database/db-time.ts'

export interface Seat {
  readonly learnerId: string
  readonly visit: string
  readonly seenAt: Instant
  readonly handAt: Instant | null
  readonly maySpeak: boolean
  readonly removedAt: Instant | null
  readonly mode: JoinMode
}

interface Place {
  readonly sessionId: string
  readonly learnerId: string
}

/** A page that was not heard of for so long is not in class. */
export const SILENT_AFTER = 1.5 * MINUTE
/** The hand of a learner who was away for so long is down. */
const HAND_DOWN_AFTER = 3 * MINUTE

/** The hand as it is after a sign of the learner at this moment. */
export function handAfterSign(now: Instant) {
  return sql<DbInstant | null>`case when seat.seen_at >= ${at(later(now, -HAND_DOWN_AFTER))} then seat.hand_at end`
}

/** When many want the last place, one gets it: they wait here for each other. */
export async function lockPlaces(tx: Tx, sessionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`places ${sessionId}`}, 0))`.execute(tx)
}

interface NewSeat extends Place {
  readonly visit: string
  readonly mode: JoinMode
  readonly now: Instant
}

/** The place of this learner from now on is this visit's. Another device that had it has lost it. Who watches raises no hand. */
export async function takeSeat(db: Db, { sessionId, learnerId, visit, mode, now }: NewSeat): Promise<Seat> {
  const taken = { visit, mode, taken_at: at(now), seen_at: at(now) }
  const silent = mode !== 'ROOM' ? { hand_at: null, may_speak: false } : { hand_at: handAfterSign(now) }
  return db
    .insertInto('classroom.seat')
    .values({ session_id: sessionId, learner_id: learnerId, joined_at: at(now), ...taken })
    .onConflict((conflict) => conflict.columns(['session_id', 'learner_id']).doUpdateSet({ ...taken, ...silent }))
    .returning(['learner_id as learnerId', 'visit', 'seen_at as seenAt', 'hand_at as handAt', 'mode'])
    .returning(['may_speak as maySpeak', 'removed_at as removedAt'])
    .$narrowType<{ mode: JoinMode }>()
    .executeTakeFirstOrThrow()
}

export async function findSeat(db: Db, { sessionId, learnerId }: Place): Promise<Seat | undefined> {
  return selectSeats(db, sessionId).where('learner_id', '=', learnerId).executeTakeFirst()
}

export async function listSeats(db: Db, sessionId: string): Promise<Seat[]> {
  return selectSeats(db, sessionId).orderBy('learner_id').execute()
}

function selectSeats(db: Db, sessionId: string) {
  return db
    .selectFrom('classroom.seat')
    .select(['learner_id as learnerId', 'visit', 'seen_at as seenAt', 'hand_at as handAt'])
    .select(['may_speak as maySpeak', 'removed_at as removedAt', 'mode'])
    .$narrowType<{ mode: JoinMode }>()
    .where('session_id', '=', sessionId)
}

/** Learners other than this one whose page was there after `since`. */
export async function countOthers(db: Db, { sessionId, learnerId }: Place, since: Instant): Promise<Crowd> {
  const { inRoom, watching } = await db
    .selectFrom('classroom.seat')
    .select((eb) => eb.fn.countAll<number>().filterWhere('mode', '=', 'ROOM').as('inRoom'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('mode', '=', 'HLS').as('watching'))
    .where('session_id', '=', sessionId)
    .where('learner_id', '<>', learnerId)
    .where('seen_at', '>', at(since))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { inRoom: Number(inRoom), watching: Number(watching) }
}

export interface Standing {
  readonly status: SessionStatus
  readonly visit: string | null
  readonly isHandUp: boolean
  readonly maySpeak: boolean
  readonly isRemoved: boolean
  readonly isWatching: boolean
}

/** Only the device that holds the place raises the hand. Answers false for any other. */
export async function updateHand(
  tx: Tx,
  { sessionId, learnerId, visit, isUp, now }: Place & { readonly visit: string; readonly isUp: boolean; readonly now: Instant }, // prettier-ignore
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.seat')
    .set({ hand_at: isUp ? sql`coalesce(hand_at, ${at(now)})` : null })
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .where('visit', '=', visit)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Lets the learner speak, or no longer; the hand goes down. Answers false without a place in the class. */
export async function updateVoice(tx: Tx, { sessionId, learnerId }: Place, maySpeak: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.seat')
    .set({ may_speak: maySpeak, hand_at: null })
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The teacher takes the hand down. Answers false without a place in the class. */
export async function updateHandDown(tx: Tx, { sessionId, learnerId }: Place): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.seat')
    .set({ hand_at: null })
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Answers the learners who could speak. */
export async function silenceAll(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('classroom.seat')
    .set({ may_speak: false })
    .where('session_id', '=', sessionId)
    .where('may_speak', '=', true)
    .returning('learner_id')
    .execute()
  return rows.map(({ learner_id }) => learner_id)
}

export async function updateRemoved(
  tx: Tx,
  { sessionId, learnerId }: Place,
  { reason, now }: { readonly reason: string; readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.seat')
    .set({ removed_at: at(now), removed_because: reason, may_speak: false, hand_at: null })
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The learners who may speak in the class. */
export async function listSpeakers(db: Db, sessionId: string): Promise<string[]> {
  const speaking = db.selectFrom('classroom.seat').select('learner_id').where('session_id', '=', sessionId)
  const rows = await speaking.where('may_speak', '=', true).where('removed_at', 'is', null).execute()
  return rows.map(({ learner_id }) => learner_id)
}

/** The running classes in which this learner may speak. */
export async function listSpeakingSessions(db: Db, learnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('classroom.seat as p')
    .innerJoin('classroom.session as s', 's.id', 'p.session_id')
    .select('s.id')
    .where('p.learner_id', '=', learnerId)
    .where('p.may_speak', '=', true)
    .where('s.status', 'in', ['OPEN', 'LIVE'])
    .execute()
  return rows.map(({ id }) => id)
}
