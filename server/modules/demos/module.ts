import { defineModule } from '#server/platform/module.ts'
import { closeDemosJob } from './close/close-demos.ts'
import { isReminderCurrent } from './families/announce.ts'
import { calendarEntries } from './families/calendar.ts'
import { demoSessions } from './families/guests.ts'
import { household } from './household.ts'
import { demoMessages } from './reference/messages.ts'
import { demosReference } from './reference/rows.ts'
import { demoRoutes } from './routes.ts'
import { demosStaff, demosWaiting } from './staff/resources.ts'

export const demos = defineModule({
  name: 'demos',
  operations: [...demoRoutes, ...demosStaff],
  jobs: [closeDemosJob],
  messages: demoMessages,
  reference: demosReference,
  noticeChecks: { 'demo-soon': isReminderCurrent },
  sessions: { DEMO: demoSessions },
  calendar: calendarEntries,
  waiting: demosWaiting,
  household,
  topics: { demos: (_ctx, actor, id) => Promise.resolve(actor.kind === 'teacher' && actor.teacherId === id) },
  retention: [
    { table: 'demos.instant_offer', column: 'created_at', days: 90, because: 'staff look into a family’s question' },
  ],
})
