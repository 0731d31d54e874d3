import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { consentRows } from './reference/rows.ts'
import { household } from './household.ts'
import { eraseWithdrawnJob } from './erase-withdrawn.ts'
import { consentRoutes } from './routes.ts'
import { consentStaff } from './staff.ts'
import { consentWaiting } from './waiting.ts'

export const consent = defineModule({
  name: 'consent',
  reference: consentRows,
  household,
  contributes: [workQueues(...consentWaiting)],
  operations: [...consentRoutes, ...consentStaff],
  jobs: [eraseWithdrawnJob],
})
