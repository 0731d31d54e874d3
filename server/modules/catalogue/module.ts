import { defineModule } from '#server/platform/module.ts'
import { previewOf } from '#server/platform/resource/preview.ts'
import { catalogueRoutes } from './routes.ts'
import { courses, coursesStaff } from './staff/courses.ts'
import { catalogueStaff } from './staff/resources.ts'

export const catalogue = defineModule({
  name: 'catalogue',
  previews: [previewOf(courses, { feature: 'catalogue', path: ({ slug }) => `/course/${String(slug)}` })],
  operations: [...catalogueRoutes, ...catalogueStaff, ...coursesStaff],
})
