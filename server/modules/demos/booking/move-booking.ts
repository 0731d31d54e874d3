// A demo gets another hour. In one transaction: the new seat, the old booking closed, the new one, the session, the reminders.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { later, type Instant } from '#core/kernel/time.ts'
import type { demosApi } from '#core/modules/demos/api.ts'
import { mayMove } from '#core/modules/demos/booking-state.ts'
import type { DemoBooking } from '#core/modules/demos/demo.ts'
import { demoErrors as errors } from '#core/modules/demos/errors.ts'
import { SLOT_LENGTH } from '#core/modules/demos/slots.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { announceMoved } from '../families/announce.ts'
import { readWeek } from '../slots/read-slots.ts'
import { expireHolds, findBooking, insertBooking, lockBooking, lockSlot, updateBooking, type StoredBooking } from '../store.ts' // prettier-ignore
import { getOwnBooking } from './find-own.ts'
import { readTollFree, refuseTime } from './hold-seat.ts'
import { planDemo } from './plan-demo.ts'
import { getBookingView } from './word-booking.ts'

/** Counts as a move of the family. When the new seat is gone the demo stays as it is. */
export async function moveBooking(
  ctx: Ctx,
  { id, link, startsAt }: InputOf<typeof demosApi.reschedule>,
  { actor }: Call<Actor>,
): Promise<DemoBooking> {
  await getOwnBooking(ctx, actor, { id, link })
  const tollFree = await readTollFree(ctx)
  const movedId = await ctx.db.transaction().execute(async (tx) => {
    await lockSlot(tx, startsAt)
    await expireHolds(tx, ctx.now())
    const old = await lockBooking(tx, id)
    if (!old) throw commonErrors.NOT_FOUND_ERROR()
    if (!mayMove(old, ctx.now())) throw errors.DEMO_IS_FIXED()
    const week = await readWeek(ctx, tx, old.category, { learnerId: old.learnerId, moving: id })
    if (old.moves >= week.category.rescheduleLimit) throw errors['120029']({ n: old.moves, tollFree })
    if (startsAt === old.startsAt) return id
    refuseTime(ctx, week, startsAt)
    const seats = week.seatsAt(startsAt)
    // The child keeps the teacher where the teacher is free.
    const teachers = seats.includes(old.teacherId) ? [old.teacherId, ...seats] : seats
    return replaceBooking(ctx, tx, old, { startsAt, teachers, moves: old.moves + 1, reason: null })
  })
  return getBookingView(ctx, movedId)
}

interface NewPlace {
  readonly startsAt: Instant
  /** The best first. */
  readonly teachers: readonly string[]
  readonly moves: number
  /** Why staff moved it. */
  readonly reason: string | null
}

/** Closes the old booking and answers the id of the new one. Throws SLOT_TAKEN. */
export async function replaceBooking(
  ctx: Ctx,
  tx: Tx,
  old: StoredBooking,
  { startsAt, teachers, moves, reason }: NewPlace,
): Promise<string> {
  const id = ctx.newId('dmo')
  await updateBooking(tx, old.id, { state: 'RESCHEDULED', sessionId: null })
  const next = {
    ...old,
    id,
    rescheduleOf: old.id,
    state: 'BOOKED' as const,
    startsAt,
    endsAt: later(startsAt, SLOT_LENGTH),
    sessionId: null,
    moves,
    sequence: old.sequence + 1,
    createdAt: ctx.now(),
  }
  const teacherId = await insertWithFirst(tx, next, teachers)
  await planDemo(ctx, tx, {
    booking: { ...next, teacherId },
    sessionId: old.sessionId,
    others: teachers,
    reason: reason ?? '',
  })
  if (reason !== null) await updateBooking(tx, id, { reason })
  const booking = await findBooking(tx, id)
  if (booking) await announceMoved(ctx, tx, old, booking)
  return id
}

/** Answers the teacher with whom it was written. */
async function insertWithFirst(
  tx: Tx,
  booking: Omit<Parameters<typeof insertBooking>[1], 'teacherId'>,
  teachers: readonly string[],
): Promise<string> {
  for (const teacherId of teachers) if (await insertBooking(tx, { ...booking, teacherId })) return teacherId
  throw errors.SLOT_TAKEN()
}
