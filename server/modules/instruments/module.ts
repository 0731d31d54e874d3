import { defineModule } from '#server/platform/module.ts'
import { instrumentRoutes } from './routes.ts'
import { instrumentsStaff } from './staff.ts'

export const instruments = defineModule({
  name: 'instruments',
  operations: [...instrumentRoutes, ...instrumentsStaff],
})
