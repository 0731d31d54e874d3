import type { Module } from '#server/platform/module.ts'
import { instrumentRoutes } from './routes.ts'
import { instrumentsStaff } from './staff.ts'

export const instruments: Module = {
  name: 'instruments',
  operations: [...instrumentRoutes, ...instrumentsStaff],
}
