import { defineModule } from '#server/platform/module.ts'
import { listingsRows } from './reference/rows.ts'
import { listingRoutes } from './routes.ts'
import { listingsStaff } from './staff.ts'

export const listings = defineModule({
  name: 'listings',
  reference: listingsRows,
  sitemap: async () => ['/ai-live', '/short-programs'],
  operations: [...listingRoutes, ...listingsStaff],
})
