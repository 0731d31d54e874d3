import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { homeRoutes } from './routes.ts'
import { homeStaff } from './staff.ts'
import { homeRows } from './reference/rows.ts'

export const home = defineModule({
  name: 'home',
  sitemap: async () => ['/', '/explore'],
  household,
  operations: [...homeRoutes, ...homeStaff],
  reference: homeRows,
})
