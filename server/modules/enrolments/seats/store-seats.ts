// SQL over the seats of batches that have so many and no more.
import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** Who sits where: taken for good, or held for an order until it may no longer be paid. */
export interface SeatWish {
  readonly batchId: string
  readonly learnerId: string
  readonly hold: { readonly orderId: string; readonly until: Instant } | null
}

/** Uses the learner's own seat in the batch, if there is one. A longer hold and a taken seat stay what they are. */
export async function reuseSeat(tx: Tx, { batchId, learnerId, hold }: SeatWish): Promise<boolean> {
  const set = hold
    ? sql`order_id = case when held_until < ${at(hold.until)} then ${hold.orderId} else order_id end,
        held_until = case when held_until < ${at(hold.until)} then ${at(hold.until)}::timestamptz else held_until end`
    : sql`order_id = null, held_until = null`
  const { numAffectedRows } = await sql`
    update enrolments.batch_seat set ${set} where batch_id = ${batchId} and learner_id = ${learnerId}`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Lets one transaction after the other count this batch's seats. It frees the seats that nobody has any more, and seats all
 * who are taught in the batch: they came before it had a limit, or an earlier enrolment of theirs runs again.
 */
export async function lockSeats(tx: Tx, batchId: string, now: Instant): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seats ${batchId}`}, 0))`.execute(tx)
  await deleteFreeSeats(tx, now, sql`s.batch_id = ${batchId}`)
  await sql`
    with unseated as (
      select learner_id, row_number() over (order by learner_id) as place from (
        select distinct learner_id from enrolments.enrolment
        where own_batch_id = ${batchId} and ended_at is null and valid_till > ${at(now)}
        except select learner_id from enrolments.batch_seat where batch_id = ${batchId}) as learner
    ), free as (
      select no, row_number() over (order by no) as place
      from generate_series(1, (select count(*) from enrolments.batch_seat where batch_id = ${batchId})
        + (select count(*) from unseated)) as no
      where no not in (select no from enrolments.batch_seat where batch_id = ${batchId})
    )
    insert into enrolments.batch_seat (batch_id, no, learner_id)
    select ${batchId}, free.no, unseated.learner_id from unseated join free using (place)`.execute(tx)
}

/** Answers false when all seats are taken. The caller has locked them. */
export async function insertSeat(tx: Tx, { batchId, learnerId, hold }: SeatWish, seats: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into enrolments.batch_seat (batch_id, no, learner_id, order_id, held_until)
    select ${batchId}, no, ${learnerId}, ${hold?.orderId ?? null}, ${hold && at(hold.until)}::timestamptz
    from generate_series(1, ${seats}::int) as no
    where no not in (select no from enrolments.batch_seat where batch_id = ${batchId})
    order by no limit 1`.execute(tx)
  return numAffectedRows === 1n
}

/** The seats that this order holds, and those of the learner's batches in which the learner is taught no more. */
export async function freeSeatsOf(
  tx: Tx,
  { orderId, learnerId }: { readonly orderId: string; readonly learnerId: string },
  now: Instant,
): Promise<void> {
  await sql`delete from enrolments.batch_seat where order_id = ${orderId}`.execute(tx)
  await deleteFreeSeats(tx, now, sql`s.learner_id = ${learnerId}`)
}

/** Seats that are held no more, at most so many. A seat that is just being taken stays. */
export async function deleteHeldNoMore(db: Db, now: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from enrolments.batch_seat where (batch_id, no) in (
      select batch_id, no from enrolments.batch_seat where held_until <= ${at(now)}
      order by held_until limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/** Those whose order may no longer be paid, and those of learners who are taught there no more. A seat that is just being taken stays. */
async function deleteFreeSeats(tx: Tx, now: Instant, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from enrolments.batch_seat where (batch_id, no) in (
      select batch_id, no from enrolments.batch_seat s
      where ${which} and (held_until <= ${at(now)} or held_until is null and not exists (
        select from enrolments.enrolment
        where learner_id = s.learner_id and own_batch_id = s.batch_id and ended_at is null and valid_till > ${at(now)}))
      for update skip locked)`.execute(tx)
}

/** How many learners are taught in each of these batches or have a seat held there. */
export async function countSeated(
  db: Db,
  batchIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select batch.id, (
      select count(*)::int from (
        select learner_id from enrolments.enrolment
        where own_batch_id = batch.id and ended_at is null and valid_till > ${at(now)}
        union
        select learner_id from enrolments.batch_seat where batch_id = batch.id and held_until > ${at(now)}) as learner
    ) as count
    from unnest(${[...batchIds]}::text[]) as batch (id)`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
