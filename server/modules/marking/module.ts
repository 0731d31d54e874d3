import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { makeTasksListener } from './make-tasks.ts'
import { markingOperations, markingWaiting } from './routes.ts'

export const marking = defineModule({
  name: 'marking',
  household,
  operations: markingOperations,
  waiting: markingWaiting,
  listeners: [makeTasksListener],
})
