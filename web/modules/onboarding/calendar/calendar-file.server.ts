import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import { isoString, type Instant } from '#core/kernel/time.ts'
import type { CalendarEvent } from '#core/modules/onboarding/onboarding.ts'

/** How often a calendar is asked to come back. */
const EVERY_SECONDS = 6 * 60 * 60
const REMINDER_SECONDS = 15 * 60

interface CalendarInfo {
  /** The server's clock, which says which of two answers is the newer. */
  readonly now: Instant
  readonly name: string
  readonly url: string
}

/** An iCalendar file of these classes, each with an alarm. Times are instants: a phone shows them by its own clock. */
export function calendarOf(events: readonly CalendarEvent[], { now, name, url }: CalendarInfo): string {
  const calendar = ical({ prodId: { company: 'Kandil', product: 'Classes' }, name, ttl: EVERY_SECONDS })
  for (const { uid, sequence, isCancelled, startsAt, endsAt, subject, courseTitle, teacherName } of events) {
    const summary = `${subject} · ${courseTitle}`
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: isoString(now),
      start: isoString(startsAt),
      end: isoString(endsAt),
      summary,
      description: teacherName,
      url,
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
      alarms: isCancelled
        ? []
        : [{ type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: summary }],
    })
  }
  return calendar.toString()
}
