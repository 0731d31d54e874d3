import { mayBecome, mayJoin } from '#core/modules/demos/booking-state.ts'
import type { DemoId } from '#core/modules/demos/demo.ts'
import { demoErrors as errors } from '#core/modules/demos/errors.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { lockBooking, updateBooking } from '../store.ts'
import { getOwnBooking } from './find-own.ts'

/** The address of the room is given on the click and to the family only, never in a message. Throws DEMO_NOT_OPEN. */
export async function joinDemo(ctx: Ctx, { id }: { readonly id: DemoId }, { actor }: Call<Household>) {
  await getOwnBooking(ctx, actor, { id })
  return ctx.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || booking.sessionId === null || !mayJoin(booking, ctx.now())) throw errors.DEMO_NOT_OPEN()
    if (mayBecome(booking.state, 'IN_SESSION')) await updateBooking(tx, id, { state: 'IN_SESSION' })
    return { path: `/class/${booking.sessionId}` }
  })
}
