import { defineModule } from '#server/platform/module.ts'
import { predictorStaff, predictorWaiting } from './desk/staff.ts'
import { household } from './household.ts'
import { predictorRoutes } from './routes.ts'
import { predictorPaths } from './sitemap.ts'

export const predictor = defineModule({
  name: 'predictor',
  operations: [...predictorRoutes, ...predictorStaff],
  waiting: predictorWaiting,
  sitemap: predictorPaths,
  household,
})
