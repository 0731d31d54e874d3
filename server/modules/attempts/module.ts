import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { regradeJob } from './regrade/run-regrade.ts'
import { attemptsMessages } from './reference/messages.ts'
import { evaluateJob } from './results/evaluate.ts'
import { attemptRoutes } from './routes.ts'
import { staffOperations, staffWaiting } from './staff-operations.ts'
import { submitOverdueJob } from './take/submit-overdue.ts'
import { testCards } from './tests/feed.ts'
import { isTestCurrent, remindJob } from './tests/remind.ts'

export const attempts = defineModule({
  name: 'attempts',
  household,
  feed: testCards,
  messages: attemptsMessages,
  waiting: staffWaiting,
  operations: [...attemptRoutes, ...staffOperations],
  retention: [
    {
      table: 'attempts.signal',
      column: 'received_at',
      days: 90,
      because: 'staff look into a test while its result is new',
    },
  ],
  jobs: [evaluateJob, submitOverdueJob, regradeJob, remindJob],
  noticeChecks: { 'test-soon': isTestCurrent },
})
