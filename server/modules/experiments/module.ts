import type { Module } from '#server/platform/module.ts'
import { experimentRoutes } from './routes.ts'

export const experiments: Module = { name: 'experiments', operations: experimentRoutes }
