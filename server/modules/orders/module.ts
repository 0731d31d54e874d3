import type { Module } from '#server/platform/module.ts'
import { expireOrdersJob } from './expire-orders.ts'
import { orderRoutes } from './routes.ts'

export const orders: Module = { name: 'orders', operations: orderRoutes, jobs: [expireOrdersJob] }
