// A family keeps a seat for a quarter of an hour. Bookings at one start are made one after the other.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { isBefore, later, type Instant } from '#core/kernel/time.ts'
import type { demosApi } from '#core/modules/demos/api.ts'
import { HELD_FOR, MOST_MISSED } from '#core/modules/demos/booking-state.ts'
import { gradeRange, needsComputer } from '#core/modules/demos/category.ts'
import { DemoId, type DemoBooking } from '#core/modules/demos/demo.ts'
import { demoErrors as errors } from '#core/modules/demos/errors.ts'
import { isOffered, isTooSoon, SLOT_LENGTH } from '#core/modules/demos/slots.ts'
import { findSite } from '#server/modules/content/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { readWeek, type Week } from '../slots/read-slots.ts'
import { expireHolds, insertBooking, listOwnBookings, lockBooking, lockSlot, updateBooking, type StoredBooking } from '../store.ts' // prettier-ignore
import { getBookingView } from './word-booking.ts'

type BookInput = InputOf<typeof demosApi.book>

/** Throws why the learner cannot have this demo, or not at this time. */
export async function holdSeat(ctx: Ctx, { ...wanted }: BookInput, { learnerId }: LearnerCall): Promise<DemoBooking> {
  const { category, grade, laptop, startsAt } = wanted
  if (needsComputer(category) && laptop === 'NO') throw errors.DEMO_NEEDS_COMPUTER()
  const tollFree = await readTollFree(ctx)
  const id = ctx.newId('dmo')
  await ctx.db.transaction().execute(async (tx) => {
    await lockSlot(tx, startsAt)
    await expireHolds(tx, ctx.now())
    const own = await listOwnBookings(tx, learnerId, category)
    refuseAnother(own, tollFree)
    await giveUpHolds(tx, own)
    const week = await readWeek(ctx, tx, category, { learnerId })
    if (!week.category.grades.includes(grade)) throw errors['120027']({ range: gradeRange(week.category.grades) })
    refuseTime(ctx, week, startsAt)
    const now = ctx.now()
    const booking = {
      id,
      rootId: id,
      rescheduleOf: null,
      learnerId,
      category,
      grade,
      laptop,
      state: 'HELD' as const,
      startsAt,
      endsAt: later(startsAt, SLOT_LENGTH),
      heldUntil: later(now, HELD_FOR),
      sessionId: null,
      moves: 0,
      sequence: 0,
      createdAt: now,
    }
    for (const teacherId of week.seatsAt(startsAt)) if (await insertBooking(tx, { ...booking, teacherId })) return
    throw errors.SLOT_TAKEN()
  })
  return getBookingView(ctx, DemoId.parse(id))
}

export async function readTollFree(ctx: Ctx): Promise<string> {
  return (await findSite(ctx)).support.tollFree
}

export function refuseAnother(own: readonly StoredBooking[], tollFree: string): void {
  if (own.some(({ state }) => state === 'ATTENDED')) throw errors['120030']()
  if (own.some(({ state }) => state === 'BOOKED' || state === 'IN_SESSION')) throw errors.DEMO_ALREADY_BOOKED()
  const missed = own.filter(({ state, isFault }) => state === 'NO_SHOW' && !isFault).length
  if (missed >= MOST_MISSED) throw errors.DEMO_MISSED_TWICE({ n: missed, tollFree })
}

/** A family that chooses another time gives the first one up. */
export async function giveUpHolds(tx: Tx, own: readonly StoredBooking[]): Promise<void> {
  for (const { id } of own.filter(({ state }) => state === 'HELD')) {
    const held = await lockBooking(tx, id)
    if (held?.state === 'HELD') await updateBooking(tx, id, { state: 'EXPIRED' })
  }
}

export function refuseTime(ctx: Ctx, { category, rules, isFree }: Week, startsAt: Instant): void {
  const now = ctx.now()
  if (!category.isOpen) throw errors.DEMO_IS_CLOSED()
  if (!isBefore(startsAt, now) && isTooSoon(rules, startsAt, now)) throw errors.SLOT_TOO_SOON()
  if (!isOffered(rules, startsAt, now) || !isFree(startsAt)) throw errors.SLOT_TAKEN()
}
