import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { enrolmentRoutes } from './routes.ts'
import { courseSellables } from './sells/sellables.ts'
import { enrolmentsMessages } from './reference/messages.ts'

export const enrolments = defineModule({
  name: 'enrolments',
  household,
  operations: enrolmentRoutes,
  sells: courseSellables,
  messages: enrolmentsMessages,
})
