// Notices about a demo to its family, and its reminders. A moved demo is a new booking, so its reminders are planned anew.
import { beginsSoon } from '#core/modules/messages/quiet-hours.ts'
import { cancelReminders, notify, planReminders, type NoticeSubject } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { managePathOf } from '../booking/find-own.ts'
import { findBooking, type StoredBooking } from '../store.ts'
import { draftFor, valuesOf } from './notices.ts'

/** A day, an hour and ten minutes before. */
const OFFSETS = [24 * 60, 60, 10]

export async function announceBooked(ctx: Ctx, tx: Tx, booking: StoredBooking): Promise<void> {
  await notify(ctx, tx, { ...draftFor(ctx, 'demo-booked', booking), isUrgent: true, expiresAt: booking.endsAt })
  await planDemoReminders(ctx, tx, booking)
}

export async function announceMoved(ctx: Ctx, tx: Tx, old: StoredBooking, booking: StoredBooking): Promise<void> {
  await cancelReminders(tx, old.id)
  await announceNewPlace(ctx, tx, booking)
  await planDemoReminders(ctx, tx, booking)
}

export async function announceNewPlace(ctx: Ctx, tx: Tx, booking: StoredBooking): Promise<void> {
  const isUrgent = beginsSoon(booking.startsAt, ctx.now())
  await notify(ctx, tx, { ...draftFor(ctx, 'demo-moved', booking), isUrgent, expiresAt: booking.endsAt })
}

/** Staff have cancelled it. */
export async function announceCancelled(ctx: Ctx, tx: Tx, booking: StoredBooking): Promise<void> {
  const isUrgent = beginsSoon(booking.startsAt, ctx.now())
  await notify(ctx, tx, { ...draftFor(ctx, 'demo-cancelled', booking), isUrgent })
}

/** A demo that our fault ended is not called missed. */
export async function announceMissed(ctx: Ctx, tx: Tx, booking: StoredBooking): Promise<void> {
  await notify(ctx, tx, draftFor(ctx, booking.isFault ? 'demo-failed' : 'demo-missed', booking))
}

export async function announceOutcome(ctx: Ctx, tx: Tx, booking: StoredBooking): Promise<void> {
  await notify(ctx, tx, draftFor(ctx, 'demo-outcome', booking))
}

async function planDemoReminders(ctx: Ctx, tx: Tx, booking: StoredBooking): Promise<void> {
  const { id: subject, startsAt, learnerId } = booking
  const text = { type: 'demo-soon', values: valuesOf(booking), link: managePathOf(ctx, booking) }
  await planReminders(ctx, tx, { ...text, subject, startsAt, who: [{ learnerId }], offsets: OFFSETS, isChosen: true })
}

/** Asked before each reminder leaves: this booking still has its seat. */
export async function isReminderCurrent(_ctx: Ctx, db: Db, { subject }: NoticeSubject): Promise<boolean> {
  const booking = subject === null ? undefined : await findBooking(db, subject)
  return booking?.state === 'BOOKED' || booking?.state === 'IN_SESSION'
}
