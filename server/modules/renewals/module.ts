import type { Module } from '#server/platform/module.ts'
import { renewalRoutes } from './routes.ts'

export const renewals: Module = { name: 'renewals', operations: renewalRoutes }
