import type { Module } from '#server/platform/module.ts'
import { privacyRoutes } from './routes.ts'

export const privacy: Module = { name: 'privacy', operations: privacyRoutes }
