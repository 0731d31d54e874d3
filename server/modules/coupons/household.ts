import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { forgetGivenCodes, listGivenCodes } from './give-code.ts'
import { moveUses } from './store-uses.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'coupons'> = {
  tables: {
    'coupons.reservation': {
      exported: 'orders.orders',
      erased: because('The uses of a coupon stay counted, by ids.'),
      merged: 'MOVED',
      counted: rowsBy('Uses of coupons', 'account_id'),
    },
    'coupons.given_code': {
      exported: 'coupons.givenCodes',
      erased: 'EMPTIED',
      counted: {
        ...rowsBy('Coupon codes given', 'learner_id'),
        stays: 'The code stays counted. The learner is no longer named.',
      },
    },
  },
  exportLearner: async ({ db }, learnerId) => ({ givenCodes: await listGivenCodes(db, learnerId) }),
  eraseLearner: ({ db }, learnerId) => forgetGivenCodes(db, learnerId),
  move: moveUses,
}
