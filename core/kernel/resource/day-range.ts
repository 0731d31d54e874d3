// The days that a staff list is narrowed to: a name such as "this-month", or the first and the last day. Days are days in India.
import { DAY, fromIndia, indianDay, inIndia, later, parseInstant, startOfDayInIndia, type Instant } from '../time.ts'

/** Names, so that a filter that was saved means the days on which it is used. */
export const DAY_PRESETS = ['today', 'yesterday', 'last-7-days', 'this-month', 'financial-year'] as const
export type DayPreset = (typeof DAY_PRESETS)[number]

/** "2026-11-01..2026-11-27", both included. One of them may be missing. */
const DAYS = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/

export interface TimeRange {
  readonly from: Instant | undefined
  /** Not included. */
  readonly until: Instant | undefined
}

export function isDayRange(text: string): boolean {
  return isPreset(text) || daysIn(text) !== undefined
}

/** The instants of a range at this moment. Throws RangeError for a text that is no range. */
export function timesOf(text: string, now: Instant): TimeRange {
  if (isPreset(text)) return presetTimes(text, now)
  const days = daysIn(text)
  if (!days) throw new RangeError(`not a range of days: ${text}`)
  return { from: days.from, until: days.last && later(days.last, DAY) }
}

export function isPreset(text: string): text is DayPreset {
  return (DAY_PRESETS as readonly string[]).includes(text)
}

function daysIn(text: string): { readonly from: Instant | undefined; readonly last: Instant | undefined } | undefined {
  const match = DAYS.exec(text)
  if (!match || text === '..') return undefined
  const [from, last] = [match[1], match[2]].map((day) => day && startOf(day))
  const isWrong = [from, last].some((at, i) => match[i + 1] !== undefined && at === undefined)
  return isWrong ? undefined : { from: from || undefined, last: last || undefined }
}

/** Undefined for a day that the calendar does not have. */
function startOf(day: string): Instant | undefined {
  const at = parseInstant(`${day}T00:00:00+05:30`)
  return at !== undefined && indianDay(at) === day ? at : undefined
}

function presetTimes(preset: DayPreset, now: Instant): TimeRange {
  const today = startOfDayInIndia(now)
  const tomorrow = later(today, DAY)
  const { year, month } = inIndia(now)
  switch (preset) {
    case 'today':
      return { from: today, until: tomorrow }
    case 'yesterday':
      return { from: later(today, -DAY), until: today }
    case 'last-7-days':
      return { from: later(today, -6 * DAY), until: tomorrow }
    case 'this-month':
      return { from: fromIndia(year, month), until: month === 12 ? fromIndia(year + 1, 1) : fromIndia(year, month + 1) }
    case 'financial-year': {
      const first = month >= 4 ? year : year - 1
      return { from: fromIndia(first, 4), until: fromIndia(first + 1, 4) }
    }
  }
}
