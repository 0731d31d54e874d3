import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { experimentRoutes } from './routes.ts'
import { experimentsStaff } from './staff.ts'
import { experimentsRows } from './reference/rows.ts'

export const experiments = defineModule({
  name: 'experiments',
  household,
  operations: [...experimentRoutes, ...experimentsStaff],
  reference: experimentsRows,
})
