import type { Module } from '#server/platform/module.ts'
import { expireReservationsJob } from './expire-reservations.ts'
import { couponRoutes } from './routes.ts'

export const coupons: Module = { name: 'coupons', operations: couponRoutes, jobs: [expireReservationsJob] }
