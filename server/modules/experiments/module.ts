import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { experimentsRows } from './reference/rows.ts'
import { household } from './household.ts'
import { experimentRoutes } from './routes.ts'
import { experimentsStaff } from './staff.ts'
import { experimentsWaiting } from './waiting.ts'
import { watchGuardrailsJob } from './watch-guardrails.ts'

export const experiments = defineModule({
  name: 'experiments',
  reference: experimentsRows,
  household,
  operations: [...experimentRoutes, ...experimentsStaff],
  jobs: [watchGuardrailsJob],
  contributes: [workQueues(...experimentsWaiting)],
})
