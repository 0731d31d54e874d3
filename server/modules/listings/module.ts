import { defineModule } from '#server/platform/module.ts'
import { listingRoutes } from './routes.ts'
import { listingsStaff } from './staff.ts'
import { listingsRows } from './reference/rows.ts'

export const listings = defineModule({
  name: 'listings',
  sitemap: async () => ['/ai-live', '/short-programs'],
  operations: [...listingRoutes, ...listingsStaff],
  reference: listingsRows,
})
