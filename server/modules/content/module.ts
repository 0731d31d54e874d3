import type { Module } from '#server/platform/module.ts'
import { contentRoutes } from './routes.ts'
import { contentStaff } from './staff.ts'

export const content: Module = { name: 'content', operations: [...contentRoutes, ...contentStaff] }
