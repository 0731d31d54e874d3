import type { Module } from '#server/platform/module.ts'
import { sessionRoutes } from './routes.ts'

export const sessions: Module = { name: 'sessions', operations: sessionRoutes }
