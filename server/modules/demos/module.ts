import { demoBookings } from '#server/modules/profiles/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { closeDemosJob } from './close/close-demos.ts'
import { sessionListener } from './close/follow-session.ts'
import { isReminderCurrent } from './families/announce.ts'
import { calendarEntries } from './families/calendar.ts'
import { demoSessions } from './families/guests.ts'
import { landingPaths } from './landing/view-landing.ts'
import { household } from './household.ts'
import { demoMessages } from './reference/messages.ts'
import { demosReference } from './reference/rows.ts'
import { demoRoutes } from './routes.ts'
import { hasDemo } from './store.ts'
import { demosStaff, demosWaiting } from './staff/resources.ts'

export const demos = defineModule({
  name: 'demos',
  operations: [...demoRoutes, ...demosStaff],
  jobs: [closeDemosJob],
  listeners: [sessionListener],
  messages: demoMessages,
  reference: demosReference,
  noticeChecks: { 'demo-soon': isReminderCurrent },
  sessions: { DEMO: demoSessions },
  calendar: calendarEntries,
  sitemap: landingPaths,
  waiting: demosWaiting,
  household,
  contributes: [demoBookings(hasDemo)],
  topics: { demos: (_ctx, actor, id) => Promise.resolve(actor.kind === 'teacher' && actor.teacherId === id) },
  retention: [
    { table: 'demos.instant_offer', column: 'created_at', days: 90, because: 'staff look into a family’s question' },
  ],
})
