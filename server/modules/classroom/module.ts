import { defineModule } from '#server/platform/module.ts'
import { closeClassesJob } from './attendance/close-classes.ts'
import { household } from './attendance/household.ts'
import { batchListener, generateAllJob, generateBatchJob } from './generate/generate-jobs.ts'
import { calendarEntries } from './families/calendar.ts'
import { classCards } from './families/feed.ts'
import { remindJob } from './families/remind.ts'
import { batchFullListener } from './families/tell-batch-full.ts'
import { tellChangesJob } from './families/tell-changes.ts'
import { isClassCurrent } from './families/is-current.ts'
import { classroomMessages } from './reference/messages.ts'
import { classroomReference } from './reference/rows.ts'
import { silenceListener } from './room/silence-withdrawn.ts'
import { topics } from './room/topics.ts'
import { roomHook } from './room/webhook.ts'
import { classroomRoutes } from './routes.ts'
import { classroomStaff } from './staff/resources.ts'

export const classroom = defineModule({
  name: 'classroom',
  calendar: calendarEntries,
  feed: classCards,
  operations: [...classroomRoutes, ...classroomStaff],
  listeners: [batchListener, batchFullListener, silenceListener],
  messages: classroomMessages,
  reference: classroomReference,
  jobs: [generateAllJob, generateBatchJob, remindJob, tellChangesJob, closeClassesJob],
  hooks: [roomHook],
  noticeChecks: { 'class-soon': isClassCurrent },
  topics,
  household,
})
