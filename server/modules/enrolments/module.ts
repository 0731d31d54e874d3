import type { Module } from '#server/platform/module.ts'
import { enrolmentRoutes } from './routes.ts'

export const enrolments: Module = { name: 'enrolments', operations: enrolmentRoutes }
