import type { Module } from '#server/platform/module.ts'
import { catalogueRoutes } from './routes.ts'
import { coursesStaff } from './staff/courses.ts'
import { catalogueStaff } from './staff/resources.ts'

export const catalogue: Module = {
  name: 'catalogue',
  operations: [...catalogueRoutes, ...catalogueStaff, ...coursesStaff],
}
