import { defineModule } from '#server/platform/module.ts'
import { ownedThings } from '#server/platform/access/points/owned-things.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { household } from './household.ts'
import { makeTasksListener } from './make-tasks.ts'
import { markingOperations, markingWaiting } from './routes.ts'
import { ownTask } from './mark/teach.ts'

export const marking = defineModule({
  name: 'marking',
  household,
  operations: markingOperations,
  contributes: [ownedThings({ markingTask: ownTask }), workQueues(...markingWaiting)],
  listeners: [makeTasksListener],
})
