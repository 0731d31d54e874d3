import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { evaluateJob } from './results/evaluate.ts'
import { attemptRoutes } from './routes.ts'
import { submitOverdueJob } from './take/submit-overdue.ts'
import { testCards } from './tests/feed.ts'

export const attempts = defineModule({
  name: 'attempts',
  household,
  feed: testCards,
  operations: attemptRoutes,
  jobs: [evaluateJob, submitOverdueJob],
})
