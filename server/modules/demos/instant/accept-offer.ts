// A teacher accepts an offer, which becomes a demo that has begun: the booking, its live session and the offer in one transaction.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { isBefore, later } from '#core/kernel/time.ts'
import { codeOf } from '#core/kernel/error.ts'
import { demoStaffErrors, demoTeacherErrors as errors } from '#core/modules/demos/errors.ts'
import { SLOT_LENGTH } from '#core/modules/demos/slots.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import type { Call, Teacher } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { publishEvent } from '#server/platform/stream/publish-event.ts'
import { giveUpHolds } from '../booking/hold-seat.ts'
import { planDemo } from '../booking/plan-demo.ts'
import { announceBooked } from '../families/announce.ts'
import { expireHolds, findBooking, insertBooking, listOwnBookings, type StoredBooking } from '../store.ts'
import { listUnoccupied } from './free-teachers.ts'
import { lockOffer, updateAccepted, type StoredOffer } from './store-offers.ts'

/** Accepting once more answers the same. Throws why the teacher does not get the demo. */
export async function acceptOffer(ctx: Ctx, { id }: { readonly id: string }, { actor: { teacherId } }: Call<Teacher>) {
  return ctx.db.transaction().execute(async (tx) => {
    const offer = await lockOffer(tx, id)
    const [teacher] = await listTeachers(tx, [teacherId])
    if (!offer || !teacher?.subjects.includes(offer.category)) throw commonErrors.NOT_FOUND_ERROR()
    const { acceptedBy, bookingId, expiresAt } = offer
    if (acceptedBy !== null && acceptedBy !== teacherId) throw errors.OFFER_TAKEN()
    if (bookingId !== null) return { sessionId: await sessionOf(tx, bookingId) }
    if (!isBefore(ctx.now(), expiresAt)) throw errors.OFFER_IS_OVER()
    if ((await listUnoccupied(ctx, tx, [teacherId])).length === 0) throw demoStaffErrors.TEACHER_IS_NOT_FREE()
    const booking = await bookNow(ctx, tx, offer, teacherId)
    await updateAccepted(tx, id, teacherId, booking.id)
    await publishEvent(ctx, tx, { to: { learnerId: offer.learnerId }, kind: 'demo-accepted', data: { offerId: id } })
    return { sessionId: booking.sessionId ?? '' }
  })
}

async function sessionOf(tx: Tx, bookingId: string): Promise<string> {
  return (await findBooking(tx, bookingId))?.sessionId ?? ''
}

const SEATED_OR_DONE = new Set(['BOOKED', 'IN_SESSION', 'ATTENDED'])

/** A demo that starts now. The family has booked another one meanwhile: the offer is over. */
async function bookNow(ctx: Ctx, tx: Tx, offer: StoredOffer, teacherId: string): Promise<StoredBooking> {
  const { learnerId, category, grade, laptop } = offer
  await expireHolds(tx, ctx.now())
  const own = await listOwnBookings(tx, learnerId, category)
  if (own.some(({ state }) => SEATED_OR_DONE.has(state))) throw errors.OFFER_IS_OVER()
  await giveUpHolds(tx, own)
  const [id, now] = [ctx.newId('dmo'), ctx.now()]
  const asked = { id, rootId: id, rescheduleOf: null, learnerId, category, grade, laptop }
  const times = { startsAt: now, endsAt: later(now, SLOT_LENGTH), heldUntil: null, createdAt: now }
  const booking = { ...asked, ...times, state: 'BOOKED' as const, teacherId, sessionId: null, moves: 0, sequence: 0 }
  if (!(await insertBooking(tx, booking))) throw demoStaffErrors.TEACHER_IS_NOT_FREE()
  try {
    // The clock goes on meanwhile, and a session must not begin in the past.
    await planDemo({ ...ctx, now: () => now }, tx, { booking, sessionId: null, others: [], reason: '' })
  } catch (error) {
    if (codeOf(error) === 'SLOT_TAKEN') throw demoStaffErrors.TEACHER_IS_NOT_FREE()
    throw error
  }
  const booked = await findBooking(tx, id)
  if (!booked) throw commonErrors.NOT_FOUND_ERROR()
  await announceBooked(ctx, tx, booked)
  return booked
}
