// The first class after an order was paid, for the page and for the family's calendar.
import ical, { ICalAlarmType } from 'ical-generator'
import { isBefore, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { nextStart } from '#core/modules/catalogue/batch/class-times.ts'
import type { Order } from '#core/modules/orders/order.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'

export interface FirstClass {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly subject: string
  readonly teacherName: string
}

export async function readFirstClass(
  { api, lang }: Page,
  { bundleId, userId, paidAt }: Order,
): Promise<FirstClass | undefined> {
  if (paidAt === null || bundleId === null) return undefined
  const [bundle, { enrolment }] = await Promise.all([
    unlessMissing(api.catalogue.getPublicBundle({ bundleId, lang })),
    api.enrolments.checkEnrolment({ bundleId, userId }),
  ])
  const batches = bundle?.batches ?? []
  const batch = batches.find(({ id }) => id === enrolment?.ownBatchId) ?? batches[0]
  return batch && firstClass(batch, paidAt)
}

interface Batch {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timetable: readonly {
    readonly weekday: number
    readonly startMinutes: number
    readonly lengthMinutes: number
    readonly subject: string
    readonly teacherName: string
  }[]
}

/**
 * The first class of a weekly timetable that begins at or after this moment. Undefined when the batch ends before it.
 */
export function firstClass({ startsAt, endsAt, timetable }: Batch, from: Instant): FirstClass | undefined {
  const earliest = isBefore(from, startsAt) ? startsAt : from
  const [first] = timetable
    .map(({ lengthMinutes, subject, teacherName, ...weekly }) => {
      const start = nextStart(weekly, earliest)
      return { startsAt: start, endsAt: later(start, lengthMinutes * MINUTE), subject, teacherName }
    })
    .toSorted((a, b) => a.startsAt - b.startsAt)
  return first && isBefore(first.startsAt, endsAt) ? first : undefined
}

const REMINDER_SECONDS = 15 * 60

export interface CalendarEntry {
  readonly orderId: string
  readonly starts: string
  readonly ends: string
  /** The server's clock, which says which of two downloads is the newer. */
  readonly now: string
  readonly summary: string
  readonly description: string
  readonly url: string
}

/**
 * An iCalendar file of one event. Its name is the order's own, so that a second download replaces the first. Times are
 * instants (ISO 8601): a phone shows them by its own clock, in India as IST.
 */
export function calendarFile({ orderId, starts, ends, now, summary, description, url }: CalendarEntry): string {
  const calendar = ical({ prodId: { company: 'Kandil', product: 'Classes' } })
  calendar.createEvent({
    id: `first-class-${orderId}@kandil`,
    stamp: now,
    start: starts,
    end: ends,
    summary,
    description,
    url,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: summary }],
  })
  return calendar.toString()
}
