// All SQL over the inschool schema but that of the console's lists.
import { sql } from 'kysely'
import { later, type Instant } from '#core/kernel/time.ts'
import type { AttemptId } from '#core/modules/attempts/attempt.ts'
import { LONGEST_WINDOW } from '#core/modules/inschool/in-school.ts'
import { seatOf } from '#core/modules/inschool/seat.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface SchoolSession {
  readonly id: string
  readonly schoolName: string
  readonly paperId: string
  readonly code: string
  readonly opensAt: Instant
  readonly closesAt: Instant
  readonly maxPupils: number
  readonly pinHash: string
  /** Counted up when staff lift its locks. */
  readonly lockEdition: number
}

const session = sql`s.id, sc.name as "schoolName", s.paper_id as "paperId", s.code, s.opens_at as "opensAt",
  s.closes_at as "closesAt", s.max_pupils as "maxPupils", s.pin_hash as "pinHash", s.lock_edition as "lockEdition"`

export async function findSession(db: Db, code: string): Promise<SchoolSession | undefined> {
  const { rows } = await sql<SchoolSession>`select ${session} from inschool.session s
    join inschool.school sc on sc.id = s.school_id where s.code = ${code}`.execute(db)
  return rows[0]
}

export async function findSessionById(db: Db, id: string): Promise<SchoolSession | undefined> {
  const { rows } = await sql<SchoolSession>`select ${session} from inschool.session s
    join inschool.school sc on sc.id = s.school_id where s.id = ${id}`.execute(db)
  return rows[0]
}

/** Some session of this paper is open. */
export async function isPaperOpen(db: Db, paperId: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`select from inschool.session where paper_id = ${paperId}
    and opens_at > ${at(later(now, -LONGEST_WINDOW))} and opens_at <= ${at(now)} and closes_at > ${at(now)} limit 1`.execute(db)
  return rows.length > 0
} // prettier-ignore

/** Two who join at once: the second one waits, so that no place is given twice. */
export async function lockSession(tx: Tx, id: string): Promise<void> {
  await sql`select from inschool.session where id = ${id} for update`.execute(tx)
}

export interface Pupil {
  readonly id: string
  readonly sessionId: string
  readonly alias: string
  readonly className: string
  readonly roll: string
  readonly attemptId: AttemptId
  readonly chainSeq: number
  readonly learnerId: string | null
  /** When the server last heard of the device before the end, and when it first did after it. */
  readonly heardAt: Instant
  readonly backAt: Instant | null
}

const pupil = sql`id, session_id as "sessionId", alias, class_name as "className", roll, attempt_id as "attemptId",
  chain_seq as "chainSeq", learner_id as "learnerId", heard_at as "heardAt", back_at as "backAt"`

export async function findPupil(
  db: Db,
  { sessionId, ticketHash }: { readonly sessionId: string; readonly ticketHash: string },
): Promise<Pupil | undefined> {
  const { rows } = await sql<Pupil>`select ${pupil} from inschool.pupil
    where session_id = ${sessionId} and ticket_hash = ${ticketHash}`.execute(db)
  return rows[0]
}

export interface PupilPlace {
  readonly sessionId: string
  readonly className: string
  readonly roll: string
}

/**
 * The pupil of this class and roll number, however they are written. Several may have the seat from before the spellings were the same:
 * the one who is written exactly like this comes first.
 */
export async function findPupilByRoll(tx: Tx, place: PupilPlace): Promise<Pupil | undefined> {
  const { sessionId, className, roll } = place
  await seatPupils(tx, sessionId)
  const { rows } = await sql<Pupil>`select ${pupil} from inschool.pupil where session_id = ${sessionId}
    and seat = ${seatOf(place)} order by (class_name, roll) = (${className}, ${roll}) desc, twin limit 1`.execute(tx)
  return rows[0]
}

/** Gives those a seat who had joined before spellings of one seat were the same. The session is locked. */
async function seatPupils(tx: Tx, sessionId: string): Promise<void> {
  const { rows } = await sql<
    PupilPlace & { id: string }
  >`select id, session_id as "sessionId", class_name as "className", roll
    from inschool.pupil where session_id = ${sessionId} and seat is null order by joined_at, id`.execute(tx)
  for (const { id, ...place } of rows)
    await sql`update inschool.pupil set seat = ${seatOf(place)},
      twin = (select count(*) from inschool.pupil o where o.session_id = ${sessionId} and o.seat = ${seatOf(place)})
      where id = ${id}`.execute(tx)
}

