import type { Module } from '#server/platform/module.ts'
import { listingRoutes } from './routes.ts'
import { listingsStaff } from './staff.ts'

export const listings: Module = { name: 'listings', operations: [...listingRoutes, ...listingsStaff] }
