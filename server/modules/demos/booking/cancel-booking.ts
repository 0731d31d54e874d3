import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { demosApi } from '#core/modules/demos/api.ts'
import { mayMove } from '#core/modules/demos/booking-state.ts'
import type { DemoBooking } from '#core/modules/demos/demo.ts'
import { demoErrors as errors } from '#core/modules/demos/errors.ts'
import { cancelSession } from '#server/modules/classroom/index.ts'
import { cancelReminders } from '#server/modules/notices/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { lockBooking, updateBooking, type StoredBooking } from '../store.ts'
import { getOwnBooking } from './find-own.ts'
import { getBookingView } from './word-booking.ts'

/** A demo that is only kept is given up. A second call changes nothing. */
export async function cancelBooking(
  ctx: Ctx,
  { id, link }: InputOf<typeof demosApi.cancel>,
  { actor }: Call<Actor>,
): Promise<DemoBooking> {
  await getOwnBooking(ctx, actor, { id, link })
  await ctx.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking) throw commonErrors.NOT_FOUND_ERROR()
    if (booking.state === 'HELD') return updateBooking(tx, id, { state: 'EXPIRED' })
    if (booking.state === 'CANCELLED' || booking.state === 'EXPIRED') return
    if (!mayMove(booking, ctx.now())) throw errors.DEMO_IS_FIXED()
    await endBooking(ctx, tx, booking, 'The family has cancelled')
  })
  return getBookingView(ctx, id)
}

/** Frees the seat and the teacher's hour. */
export async function endBooking(ctx: Ctx, tx: Tx, { id, sessionId }: StoredBooking, reason: string): Promise<void> {
  await updateBooking(tx, id, { state: 'CANCELLED', reason })
  if (sessionId !== null) await cancelSession(ctx, tx, sessionId, { en: reason })
  await cancelReminders(tx, id)
}
