import type { Module } from '#server/platform/module.ts'
import { accountRoutes } from './routes.ts'
import { accountsStaff } from './staff.ts'

export const accounts: Module = { name: 'accounts', operations: [...accountRoutes, ...accountsStaff] }
