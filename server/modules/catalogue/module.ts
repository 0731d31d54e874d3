import { defineModule } from '#server/platform/module.ts'
import { lists } from '#server/platform/resource/points/lists.ts'
import { previews } from '#server/platform/resource/points/previews.ts'
import { searchable } from '#server/platform/points/searchable.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { catalogueRows } from './reference/rows.ts'
import { previewOf } from '#server/platform/resource/preview.ts'
import { catalogueRoutes } from './routes.ts'
import { courses, coursesStaff } from './staff/courses.ts'
import { priceChangesStaff } from './staff/price-changes.ts'
import { catalogueStaff } from './staff/resources.ts'
import { catalogueWaiting } from './waiting.ts'
import { catalogueSitemap } from './sitemap.ts'
import { catalogueSearchable } from './search/searchable.ts'
import { listBoardKeys, listCourseIds, listSubjectKeys, listTargetKeys } from './store-lists.ts'

export const catalogue = defineModule({
  name: 'catalogue',
  reference: catalogueRows,
  contributes: [
    lists({ boards: listBoardKeys, targets: listTargetKeys, subjects: listSubjectKeys, courses: listCourseIds }),
    sitemapPages(catalogueSitemap),
    searchable(catalogueSearchable),
    workQueues(...catalogueWaiting),
    previews(previewOf(courses, { path: ({ slug }) => `/course/${slug}` })),
  ],
  operations: [...catalogueRoutes, ...catalogueStaff, ...coursesStaff, ...priceChangesStaff],
})
