// When a message has to wait: the household's own quiet hours, and those of the law. It knows no zod.
import { DAY, HOUR, later, MINUTE, minuteOfDay, startOfMinute, type Instant } from '#core/kernel/time.ts'
import {
  leavesAtOnce,
  type NoticeChannel,
  type NotificationPreference,
  type SendPurpose,
} from '#core/taxonomy/notice.ts'
import { isIndianPhone } from '#core/taxonomy/phone.ts'
import { HOME_ZONE, type Zone } from '#core/taxonomy/zone.ts'
import type { Category } from './template-lint.ts'

const MINUTES_OF_DAY = 24 * 60

/** Minutes after midnight where the family lives. From 21:00 till 08:00 crosses midnight; the same twice is never. */
export interface QuietHours {
  readonly quietFrom: number
  readonly quietTill: number
}

/** No promotional SMS from 21:00 to 10:00 (TRAI); we hold WhatsApp, and families abroad by their own clock, to the same. */
const PROMOTION: QuietHours = { quietFrom: 21 * 60, quietTill: 10 * 60 }
/** Learning reference, section 6. */
export const NIGHT: QuietHours = { quietFrom: 21 * 60, quietTill: 8 * 60 }

export function isQuiet({ quietFrom, quietTill }: QuietHours, now: Instant, zone = HOME_ZONE): boolean {
  const time = minuteOfDay(now, zone)
  if (quietFrom <= quietTill) return time >= quietFrom && time < quietTill
  return time >= quietFrom || time < quietTill
}

/** The law, once more at the door: it is for numbers of India. The notices wait for the morning of a family abroad. */
export function isQuietByLaw(category: Category | null, to: string, now: Instant): boolean {
  return (category === 'PROMOTIONAL' || category === 'MARKETING') && isIndianPhone(to) && isQuiet(PROMOTION, now)
}

export interface QuietSubject {
  readonly purpose: SendPurpose
  readonly channel: NoticeChannel
  /** The reminder of a class that the learner chose, an hour or less before it begins; or an urgent change. */
  readonly isLastCall: boolean
  readonly preference: Pick<NotificationPreference, 'quietFrom' | 'quietTill'>
  /** Where the family lives. */
  readonly zone: Zone
}

/**
 * The first instant from `now` on at which it may leave; `now` itself outside quiet hours. Undefined when quiet hours of the
 * household and of the law cover the whole day.
 */
export function firstLoudInstant(subject: QuietSubject, now: Instant): Instant | undefined {
  const windows = windowsOf(subject)
  let time = now
  while (time < later(now, DAY + HOUR)) {
    const window = windows.find((each) => isQuiet(each, time, subject.zone))
    if (!window) return time
    time = endOf(window, time, subject.zone)
  }
  return undefined
}

/** Mail makes no sound. Payments and safety leave at once. A last call is worth nothing later. */
function windowsOf({ purpose, channel, isLastCall, preference }: QuietSubject): readonly QuietHours[] {
  if (channel === 'MAIL' || leavesAtOnce(purpose)) return []
  if (purpose === 'OFFERS') return [preference, PROMOTION]
  return isLastCall ? [] : [preference, NIGHT]
}

/** Begins before a message that waits for the morning would be of use: less than two hours after the night. */
export function beginsSoon(startsAt: Instant, now: Instant, zone = HOME_ZONE): boolean {
  const morning = isQuiet(NIGHT, now, zone) ? endOf(NIGHT, now, zone) : now
  return startsAt < later(morning, 2 * HOUR)
}

/** The next instant at which a clock of the zone shows the window's end. */
function endOf({ quietTill }: QuietHours, now: Instant, zone = HOME_ZONE): Instant {
  const wait = (quietTill - minuteOfDay(now, zone) + MINUTES_OF_DAY) % MINUTES_OF_DAY || MINUTES_OF_DAY
  const end = later(startOfMinute(now), wait * MINUTE)
  // Summer time may have begun or ended in between.
  const moved = quietTill - minuteOfDay(end, zone)
  return Math.abs(moved) < MINUTES_OF_DAY / 2 ? later(end, moved * MINUTE) : end
}
