import { defineModule } from '#server/platform/module.ts'
import { expireReservationsJob } from './expire-reservations.ts'
import { couponRoutes } from './routes.ts'
import { couponsStaff } from './staff/resources.ts'

export const coupons = defineModule({
  name: 'coupons',
  operations: [...couponRoutes, ...couponsStaff],
  jobs: [expireReservationsJob],
})
