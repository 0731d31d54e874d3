import type { Module } from '#server/platform/module.ts'
import { catalogueRoutes } from './routes.ts'

export const catalogue: Module = { name: 'catalogue', operations: catalogueRoutes }
