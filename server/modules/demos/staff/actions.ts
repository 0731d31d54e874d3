// Staff change one demo: each change has a reason, and is written down.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { isBefore, later } from '#core/kernel/time.ts'
import { mayBecome, mayMarkMissed, type DemoState } from '#core/modules/demos/booking-state.ts'
import { demoErrors, demoStaffErrors as errors } from '#core/modules/demos/errors.ts'
import { SLOT_LENGTH } from '#core/modules/demos/slots.ts'
import type { demosStaffApi } from '#core/modules/demos/staff-api.ts'
import { readFreeTeachers } from '#server/modules/classroom/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { endBooking } from '../booking/cancel-booking.ts'
import { replaceBooking } from '../booking/move-booking.ts'
import { announceCancelled, announceMissed, announceOutcome } from '../families/announce.ts'
import { readWeek } from '../slots/read-slots.ts'
import {
  countAttended,
  expireHolds,
  findBooking,
  lockBooking,
  lockSlot,
  updateBooking,
  type StoredBooking,
} from '../store.ts'

type Api = typeof demosStaffApi.staffDemoActions

export async function markMissed(
  ctx: Ctx,
  { id, isFault, reason }: InputOf<Api['markMissed']>,
  { actor }: Call<Staff>,
) {
  return changeDemo(ctx, actor, { id, action: 'missed', reason }, async (tx, booking) => {
    if (!mayMarkMissed(booking, ctx.now())) throw errors.DEMO_STATE_STAYS()
    await updateBooking(tx, id, { state: 'NO_SHOW', isFault, reason })
    const missed = await findBooking(tx, id)
    if (missed) await announceMissed(ctx, tx, missed)
  })
}

/** Also of a demo that was joined without our page knowing. */
export async function markAttended(ctx: Ctx, { id, reason }: InputOf<Api['markAttended']>, { actor }: Call<Staff>) {
  return changeDemo(ctx, actor, { id, action: 'attended', reason }, async (tx, { state, startsAt, category }) => {
    const isBegun = !isBefore(ctx.now(), startsAt)
    if (!isBegun || !(state === 'BOOKED' || mayBecome(state, 'ATTENDED'))) throw errors.DEMO_STATE_STAYS()
    if (state === 'BOOKED') await updateBooking(tx, id, { state: 'IN_SESSION' })
    await updateBooking(tx, id, { state: 'ATTENDED', reason })
    await countAttended(tx, category)
  })
}

/** The family may book again, and the missed demo does not count. */
export async function forgive(ctx: Ctx, { id, reason }: InputOf<Api['forgive']>, { actor }: Call<Staff>) {
  return changeDemo(ctx, actor, { id, action: 'forgive', reason }, async (tx, { state, isFault }) => {
    if (state !== 'NO_SHOW' || isFault) throw errors.DEMO_STATE_STAYS()
    await updateBooking(tx, id, { isFault: true, reason })
  })
}

export async function cancelByStaff(ctx: Ctx, { id, reason }: InputOf<Api['cancel']>, { actor }: Call<Staff>) {
  return changeDemo(ctx, actor, { id, action: 'cancel', reason }, async (tx, booking) => {
    if (booking.state !== 'BOOKED') throw errors.DEMO_STATE_STAYS()
    await endBooking(ctx, tx, booking, reason)
    const cancelled = await findBooking(tx, id)
    if (cancelled) await announceCancelled(ctx, tx, cancelled)
  })
}

/** The parent reads it on the page of the demo. A second note replaces the first. */
export async function writeNote(ctx: Ctx, { id, note }: InputOf<Api['writeNote']>, { actor }: Call<Staff>) {
  return changeDemo(ctx, actor, { id, action: 'note', reason: note }, async (tx, { state }) => {
    if (state !== 'ATTENDED') throw errors.DEMO_STATE_STAYS()
    await updateBooking(tx, id, { outcomeNote: note })
    const noted = await findBooking(tx, id)
    if (noted) await announceOutcome(ctx, tx, noted)
  })
}

/** Not bound to the hours of families, and no move of theirs. Null: any free teacher. */
export async function moveByStaff(
  ctx: Ctx,
  { id, startsAt, teacherId, reason }: InputOf<Api['move']>,
  { actor }: Call<Staff>,
) {
  const movedId = await ctx.db.transaction().execute(async (tx) => {
    await lockSlot(tx, startsAt)
    await expireHolds(tx, ctx.now())
    const old = await lockBooking(tx, id)
    if (!old) throw commonErrors.NOT_FOUND_ERROR()
    if (old.state !== 'BOOKED' || isBefore(startsAt, ctx.now())) throw errors.DEMO_STATE_STAYS()
    const week = await readWeek(ctx, tx, old.category, { learnerId: old.learnerId, moving: id })
    const seats = week.seatsAt(startsAt)
    const times = { startsAt, endsAt: later(startsAt, SLOT_LENGTH) }
    if (teacherId !== null) await refuseBusy(tx, teacherId, times)
    const teachers = teacherId === null ? seats : [teacherId]
    if (teachers.length === 0) throw demoErrors.SLOT_TAKEN()
    const { moves } = old
    const next = await replaceBooking(ctx, tx, old, { startsAt, teachers, moves, reason })
    await audit(ctx, tx, { actor, action: 'demos.move', subject: `demo-bookings/${id}`, detail: { after: { id: next, reason } } }) // prettier-ignore
    return next
  })
  return { id: movedId }
}

async function refuseBusy(tx: Tx, teacherId: string, times: Pick<StoredBooking, 'startsAt' | 'endsAt'>): Promise<void> {
  const free = await readFreeTeachers(tx, [teacherId], { from: times.startsAt, till: times.endsAt })
  if (free(times).length === 0) throw errors.TEACHER_IS_NOT_FREE()
}

interface StaffChange {
  readonly id: string
  readonly action: string
  readonly reason: string
}

export async function changeDemo(
  ctx: Ctx,
  actor: Staff,
  { id, action, reason }: StaffChange,
  work: (tx: Tx, booking: StoredBooking) => Promise<void>,
): Promise<{ state: DemoState }> {
  return ctx.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking) throw commonErrors.NOT_FOUND_ERROR()
    await work(tx, booking)
    const { state } = (await findBooking(tx, id)) ?? booking
    await audit(ctx, tx, { actor, action: `demos.${action}`, subject: `demo-bookings/${id}`, detail: { after: { state, reason } } }) // prettier-ignore
    return { state }
  })
}
