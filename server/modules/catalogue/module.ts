import { defineModule } from '#server/platform/module.ts'
import { catalogueRows } from './reference/rows.ts'
import { previewOf } from '#server/platform/resource/preview.ts'
import { catalogueRoutes } from './routes.ts'
import { courses, coursesStaff } from './staff/courses.ts'
import { catalogueStaff } from './staff/resources.ts'
import { catalogueWaiting } from './waiting.ts'
import { catalogueSitemap } from './sitemap.ts'
import { catalogueSearchable } from './search/searchable.ts'
import { listBoardKeys, listCourseIds, listSubjectKeys, listTargetKeys } from './store-lists.ts'

export const catalogue = defineModule({
  name: 'catalogue',
  reference: catalogueRows,
  lists: { boards: listBoardKeys, targets: listTargetKeys, subjects: listSubjectKeys, courses: listCourseIds },
  sitemap: catalogueSitemap,
  searchable: catalogueSearchable,
  waiting: catalogueWaiting,
  previews: [previewOf(courses, { path: ({ slug }) => `/course/${slug}` })],
  operations: [...catalogueRoutes, ...catalogueStaff, ...coursesStaff],
})
