// A booking as its family reads it.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later } from '#core/kernel/time.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { isSeated, JOINED_FROM, mayJoin, mayMove } from '#core/modules/demos/booking-state.ts'
import { DemoId, type DemoBooking } from '#core/modules/demos/demo.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getCategory } from '../slots/store-categories.ts'
import { findBooking, type StoredBooking } from '../store.ts'
import { managePathOf } from './find-own.ts'

export async function getBookingView(ctx: Ctx, id: string): Promise<DemoBooking> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw commonErrors.NOT_FOUND_ERROR()
  return wordBooking(ctx, booking)
}

export async function wordBooking(ctx: Ctx, booking: StoredBooking): Promise<DemoBooking> {
  const { id, category, grade, laptop, startsAt, endsAt, heldUntil, rootId, sequence, outcomeNote, moves } = booking
  const now = ctx.now()
  const [{ rescheduleLimit }, [teacher], needsConsent] = await Promise.all([
    getCategory(ctx.db, category),
    listTeachers(ctx.db, [booking.teacherId]),
    needsConsentOf(ctx, booking.learnerId),
  ])
  return {
    id: DemoId.parse(id),
    category,
    state: booking.state === 'HELD' && !isSeated(booking, now) ? 'EXPIRED' : booking.state,
    grade,
    laptop,
    startsAt,
    endsAt,
    heldUntil,
    teacherName: teacher?.name ?? '',
    movesLeft: Math.max(0, rescheduleLimit - moves),
    mayMove: mayMove(booking, now) && moves < rescheduleLimit,
    mayJoin: mayJoin(booking, now),
    opensAt: later(startsAt, -JOINED_FROM),
    managePath: managePathOf(ctx, booking),
    uid: `${rootId}@kandil`,
    sequence,
    outcomeNote,
    needsConsent,
  }
}

/** A class is live: for a child, a parent agrees first. */
export async function needsConsentOf(ctx: Ctx, learnerId: string): Promise<boolean> {
  const learner = await findLearner(ctx.db, learnerId)
  const standing = learner && standingOf(learner, ctx.now())
  return standing !== 'ADULT' && standing !== 'CONSENTED'
}
