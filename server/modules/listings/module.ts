import type { Module } from '#server/platform/module.ts'
import { listingRoutes } from './routes.ts'

export const listings: Module = { name: 'listings', operations: listingRoutes }
