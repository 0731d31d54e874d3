import { defineModule } from '#server/platform/module.ts'
import { libraryLinks } from './links.ts'
import { libraryRoutes } from './routes.ts'
import { librarySearchable, studyPaths } from './searchable.ts'
import { libraryStaff } from './staff.ts'

/** Study material. It keeps nothing of who opens it. */
export const library = defineModule({
  name: 'library',
  operations: [...libraryRoutes, ...libraryStaff],
  links: libraryLinks,
  sitemap: studyPaths,
  searchable: librarySearchable,
})
