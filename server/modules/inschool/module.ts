import { defineModule } from '#server/platform/module.ts'
import { lists } from '#server/platform/resource/points/lists.ts'
import { erasePupilsJob } from './erase-pupils.ts'
import { household } from './household.ts'
import { inschoolRoutes } from './routes.ts'
import { inschoolStaff } from './staff/resources.ts'
import { listSchoolIds } from './store.ts'

export const inschool = defineModule({
  name: 'inschool',
  household,
  contributes: [lists({ 'partner-schools': listSchoolIds })],
  operations: [...inschoolRoutes, ...inschoolStaff],
  jobs: [erasePupilsJob],
})
