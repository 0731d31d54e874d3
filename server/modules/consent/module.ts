import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { eraseWithdrawnJob } from './erase-withdrawn.ts'
import { consentRoutes } from './routes.ts'
import { consentStaff } from './staff.ts'
import { consentRows } from './reference/rows.ts'

export const consent = defineModule({
  name: 'consent',
  household,
  operations: [...consentRoutes, ...consentStaff],
  jobs: [eraseWithdrawnJob],
  reference: consentRows,
})
