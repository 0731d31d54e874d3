// SQL over bookings. Every seat is taken with an insert or an update that the constraint of a teacher's time refuses.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { DemoState } from '#core/modules/demos/booking-state.ts'
import type { DemoCategoryKey, LaptopAnswer } from '#core/modules/demos/category.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredBooking {
  readonly id: string
  readonly rootId: string
  readonly learnerId: string
  readonly category: DemoCategoryKey
  readonly grade: number
  readonly laptop: LaptopAnswer
  readonly state: DemoState
  readonly teacherId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly heldUntil: Instant | null
  readonly sessionId: string | null
  readonly moves: number
  readonly sequence: number
  readonly isFault: boolean
  readonly reason: string | null
  readonly outcomeNote: string | null
  readonly createdAt: Instant
}

function selectBookings(db: Db) {
  return db
    .selectFrom('demos.booking')
    .select(['id', 'root_id as rootId', 'learner_id as learnerId', 'category_key as category', 'grade', 'laptop'])
    .select(['state', 'teacher_id as teacherId', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['held_until as heldUntil', 'session_id as sessionId', 'moves', 'sequence', 'is_fault as isFault'])
    .select(['reason', 'outcome_note as outcomeNote', 'created_at as createdAt'])
    .$castTo<StoredBooking>() // the table lets no other word in
}

/** One booking at a start after the other, of all subjects: seats are counted and taken under this lock. */
export async function lockSlot(tx: Tx, startsAt: Instant): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`demo ${startsAt}`}, 0))`.execute(tx)
}

export async function findBooking(db: Db, id: string): Promise<StoredBooking | undefined> {
  return selectBookings(db).where('id', '=', id).executeTakeFirst()
}

export async function lockBooking(tx: Tx, id: string): Promise<StoredBooking | undefined> {
  return selectBookings(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The demo that a link names, as it is after all moves. */
export async function findBookingOfRoot(db: Db, rootId: string): Promise<StoredBooking | undefined> {
  return selectBookings(db)
    .where('root_id', '=', rootId)
    .where('state', '<>', 'RESCHEDULED')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findBookingOfSession(db: Db, sessionId: string): Promise<StoredBooking | undefined> {
  return selectBookings(db).where('session_id', '=', sessionId).executeTakeFirst()
}

export async function listBookingsOfSessions(db: Db, sessionIds: readonly string[]): Promise<StoredBooking[]> {
  return selectBookings(db)
    .where('session_id', 'in', [...sessionIds, ''])
    .execute()
}

/** The learner's demos of one subject, the newest first. */
export async function listOwnBookings(db: Db, learnerId: string, category: DemoCategoryKey): Promise<StoredBooking[]> {
  return selectBookings(db)
    .where('learner_id', '=', learnerId)
    .where('category_key', '=', category)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
}

/** One that is to come, or that was attended. */
export async function hasDemo(db: Db, learnerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('demos.booking')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('state', 'in', ['BOOKED', 'IN_SESSION', 'ATTENDED'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Demos of all subjects, without those that were moved or never confirmed. */
export async function listConfirmed(db: Db, learnerId: string): Promise<StoredBooking[]> {
  return selectBookings(db)
    .where('learner_id', '=', learnerId)
    .where('state', 'in', ['BOOKED', 'IN_SESSION', 'ATTENDED', 'NO_SHOW', 'CANCELLED'])
    .orderBy('starts_at')
    .limit(100)
    .execute()
}

/** Holds whose time is over lose their seat. Another transaction may do the same at this moment. */
export async function expireHolds(tx: Tx, now: Instant): Promise<void> {
  await sql`update demos.booking set state = 'EXPIRED', held_until = null where id in (
    select id from demos.booking where state = 'HELD' and held_until <= ${at(now)} order by id limit 500 for update skip locked)`.execute(
    tx,
  )
}

type NewBooking = Omit<StoredBooking, 'isFault' | 'reason' | 'outcomeNote'> & { readonly rescheduleOf: string | null }

/** False: the teacher has another demo then, or the learner another booking of the subject. Nothing is written then. */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<boolean> {
  const { id, rootId, learnerId, category, grade, laptop, state, teacherId } = booking
  const { startsAt, endsAt, heldUntil, sessionId, moves, sequence, createdAt, rescheduleOf } = booking
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('demos.booking')
    .values({
      id,
      root_id: rootId,
      reschedule_of: rescheduleOf,
      learner_id: learnerId,
      category_key: category,
      grade,
      laptop,
      state,
      teacher_id: teacherId,
      starts_at: at(startsAt),
      ends_at: at(endsAt),
      held_until: heldUntil === null ? null : at(heldUntil),
      session_id: sessionId,
      moves,
      sequence,
      created_at: at(createdAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

interface BookingChange {
  readonly state?: DemoState
  readonly sessionId?: string | null
  readonly reason?: string | null
  readonly isFault?: boolean
  readonly outcomeNote?: string
}

/** A booking that leaves HELD has no end of its hold any more. */
export async function updateBooking(tx: Tx, id: string, change: BookingChange): Promise<void> {
  const { state, sessionId, reason, isFault, outcomeNote } = change
  await tx
    .updateTable('demos.booking')
    .set({
      ...(state === undefined ? {} : { state, held_until: null }),
      ...(sessionId === undefined ? {} : { session_id: sessionId }),
      ...(reason === undefined ? {} : { reason }),
      ...(isFault === undefined ? {} : { is_fault: isFault }),
      ...(outcomeNote === undefined ? {} : { outcome_note: outcomeNote }),
      sequence: sql`sequence + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** For the public pages. Called where a demo becomes ATTENDED, in the same transaction. */
