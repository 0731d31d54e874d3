import { defineModule } from '#server/platform/module.ts'
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
  noticeChecks: { 'webinar-soon': isReminderCurrent, 'webinar-starts': isReminderCurrent },
  sessions: { WEBINAR: webinarSessions },
  calendar: calendarEntries,
  feed: webinarCards,
  sitemap: webinarPaths,
  searchable: webinarSearchable,
  previews: webinarPreviews,
  household,
})
