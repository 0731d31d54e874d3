// When a message has to wait: the household's own quiet hours, and those of the law. It knows no zod.
import { DAY, fromIndia, HOUR, inIndia, later, type Instant } from '#core/kernel/time.ts'
import {
  leavesAtOnce,
  type NoticeChannel,
  type NotificationPreference,
  type SendPurpose,
} from '#core/taxonomy/notice.ts'

/** Minutes after midnight in India. From 21:00 till 08:00 crosses midnight; the same twice is never. */
export interface QuietHours {
  readonly quietFrom: number
  readonly quietTill: number
}

/** No promotional SMS from 21:00 to 10:00 (TRAI); we hold WhatsApp to the same. */
const PROMOTION: QuietHours = { quietFrom: 21 * 60, quietTill: 10 * 60 }
/** Learning reference, section 6. */
export const NIGHT: QuietHours = { quietFrom: 21 * 60, quietTill: 8 * 60 }

export function isQuiet({ quietFrom, quietTill }: QuietHours, now: Instant): boolean {
  const { hour, minute } = inIndia(now)
  const time = hour * 60 + minute
  if (quietFrom <= quietTill) return time >= quietFrom && time < quietTill
  return time >= quietFrom || time < quietTill
}

export interface QuietSubject {
  readonly purpose: SendPurpose
  readonly channel: NoticeChannel
  /** The reminder of a class that the learner chose, an hour or less before it begins; or an urgent change. */
  readonly isLastCall: boolean
  readonly preference: Pick<NotificationPreference, 'quietFrom' | 'quietTill'>
}

/**
 * The first instant from `now` on at which it may leave; `now` itself outside quiet hours. Undefined when quiet hours of the
 * household and of the law cover the whole day.
 */
export function firstLoudInstant(subject: QuietSubject, now: Instant): Instant | undefined {
  const windows = windowsOf(subject)
  let time = now
  while (time < later(now, DAY + HOUR)) {
    const window = windows.find((each) => isQuiet(each, time))
    if (!window) return time
    time = endOf(window, time)
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
export function beginsSoon(startsAt: Instant, now: Instant): boolean {
  const morning = isQuiet(NIGHT, now) ? endOf(NIGHT, now) : now
  return startsAt < later(morning, 2 * HOUR)
}

/** The next instant at which a clock in India shows the window's end. */
function endOf({ quietTill }: QuietHours, now: Instant): Instant {
  const { year, month, day, hour, minute } = inIndia(now)
  const isToday = hour * 60 + minute < quietTill
  return fromIndia(year, month, { day: isToday ? day : day + 1, minutes: quietTill })
}
