import type { Module } from '#server/platform/module.ts'
import { previewOf } from '#server/platform/resource/preview.ts'
import { catalogueRoutes } from './routes.ts'
import { courses, coursesStaff } from './staff/courses.ts'
import { catalogueStaff } from './staff/resources.ts'

export const catalogue: Module = {
  name: 'catalogue',
  previews: [previewOf(courses, { path: ({ slug }) => `/course/${slug}` })],
  operations: [...catalogueRoutes, ...catalogueStaff, ...coursesStaff],
}
