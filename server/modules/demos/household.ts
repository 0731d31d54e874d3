import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { cancelSession } from '#server/modules/classroom/index.ts'
import { deleteOffersOf, listOffersOf } from './instant/store-offers.ts'
import { deleteBookingsOf, listAllOf } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'demos'> = {
  tables: {
    'demos.booking': { exported: 'demos.bookings', erased: 'GONE', counted: rowsBy('Demo classes', 'learner_id') },
    'demos.instant_offer': {
      exported: 'demos.instantOffers',
      erased: 'GONE',
      counted: rowsBy('Offers of a demo class', 'learner_id'),
    },
  },
  async exportLearner({ db }, learnerId) {
    const bookings = await listAllOf(db, learnerId)
    const offers = await listOffersOf(db, learnerId)
    const instantOffers = offers.map((offer) => ({ ...offer, learnerId: undefined, acceptedBy: undefined }))
    return {
      instantOffers,
      bookings: bookings.map((booking) => ({ ...booking, learnerId: undefined, sessionId: undefined })),
    }
  },
  /** The teacher's hour is free again. */
  async eraseLearner(ctx, learnerId) {
    await ctx.db.transaction().execute(async (tx) => {
      for (const { state, sessionId } of await listAllOf(tx, learnerId))
        if (sessionId !== null && (state === 'BOOKED' || state === 'IN_SESSION')) await cancelSession(ctx, tx, sessionId, { en: 'The booking was deleted' }) // prettier-ignore
      await deleteOffersOf(tx, learnerId)
      await deleteBookingsOf(tx, learnerId)
    })
  },
}
