import { defineModule } from '#server/platform/module.ts'
import { pageLinks } from '#server/platform/points/page-links.ts'
import { searchable } from '#server/platform/points/searchable.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { libraryLinks } from './links.ts'
import { libraryRoutes } from './routes.ts'
import { librarySearchable, studyPaths } from './searchable.ts'
import { libraryStaff } from './staff.ts'

/** Study material. It keeps nothing of who opens it. */
export const library = defineModule({
  name: 'library',
  operations: [...libraryRoutes, ...libraryStaff],
  contributes: [pageLinks(libraryLinks), sitemapPages(studyPaths), searchable(librarySearchable)],
})
