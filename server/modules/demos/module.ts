import { demoBookings } from '#server/modules/profiles/index.ts'
import { noticeChecks } from '#server/modules/notices/index.ts'
import { plannedSessions } from '#server/modules/classroom/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { calendar } from '#server/platform/points/calendar.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { streamTopics } from '#server/platform/points/stream-topics.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
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
  contributes: [
    demoBookings(hasDemo),
    noticeChecks({ 'demo-soon': isReminderCurrent }),
    plannedSessions({ DEMO: demoSessions }),
    calendar(calendarEntries),
    sitemapPages(landingPaths),
    workQueues(...demosWaiting),
    streamTopics({ demos: (_ctx, actor, id) => Promise.resolve(actor.kind === 'teacher' && actor.teacherId === id) }),
  ],
  household,
  retention: [
    { table: 'demos.instant_offer', column: 'created_at', days: 90, because: 'staff look into a family’s question' },
  ],
})
