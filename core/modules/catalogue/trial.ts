// A course on trial: commerce spec, sections 3 and 9.
import { DAY, later, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'

/** "Default trial text 15 days": what a trial lasts of which nobody has said how long. */
const DEFAULT_DAYS = 15
/** A trial of at least this many days is written in months. */
const MONTH_DAYS = 30

export interface TrialLength {
  readonly unit: 'DAYS' | 'MONTHS'
  readonly count: number
}

/** As families read it; a month begun is not told as a whole one. */
export function trialLength(allowedDays: number): TrialLength {
  const days = allowedDays > 0 ? allowedDays : DEFAULT_DAYS
  return days < MONTH_DAYS ? { unit: 'DAYS', count: days } : { unit: 'MONTHS', count: Math.floor(days / MONTH_DAYS) }
}

/** To the end of its last day in India, the first being a whole one; never beyond the course. */
export function trialEnd(allowedDays: number, from: Instant, courseEnds: Instant): Instant {
  const days = allowedDays > 0 ? allowedDays : DEFAULT_DAYS
  const end = later(startOfDayInIndia(from), (days + 1) * DAY - 1_000)
  return end < courseEnds ? end : courseEnds
}
