import { commonErrors } from '#core/kernel/common-errors.ts'
import { isBefore } from '#core/kernel/time.ts'
import { isSeated } from '#core/modules/demos/booking-state.ts'
import type { DemoBooking, DemoId } from '#core/modules/demos/demo.ts'
import { demoErrors as errors } from '#core/modules/demos/errors.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { announceBooked } from '../families/announce.ts'
import { readWeek } from '../slots/read-slots.ts'
import { findBooking, lockBooking, lockSlot, updateBooking } from '../store.ts'
import { getOwnBooking } from './find-own.ts'
import { planDemo } from './plan-demo.ts'
import { getBookingView, needsConsentOf } from './word-booking.ts'

/** The seat that is kept becomes a live session with its teacher. A second call changes nothing. */
export async function confirmBooking(ctx: Ctx, { id }: { readonly id: DemoId }, { actor }: Call<Household>): Promise<DemoBooking> {
  const { startsAt, learnerId } = await getOwnBooking(ctx, actor, { id })
  const needsConsent = await needsConsentOf(ctx, learnerId)
  await ctx.db.transaction().execute(async (tx) => {
    await lockSlot(tx, startsAt)
    const held = await lockBooking(tx, id)
    if (!held) throw commonErrors.NOT_FOUND_ERROR()
    if (held.state === 'BOOKED' || held.state === 'IN_SESSION') return
    const isOver = held.state !== 'HELD' || !isSeated(held, ctx.now()) || !isBefore(ctx.now(), held.startsAt)
    if (isOver) throw errors.DEMO_HOLD_IS_OVER()
    if (needsConsent) throw errors.DEMO_NEEDS_CONSENT()
    const week = await readWeek(ctx, tx, held.category, { learnerId, moving: id })
    await updateBooking(tx, id, { state: 'BOOKED' })
    await planDemo(ctx, tx, { booking: held, sessionId: null, others: week.seatsAt(held.startsAt), reason: '' })
    const booked = await findBooking(tx, id)
    if (booked) await announceBooked(ctx, tx, booked)
  })
  return getBookingView(ctx, id)
} // prettier-ignore
