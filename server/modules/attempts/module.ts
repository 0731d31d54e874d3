import { courseTests } from '#server/modules/catalogue/index.ts'
import { noticeChecks } from '#server/modules/notices/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { ownedThings } from '#server/platform/access/points/owned-things.ts'
import { feed } from '#server/platform/points/feed.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { household } from './household.ts'
import { regradeJob } from './regrade/run-regrade.ts'
import { attemptsMessages } from './reference/messages.ts'
import { evaluateJob } from './results/evaluate.ts'
import { attemptRoutes } from './routes.ts'
import { staffOperations, staffWaiting } from './staff-operations.ts'
import { submitOverdueJob } from './take/submit-overdue.ts'
import { listCourseTests } from './tests/course-tests.ts'
import { testCards } from './tests/feed.ts'
import { isTestCurrent, remindJob } from './tests/remind.ts'
import { ownAttempt, ownPaper } from './own-attempt.ts'

export const attempts = defineModule({
  name: 'attempts',
  household,
  contributes: [
    courseTests(listCourseTests),
    ownedThings({ attempt: ownAttempt, paper: ownPaper }),
    feed(testCards),
    workQueues(...staffWaiting),
    noticeChecks({ 'test-soon': isTestCurrent }),
  ],
  messages: attemptsMessages,
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
})
