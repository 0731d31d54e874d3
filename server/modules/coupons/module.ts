import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { expireReservationsJob } from './expire-reservations.ts'
import { couponRoutes } from './routes.ts'
import { couponsStaff } from './staff/resources.ts'

export const coupons = defineModule({
  name: 'coupons',
  household,
  operations: [...couponRoutes, ...couponsStaff],
  jobs: [expireReservationsJob],
})