export async function countAttended(tx: Tx, category: DemoCategoryKey): Promise<void> {
  await sql`insert into demos.attended_count as c (category_key, attended) values (${category}, 1)
    on conflict (category_key) do update set attended = c.attended + 1`.execute(tx)
}

interface Place {
  readonly teacherId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** The hours that others keep with this teacher are given up: the live session of this demo has them. */
export async function giveUpHeld(tx: Tx, id: string, { teacherId, startsAt, endsAt }: Place): Promise<void> {
  await sql`update demos.booking set state = 'EXPIRED', held_until = null where state = 'HELD' and id <> ${id}
    and teacher_id = ${teacherId} and starts_at < ${at(endsAt)} and ends_at > ${at(startsAt)}`.execute(tx)
}

/** False: the teacher has another demo then. Nothing is written then. */
export async function updatePlace(tx: Tx, id: string, { teacherId, startsAt, endsAt }: Place): Promise<boolean> {
  const { rows } = await sql`
    update demos.booking b set teacher_id = ${teacherId}, starts_at = ${at(startsAt)}, ends_at = ${at(endsAt)}, sequence = sequence + 1
      where b.id = ${id} and not exists (
        select from demos.booking o where o.id <> ${id} and o.teacher_id = ${teacherId} and o.state in ('HELD', 'BOOKED', 'IN_SESSION')
          and o.starts_at < ${at(endsAt)} and o.ends_at > ${at(startsAt)}) returning b.id`.execute(tx)
  return rows.length === 1
}

/** False: this teacher has another demo then. Nothing is written then. */
export async function updateTeacher(tx: Tx, id: string, teacherId: string): Promise<boolean> {
  const { rows } = await sql`
    update demos.booking b set teacher_id = ${teacherId} where b.id = ${id} and not exists (
      select from demos.booking o where o.id <> b.id and o.teacher_id = ${teacherId} and o.state in ('HELD', 'BOOKED', 'IN_SESSION')
        and o.starts_at < b.ends_at and o.ends_at > b.starts_at) returning b.id`.execute(tx)
  return rows.length === 1
}

/** Demos that began before this and are not closed. */
export async function listUnclosed(db: Db, before: Instant, but: readonly string[]): Promise<StoredBooking[]> {
  return selectBookings(db)
    .where('state', 'in', ['BOOKED', 'IN_SESSION'])
    .where('starts_at', '<=', at(before))
    .where('id', 'not in', ['', ...but])
    .orderBy('starts_at')
    .limit(200)
    .execute()
}

/** The confirmed demos of a teacher between these starts, the latest first. */
export async function listTaught(
  db: Db,
  teacherId: string,
  { from, till }: { readonly from: Instant; readonly till: Instant },
): Promise<StoredBooking[]> {
  return selectBookings(db)
    .where('teacher_id', '=', teacherId)
    .where('state', 'in', ['BOOKED', 'IN_SESSION', 'ATTENDED', 'NO_SHOW'])
    .where('starts_at', '>=', at(from))
    .where('starts_at', '<', at(till))
    .orderBy('starts_at', 'desc')
    .limit(200)
    .execute()
}

export async function listAllOf(db: Db, learnerId: string): Promise<StoredBooking[]> {
  return selectBookings(db).where('learner_id', '=', learnerId).orderBy('created_at').execute()
}

export async function deleteBookingsOf(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('demos.booking').where('learner_id', '=', learnerId).execute()
}
