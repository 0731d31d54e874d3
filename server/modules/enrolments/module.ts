import { defineModule } from '#server/platform/module.ts'
import { ownedThings } from '#server/platform/access/points/owned-things.ts'
import { sellables } from '#server/platform/points/sellables.ts'
import { enrolmentsMessages } from './reference/messages.ts'
import { endPastJob } from './end-enrolments.ts'
import { household } from './household.ts'
import { enrolmentRoutes } from './routes.ts'
import { freeSeatsJob } from './seats/free-seats.ts'
import { courseSellables } from './sells/sellables.ts'
import { enrolmentsStaff } from './staff.ts'
import { ownEnrolment } from './own-enrolment.ts'

export const enrolments = defineModule({
  name: 'enrolments',
  messages: enrolmentsMessages,
  household,
  operations: [...enrolmentRoutes, ...enrolmentsStaff],
  jobs: [freeSeatsJob, endPastJob],
  contributes: [ownedThings({ enrolment: ownEnrolment }), sellables(...courseSellables)],
})
