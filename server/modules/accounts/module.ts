import type { Module } from '#server/platform/module.ts'
import { accountRoutes } from './routes.ts'

export const accounts: Module = { name: 'accounts', operations: accountRoutes }
