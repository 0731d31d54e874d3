// SQL that writes sessions. A teacher who is busy makes a statement write nothing: the constraint is the database's.
import { sql } from 'kysely'
import { indianDay, isoString, type Instant } from '#core/kernel/time.ts'
import type { NewOccurrence, Occurrence } from '#core/modules/classroom/plan-sessions.ts'
import type { SessionKind } from '#core/modules/classroom/session-status.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** Answers from when to when the batch's sessions were generated before. One generation of a batch after the other. */
export async function lockGenerated(tx: Tx, batchId: string, now: Instant): Promise<{ readonly till: Instant }> {
  await tx
    .insertInto('classroom.generated')
    .values({ batch_id: batchId, till: at(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('classroom.generated')
    .select('till')
    .where('batch_id', '=', batchId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateGenerated(tx: Tx, batchId: string, till: Instant): Promise<void> {
  await tx
    .updateTable('classroom.generated')
    .set({ till: at(till) })
    .where('batch_id', '=', batchId)
    .execute()
}

/** One plan of a teacher's day after the other, where staff change classes. Takes the locks in the order of the ids. */
export async function lockTeachers(tx: Tx, teacherIds: readonly string[]): Promise<void> {
  for (const teacherId of [...new Set(teacherIds)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`teacher ${teacherId}`}, 0))`.execute(tx)
}

type Placing = Pick<Occurrence, 'subject' | 'teacherId' | 'startsAt' | 'endsAt'>

/** Finds for each of these the session of the same teacher, subject and hour that exists already. */
export async function listShared(
  tx: Tx,
  wanted: readonly (Placing & { readonly uid: string })[],
  kind: SessionKind,
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ uid: string; id: string }>`
    select w.uid, s.id from ${asRows(wanted)}
    join classroom.session s on s.teacher_id = w.teacher and s.subject = w.subject and s.starts_at = w.starts
      and s.ends_at = w.ends and s.kind = ${kind} and s.status = 'SCHEDULED'`.execute(tx)
  return new Map(rows.map(({ uid, id }) => [uid, id]))
}

/** Answers the ids of those that were written: of the others the teacher is busy. */
export async function insertSessions(
  tx: Tx,
  sessions: readonly (Placing & { readonly id: string; readonly kind: SessionKind; readonly isByHand: boolean })[],
  now: Instant,
): Promise<Set<string>> {
  if (sessions.length === 0) return new Set()
  const rows = await tx
    .insertInto('classroom.session')
    .values(
      sessions.map(({ id, kind, subject, teacherId, startsAt, endsAt, isByHand }) => ({
        id,
        kind,
        subject,
        teacher_id: teacherId,
        starts_at: at(startsAt),
        ends_at: at(endsAt),
        status: 'SCHEDULED',
        is_by_hand: isByHand,
        created_at: at(now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface Placement extends NewOccurrence {
  readonly sessionId: string
}

/** A class that calendars knew before its session existed goes on from its number. */
export async function insertPlacements(
  tx: Tx,
  { id: batchId, bundleId }: { readonly id: string; readonly bundleId: string },
  placements: readonly Placement[],
): Promise<void> {
  if (placements.length === 0) return
  const rows = placements.map((each) => ({ ...each, session: each.sessionId }))
  await sql`
    insert into classroom.session_batch (uid, session_id, batch_id, bundle_id, slot_day, slot_starts_at, n, is_free, sequence)
    select w.uid, w.session, ${batchId}, ${bundleId}, w.day, w.starts, w.n, w.is_free,
      coalesce(e.sequence + ((e.starts_at, e.ends_at) is distinct from (w.starts, w.ends))::int, 0)
    from ${asRows(rows)} left join classroom.class_event e on e.uid = w.uid`.execute(tx)
}

/** False when the teacher is busy: then nothing was written. Nobody is busy with a lesson led by AI. */
export async function updateSessionTo(tx: Tx, id: string, to: Placing): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.session')
    .set({
      teacher_id: to.teacherId,
      starts_at: at(to.startsAt),
      ends_at: at(to.endsAt),
      status: 'SCHEDULED',
      reason: null,
    })
    .where('id', '=', id)
    .where(
      sql<boolean>`(not has_room or not exists (select from classroom.session o where o.id <> ${id}
        and o.teacher_id = ${to.teacherId} and o.has_room and o.status in ('SCHEDULED', 'OPEN', 'LIVE') and o.starts_at < ${at(to.endsAt)} and o.ends_at > ${at(to.startsAt)}))`,
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateSessionEnd(tx: Tx, id: string, endsAt: Instant): Promise<void> {
  await tx
    .updateTable('classroom.session')
    .set({ ends_at: at(endsAt) })
    .where('id', '=', id)
    .execute()
}

/** The batch has its class in another session from now on; calendars hear of it. */
export async function updatePlacement(
  tx: Tx,
  uid: string,
  { sessionId, slotStartsAt }: { readonly sessionId: string; readonly slotStartsAt: Instant },
): Promise<void> {
  await tx
    .updateTable('classroom.session_batch')
    .set((eb) => ({ session_id: sessionId, slot_starts_at: at(slotStartsAt), sequence: eb('sequence', '+', 1) }))
    .where('uid', '=', uid)
    .execute()
}

/** Opens or closes these batches' classes to everybody. */
export async function updateFree(
  tx: Tx,
  opened: readonly { readonly uid: string; readonly isFree: boolean }[],
): Promise<void> {
  for (const isFree of [true, false]) {
    const uids = opened.filter((each) => each.isFree === isFree).map(({ uid }) => uid)
    if (uids.length > 0) await tx.updateTable('classroom.session_batch').set({ is_free: isFree }).where('uid', 'in', uids).execute() // prettier-ignore
  }
}

/** For every batch of the session. */
export async function raiseSequence(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('classroom.session_batch')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('session_id', '=', sessionId)
    .execute()
}

export async function updateCancelled(tx: Tx, id: string, reason: LocalisedText | null): Promise<void> {
  await tx
    .updateTable('classroom.session')
    .set({ status: 'CANCELLED', reason: reason === null ? null : JSON.stringify(reason) })
    .where('id', '=', id)
    .execute()
}

/** A cancelled copy for one batch, while the session goes on for the others. */
export async function insertCancelledCopy(
  tx: Tx,
  id: string,
  copyId: string,
  { reason, now }: { readonly reason: LocalisedText | null; readonly now: Instant },
): Promise<void> {
  await sql`
    insert into classroom.session (id, kind, subject, teacher_id, starts_at, ends_at, status, reason, created_at)
    select ${copyId}, kind, subject, teacher_id, starts_at, ends_at, 'CANCELLED',
      ${reason === null ? null : JSON.stringify(reason)}::jsonb, ${at(now)}
    from classroom.session where id = ${id}`.execute(tx)
}

/** The generated classes of the batch that are not of this kind and have not begun, with their courses. */
export async function listOfOtherKind(tx: Tx, batchId: string, kind: SessionKind, now: Instant) {
  const { rows } = await sql<{ id: string; bundleIds: string[] }>`
    select s.id, (select array_agg(distinct a.bundle_id) from classroom.session_batch a where a.session_id = s.id) as "bundleIds"
    from classroom.session_batch b join classroom.session s on s.id = b.session_id
    where b.batch_id = ${batchId} and b.slot_day >= ${indianDay(now)}::date and s.starts_at > ${at(now)}
      and s.status = 'SCHEDULED' and not s.is_by_hand and s.kind in ('CLASS', 'AI_LESSON') and s.kind <> ${kind}`.execute(
    tx,
  )
  return rows
}

export async function updateKind(tx: Tx, id: string, kind: SessionKind): Promise<void> {
  await tx.updateTable('classroom.session').set({ kind }).where('id', '=', id).execute()
}

export async function deleteIfEmpty(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .deleteFrom('classroom.session')
    .where('id', '=', sessionId)
    .where(sql<boolean>`not exists (select from classroom.session_batch where session_id = session.id)`)
    .execute()
}

/** Keeps the generator from changing it, and stores the reason. */
export async function markByHand(
  tx: Tx,
  id: string,
  { substituteFor, reason }: { readonly substituteFor: string | null; readonly reason: LocalisedText },
): Promise<void> {
  await tx
    .updateTable('classroom.session')
    .set({ is_by_hand: true, substitute_for: substituteFor, reason: JSON.stringify(reason) })
    .where('id', '=', id)
    .execute()
}

/** Answers false for a class that has begun, or of which families know already. */
export async function markLateTold(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.session')
    .set({ late_told_at: at(now) })
    .where('id', '=', id)
    .where('late_told_at', 'is', null)
    .where('status', 'in', ['SCHEDULED', 'OPEN'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Null: its reminders are planned anew. */
export async function updateReminded(tx: Tx, id: string, at_: Instant | null): Promise<void> {
  await tx
    .updateTable('classroom.session')
    .set({ reminded_at: at(at_) })
    .where('id', '=', id)
    .execute()
}

function asRows(
  wanted: readonly (Placing & {
    readonly uid: string
    readonly day?: string
    readonly n?: number
    readonly session?: string
    readonly isFree?: boolean
  })[],
) {
  const rows = wanted.map(({ uid, subject, teacherId, startsAt, endsAt, day, n, session, isFree }) => ({
    uid,
    subject,
    teacher: teacherId,
    starts: isoString(startsAt),
    ends: isoString(endsAt),
    day,
    n,
    session,
    is_free: isFree,
  }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as w (uid text, subject text, teacher text,
    starts timestamptz, ends timestamptz, day date, n int, session text, is_free boolean)`
}
