import type { Module } from '#server/platform/module.ts'
import { expireReservationsJob } from './expire-reservations.ts'
import { couponRoutes } from './routes.ts'
import { couponsStaff } from './staff/resources.ts'

export const coupons: Module = {
  name: 'coupons',
  operations: [...couponRoutes, ...couponsStaff],
  jobs: [expireReservationsJob],
}
