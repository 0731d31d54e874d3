import { because, type HouseholdData } from '#server/platform/context.ts'
import { forgetGivenCodes, listGivenCodes } from './give-code.ts'
import { moveUses } from './store-uses.ts'

export const household: HouseholdData<'coupons'> = {
  tables: {
    'coupons.reservation': { exported: 'orders.orders', erased: because('uses are counted, by ids'), merged: 'MOVED' },
    'coupons.given_code': { exported: 'coupons.givenCodes', erased: 'EMPTIED' },
  },
  exportLearner: async ({ db }, learnerId) => ({ givenCodes: await listGivenCodes(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => forgetGivenCodes(db, learnerId),
  move: moveUses,
}
