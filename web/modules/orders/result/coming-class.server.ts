// The first class after an order was paid, and later the next one, for the page and for the family's calendar.
import ical, { ICalAlarmType } from 'ical-generator'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import type { Order } from '#core/modules/orders/order.ts'
import { firstClass, type FirstClass } from '#web/page/course/course-facts.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'

/** A class of the timetable, and whether it is the first since the order was paid. */
export interface ComingClass extends FirstClass {
  readonly isFirst: boolean
}

export async function readComingClass(
  { api, lang, visit }: Page,
  { bundleId, userId, paidAt }: Order,
): Promise<ComingClass | undefined> {
  if (paidAt === null || bundleId === null) return undefined
  const [bundle, { enrolment }] = await Promise.all([
    unlessMissing(api.catalogue.getPublicBundle({ bundleId, lang })),
    api.enrolments.checkEnrolment({ bundleId, userId }),
  ])
  const batches = bundle?.batches ?? []
  const batch = batches.find(({ id }) => id === enrolment?.ownBatchId) ?? batches[0]
  return batch && comingClass(batch, paidAt, visit.now)
}

/** The first class since the payment, until it has ended; then the next one. Undefined when the batch has no more. */
export function comingClass(
  batch: Parameters<typeof firstClass>[0],
  paidAt: Instant,
  now: Instant,
): ComingClass | undefined {
  const first = firstClass(batch, paidAt)
  const isFirst = first !== undefined && isBefore(now, first.endsAt)
  const coming = isFirst ? first : firstClass(batch, now)
  return coming && { ...coming, isFirst }
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
