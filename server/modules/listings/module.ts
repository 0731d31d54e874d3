import { saleChecks } from '#server/modules/catalogue/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { checkSale } from './checklist/course-checklist.ts'
import { checklistRoutes } from './checklist/routes.ts'
import { listingsRows } from './reference/rows.ts'
import { listingRoutes } from './routes.ts'
import { listingsStaff } from './staff.ts'

export const listings = defineModule({
  name: 'listings',
  reference: listingsRows,
  contributes: [saleChecks(checkSale), sitemapPages(async () => ['/ai-live', '/short-programs'])],
  operations: [...listingRoutes, ...checklistRoutes, ...listingsStaff],
})
