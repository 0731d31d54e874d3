import { defineModule } from '#server/platform/module.ts'
import { forgetAssignmentsListener } from './forget.ts'
import { experimentRoutes } from './routes.ts'
import { experimentsStaff } from './staff.ts'

export const experiments = defineModule({
  name: 'experiments',
  operations: [...experimentRoutes, ...experimentsStaff],
  listeners: [forgetAssignmentsListener],
})
