import { because, type HouseholdData } from '#server/platform/context.ts'
import { moveUses } from './store-uses.ts'

export const household: HouseholdData<'coupons'> = {
  tables: {
    'coupons.reservation': { exported: 'orders.orders', erased: because('uses are counted, by ids'), merged: 'MOVED' },
  },
  move: moveUses,
}
