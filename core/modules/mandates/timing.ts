// When an instalment is announced and taken, and what follows when it was not: payments reference, section 9.9. It knows no
// zod and reads no clock.
import { rupees, type Paise } from '#core/kernel/money.ts'
import { DAY, fromIndia, HOUR, inIndia, later, MINUTE, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'
import type { AskReason } from './standing.ts'

/** Up to this the bank takes a debit without the payer's approval. Education is not among the exceptions. */
export const APPROVAL_LIMIT: Paise = rupees(15_000)
/** The first notice leaves so long before the debit. */
export const NOTICE_FROM = 3 * DAY
/** Later than this none is sent, and nothing is taken. */
export const NOTICE_UNTIL = 26 * HOUR
/** The law requires this much time between the notice to the payer and the debit. */
export const LEAST_NOTICE = 24 * HOUR
/** How long a link to pay what the bank will not take by itself is meant to be used. */
export const LINK_LIFE = 72 * HOUR
/** One, and three more. */
export const MOST_ATTEMPTS = 4
/** A mandate outlives its last instalment by what repeated attempts may take. */
export const VALID_AFTER_LAST = 30 * DAY
/** A debit that missed its day is announced anew. */
export const STALE_AFTER = DAY
/** In which a mandate may be approved at the bank. */
export const REGISTRATION_LIFE = 15 * MINUTE

/** When banks have time, in minutes of an Indian day: before ten, from one to five, after half past nine. Never by night. */
const OFF_PEAK = [
  { from: 7 * 60, until: 10 * 60 },
  { from: 13 * 60, until: 17 * 60 },
  { from: 21 * 60 + 30, until: 23 * 60 },
] as const

export function isOffPeak(at: Instant): boolean {
  const minutes = minutesOf(at)
  return OFF_PEAK.some(({ from, until }) => minutes >= from && minutes < until)
}

/** This instant when it is off-peak, else the next at which a window opens. */
export function firstOffPeak(at: Instant): Instant {
  return isOffPeak(at) ? at : nextWindow(at)
}

/** The next opening of a window, this instant excluded. */
export function nextWindow(at: Instant): Instant {
  const day = startOfDayInIndia(at)
  const openings = [0, 1].flatMap((days) => OFF_PEAK.map(({ from }) => later(day, days * DAY + from * MINUTE)))
  return openings.find((opening) => opening > at) ?? later(at, DAY)
}

/** The morning of the due day. For a mandate that came late, the earliest morning after the notice period. */
export function executionOf(dueAt: Instant, now: Instant): Instant {
  const morning = later(startOfDayInIndia(dueAt), 7 * HOUR)
  const soonest = later(now, NOTICE_UNTIL + HOUR)
  return firstOffPeak(morning > soonest ? morning : soonest)
}

export type NoticeTime = 'EARLY' | 'NOW' | 'TOO_LATE'

export function noticeTime(executeAt: Instant, now: Instant): NoticeTime {
  if (now < executeAt - NOTICE_FROM) return 'EARLY'
  return now <= executeAt - NOTICE_UNTIL ? 'NOW' : 'TOO_LATE'
}

/** Why this amount is never taken by itself; undefined when it may be. */
export function refusalOf(amount: Paise, cap: Paise): Extract<AskReason, 'OVER_LIMIT' | 'OVER_CAP'> | undefined {
  if (amount > cap) return 'OVER_CAP'
  return amount > APPROVAL_LIMIT ? 'OVER_LIMIT' : undefined
}

export type Readiness =
  | 'READY'
  | 'WAIT'
  /** Its day has passed: it is announced anew. */
  | 'STALE'
  /** The payer was not told a day before: nothing is taken. */
  | 'NOT_TOLD'

/** Decides if a debit may be sent to the bank now. */
export function readinessOf(
  { executeAt, notifiedAt }: { readonly executeAt: Instant; readonly notifiedAt: Instant | null },
  now: Instant,
): Readiness {
  if (now < executeAt) return 'WAIT'
  if (notifiedAt === null || executeAt - notifiedAt < LEAST_NOTICE) return 'NOT_TOLD'
  if (now - executeAt > STALE_AFTER) return 'STALE'
  return isOffPeak(now) ? 'READY' : 'WAIT'
}

/** Why a debit came to nothing, as far as it decides what is done next. */
export type DebitFailure = 'INSUFFICIENT_FUNDS' | 'OTHER'

export type AfterFailure =
  /** The same day or the next, under the notice that was given. */
  | { readonly kind: 'AGAIN'; readonly at: Instant }
  /** On another day, of which the payer is told as before. */
  | { readonly kind: 'ANNOUNCE'; readonly at: Instant }
  | { readonly kind: 'ASK'; readonly reason: 'ATTEMPTS_USED' }

/**
 * The next step after a failure, by its reason. An empty account may be filled on a later payday. After a fault of the bank the
 * debit is tried again one window later.
 */
export function afterFailure(failure: DebitFailure, attempts: number, now: Instant): AfterFailure {
  if (attempts >= MOST_ATTEMPTS) return { kind: 'ASK', reason: 'ATTEMPTS_USED' }
  if (failure === 'OTHER') return { kind: 'AGAIN', at: nextWindow(now) }
  return { kind: 'ANNOUNCE', at: afterSalary(now) }
}

/** Salaries come by the first: the morning of the second, when that is within a week, else three days on. */
function afterSalary(now: Instant): Instant {
  const { year, month } = inIndia(now)
  const second = later(fromIndia(year, month + 1, { day: 2 }), 7 * HOUR)
  const inThreeDays = later(startOfDayInIndia(now), 3 * DAY + 7 * HOUR)
  return second - now <= 7 * DAY && second > inThreeDays ? second : inThreeDays
}

function minutesOf(at: Instant): number {
  const { hour, minute } = inIndia(at)
  return hour * 60 + minute
}
