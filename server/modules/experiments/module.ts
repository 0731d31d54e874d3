import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { experimentRoutes } from './routes.ts'
import { experimentsStaff } from './staff.ts'

export const experiments = defineModule({
  name: 'experiments',
  household,
  operations: [...experimentRoutes, ...experimentsStaff],
})