/** Held until the transaction ends. */
export async function lockPupil(tx: Tx, id: string): Promise<Pupil | undefined> {
  const { rows } = await sql<Pupil>`select ${pupil} from inschool.pupil where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** A pupil with the session, for a guardian. */
export interface JoinedPupil extends Pupil {
  readonly code: string
}

export async function findJoinedPupil(db: Db, id: string): Promise<JoinedPupil | undefined> {
  const { rows } = await sql<JoinedPupil>`select ${pupil},
    (select code from inschool.session s where s.id = session_id) as code from inschool.pupil where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** The attempts of all pupils of a session. */
export async function listAttemptIds(db: Db, sessionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select attempt_id as id from inschool.pupil where session_id = ${sessionId}`.execute(db)
  return rows.map(({ id }) => id)
} // prettier-ignore

export async function countPupils(db: Db, sessionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from inschool.pupil
    where session_id = ${sessionId}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface NewPupil extends PupilPlace {
  readonly id: string
  readonly alias: string
  readonly ticketHash: string
  readonly attemptId: string
  readonly joinedAt: Instant
}

export async function insertPupil(tx: Tx, fresh: NewPupil): Promise<void> {
  await sql`insert into inschool.pupil (id, session_id, alias, class_name, roll, seat, ticket_hash, attempt_id, joined_at, heard_at)
    values (${fresh.id}, ${fresh.sessionId}, ${fresh.alias}, ${fresh.className}, ${fresh.roll}, ${seatOf(fresh)}, ${fresh.ticketHash},
      ${fresh.attemptId}, ${at(fresh.joinedAt)}, ${at(fresh.joinedAt)})`.execute(tx)
}

/** The device with the new ticket goes on; the one with the old ticket is refused. */
export async function updateTicket(tx: Tx, id: string, ticketHash: string): Promise<void> {
  await sql`update inschool.pupil set ticket_hash = ${ticketHash} where id = ${id}`.execute(tx)
}

/** Before the end only the last time counts, after it only the first one. */
export async function updateHeard(db: Db, id: string, { now, isOver }: { readonly now: Instant; readonly isOver: boolean }): Promise<void> {
  await (isOver
    ? sql`update inschool.pupil set back_at = ${at(now)} where id = ${id} and back_at is null`.execute(db)
    : sql`update inschool.pupil set heard_at = greatest(heard_at, ${at(now)}), back_at = null where id = ${id}`.execute(db))
} // prettier-ignore

/** A new PIN where one is given. Joins and wrong PINs are counted anew from here on. */
export async function updateLocks(tx: Tx, id: string, pinHash: string | undefined): Promise<void> {
  await sql`update inschool.session set lock_edition = lock_edition + 1, pin_hash = coalesce(${pinHash ?? null}, pin_hash)
    where id = ${id}`.execute(tx)
}

export async function updateChain(tx: Tx, id: string, seq: number): Promise<void> {
  await sql`update inschool.pupil set chain_seq = greatest(chain_seq, ${seq}) where id = ${id}`.execute(tx)
}

export async function updateClaimed(tx: Tx, id: string, learnerId: string, now: Instant): Promise<void> {
  await sql`update inschool.pupil set learner_id = ${learnerId}, claimed_at = ${at(now)} where id = ${id}`.execute(tx)
}

export interface PupilToErase {
  readonly id: string
  readonly attemptId: string
  readonly isClaimed: boolean
}

/** Pupils of sessions that opened before `before`. */
export async function listPupilsToErase(db: Db, before: Instant, but: readonly string[]): Promise<PupilToErase[]> {
  const { rows } = await sql<PupilToErase>`select p.id, p.attempt_id as "attemptId", p.learner_id is not null as "isClaimed"
    from inschool.session s join inschool.pupil p on p.session_id = s.id
    where s.opens_at < ${at(before)} and not p.id = any(${[...but]}::text[]) order by s.opens_at, p.id limit 1000`.execute(db)
  return rows
} // prettier-ignore

export async function deletePupil(tx: Tx, id: string): Promise<void> {
  await sql`delete from inschool.pupil where id = ${id}`.execute(tx)
}

export async function exportPupils(db: Db, learnerId: string): Promise<unknown[]> {
  const { rows } =
    await sql`select alias, class_name as "className", roll, joined_at as "joinedAt", claimed_at as "claimedAt",
    (select sc.name from inschool.session s join inschool.school sc on sc.id = s.school_id where s.id = session_id) as school
    from inschool.pupil where learner_id = ${learnerId} order by joined_at`.execute(db)
  return rows
}

export async function deleteOfLearner(db: Db, learnerId: string): Promise<void> {
  await sql`delete from inschool.pupil where learner_id = ${learnerId}`.execute(db)
}

/** Those of these ids that are schools. */
export async function listSchoolIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('inschool.school').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}
