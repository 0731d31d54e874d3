import { noticeChecks } from '#server/modules/notices/index.ts'
import { plannedSessions } from '#server/modules/classroom/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { calendar } from '#server/platform/points/calendar.ts'
import { feed } from '#server/platform/points/feed.ts'
import { previews } from '#server/platform/resource/points/previews.ts'
import { searchable } from '#server/platform/points/searchable.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { calendarEntries } from './families/calendar.ts'
import { webinarCards } from './families/cards.ts'
import { webinarSessions } from './families/guests.ts'
import { isReminderCurrent, planRemindersJob, replanRemindersJob } from './families/remind.ts'
import { tellWebinarJob } from './families/tell.ts'
import { followRecordingsJob, sessionListener } from './follow-session.ts'
import { household } from './household.ts'
import { webinarSearchable } from './lists/searchable.ts'
import { webinarPaths } from './lists/sitemap.ts'
import { webinarMessages } from './reference/messages.ts'
import { offerPlacesJob } from './registrations/offer-places.ts'
import { webinarRoutes } from './routes.ts'
import { webinarPreviews, webinarsStaff } from './staff/resources.ts'

export const webinars = defineModule({
  name: 'webinars',
  operations: [...webinarRoutes, ...webinarsStaff],
  jobs: [offerPlacesJob, planRemindersJob, replanRemindersJob, tellWebinarJob, followRecordingsJob],
  listeners: [sessionListener],
  messages: webinarMessages,
  contributes: [
    noticeChecks({ 'webinar-soon': isReminderCurrent, 'webinar-starts': isReminderCurrent }),
    plannedSessions({ WEBINAR: webinarSessions }),
    calendar(calendarEntries),
    feed(webinarCards),
    sitemapPages(webinarPaths),
    searchable(webinarSearchable),
    previews(...webinarPreviews),
  ],
  household,
})
