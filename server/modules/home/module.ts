import { defineModule } from '#server/platform/module.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { homeRows } from './reference/rows.ts'
import { household } from './household.ts'
import { lanternListeners } from './lanterns.ts'
import { homeRoutes } from './routes.ts'
import { homeStaff } from './staff.ts'

export const home = defineModule({
  name: 'home',
  reference: homeRows,
  contributes: [sitemapPages(async () => ['/', '/explore'])],
  household,
  listeners: lanternListeners,
  operations: [...homeRoutes, ...homeStaff],
})
