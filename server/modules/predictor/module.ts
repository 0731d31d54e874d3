import { defineModule } from '#server/platform/module.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { predictorStaff, predictorWaiting } from './desk/staff.ts'
import { household } from './household.ts'
import { predictorRoutes } from './routes.ts'
import { predictorPaths } from './sitemap.ts'

export const predictor = defineModule({
  name: 'predictor',
  operations: [...predictorRoutes, ...predictorStaff],
  contributes: [workQueues(...predictorWaiting), sitemapPages(predictorPaths)],
  household,
})
