import { defineModule } from '#server/platform/module.ts'
import { instrumentRoutes } from './routes.ts'
import { instrumentsStaff } from './staff.ts'
import { instrumentsRows } from './reference/rows.ts'

export const instruments = defineModule({
  name: 'instruments',
  operations: [...instrumentRoutes, ...instrumentsStaff],
  reference: instrumentsRows,
})
