import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/points/work-queues.ts'
import { household } from './household.ts'
import { makeTasksListener } from './make-tasks.ts'
import { markingOperations, markingWaiting } from './routes.ts'

export const marking = defineModule({
  name: 'marking',
  household,
  operations: markingOperations,
  contributes: [workQueues(...markingWaiting)],
  listeners: [makeTasksListener],
})
