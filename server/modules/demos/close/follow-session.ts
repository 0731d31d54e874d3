// A demo follows its live session, which staff may move, give to a substitute or cancel in the timetable.
import { SessionChanged } from '#core/modules/classroom/events.ts'
import { findTaughtSession } from '#server/modules/classroom/index.ts'
import { cancelReminders, moveReminders } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { announceCancelled, announceNewPlace } from '../families/announce.ts'
import { valuesOf } from '../families/notices.ts'
import { findBooking, findBookingOfSession, giveUpHeld, lockBooking, updateBooking, updatePlace, type StoredBooking } from '../store.ts' // prettier-ignore

export const sessionListener = listener('demos.follow-session', SessionChanged, async (ctx, { sessionId }) => {
  const own = await findBookingOfSession(ctx.db, sessionId)
  if (own) await ctx.db.transaction().execute((tx) => followSession(ctx, tx, own.id))
})

async function followSession(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const booking = await lockBooking(tx, id)
  if (!booking || !isOpen(booking)) return
  const session = await findTaughtSession(tx, booking.sessionId ?? '')
  if (!session) return
  if (session.status === 'CANCELLED') return cancelWithSession(ctx, tx, booking, session.reason?.en ?? '')
  const { teacherId, startsAt, endsAt } = session
  if (isAt(booking, session)) return
  await giveUpHeld(tx, id, { teacherId, startsAt, endsAt })
  await updatePlace(tx, id, { teacherId, startsAt, endsAt })
  const moved = await findBooking(tx, id)
  if (!moved || startsAt === booking.startsAt) return
  await moveReminders(ctx, tx, { subject: id, startsAt, values: valuesOf(moved) })
  await announceNewPlace(ctx, tx, moved)
}

function isOpen({ state }: StoredBooking): boolean {
  return state === 'BOOKED' || state === 'IN_SESSION'
}

type Place = Pick<StoredBooking, 'teacherId' | 'startsAt' | 'endsAt'>

function isAt(one: Place, other: Place): boolean {
  return one.teacherId === other.teacherId && one.startsAt === other.startsAt && one.endsAt === other.endsAt
}

/** A demo that has begun is closed by its attendance. */
async function cancelWithSession(ctx: Ctx, tx: Tx, { id, state }: StoredBooking, reason: string): Promise<void> {
  if (state !== 'BOOKED') return
  await updateBooking(tx, id, { state: 'CANCELLED', reason })
  await cancelReminders(tx, id)
  const cancelled = await findBooking(tx, id)
  if (cancelled) await announceCancelled(ctx, tx, cancelled)
}
