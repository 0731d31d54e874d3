import type { Module } from '#server/platform/module.ts'
import { planRoutes } from './routes.ts'
import { plansStaff } from './staff/resources.ts'

export const plans: Module = { name: 'plans', operations: [...planRoutes, ...plansStaff] }
