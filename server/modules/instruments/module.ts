import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { instrumentsRows } from './reference/rows.ts'
import { instrumentRoutes } from './routes.ts'
import { instrumentsStaff } from './staff.ts'
import { instrumentsWaiting } from './waiting.ts'

export const instruments = defineModule({
  name: 'instruments',
  reference: instrumentsRows,
  operations: [...instrumentRoutes, ...instrumentsStaff],
  contributes: [workQueues(...instrumentsWaiting)],
})
