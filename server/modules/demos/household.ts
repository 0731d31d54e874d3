import type { HouseholdData } from '#server/platform/context.ts'
import { cancelSession } from '#server/modules/classroom/index.ts'
import { deleteBookingsOf, listAllOf } from './store.ts'

export const household: HouseholdData<'demos'> = {
  tables: { 'demos.booking': { exported: 'demos.bookings', erased: 'GONE' } },
  async exportLearner({ db }, learnerId) {
    const bookings = await listAllOf(db, learnerId)
    return { bookings: bookings.map((booking) => ({ ...booking, learnerId: undefined, sessionId: undefined })) }
  },
  /** The teacher's hour is free again. */
  async eraseLearner(ctx, learnerId) {
    await ctx.db.transaction().execute(async (tx) => {
      for (const { state, sessionId } of await listAllOf(tx, learnerId))
        if (sessionId !== null && (state === 'BOOKED' || state === 'IN_SESSION')) await cancelSession(ctx, tx, sessionId, { en: 'The booking was deleted' }) // prettier-ignore
      await deleteBookingsOf(tx, learnerId)
    })
  },
}
