import { defineModule } from '#server/platform/module.ts'
import { erasePupilsJob } from './erase-pupils.ts'
import { household } from './household.ts'
import { inschoolRoutes } from './routes.ts'
import { inschoolStaff } from './staff/resources.ts'

export const inschool = defineModule({
  name: 'inschool',
  household,
  operations: [...inschoolRoutes, ...inschoolStaff],
  jobs: [erasePupilsJob],
})
