import { defineModule } from '#server/platform/module.ts'
import { sellables } from '#server/platform/points/sellables.ts'
import { enrolmentsMessages } from './reference/messages.ts'
import { endPastJob } from './end-enrolments.ts'
import { household } from './household.ts'
import { enrolmentRoutes } from './routes.ts'
import { freeSeatsJob } from './seats/free-seats.ts'
import { courseSellables } from './sells/sellables.ts'
import { enrolmentsStaff } from './staff.ts'

export const enrolments = defineModule({
  name: 'enrolments',
  messages: enrolmentsMessages,
  household,
  operations: [...enrolmentRoutes, ...enrolmentsStaff],
  jobs: [freeSeatsJob, endPastJob],
  contributes: [sellables(...courseSellables)],
})
