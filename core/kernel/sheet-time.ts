// A moment as people write it in a sheet. A sheet's program shows a day in the words of its country, and India's are not America's.
import { fromIndia, inIndia, parseInstant, toInstant, MINUTE, SECOND, type Instant } from './time.ts'

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'] // prettier-ignore

/** 2026-11-05, also with a time of day. */
const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[ T]+(?<time>.+))?$/
/** 05/11/2026, 5-11-2026, 05.11.2026, 5-Nov-2026, 5 November 2026. */
const DAY_FIRST = /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2}|[A-Za-z]{3,9})[-/. ](?<year>\d{4})(?:[ ,]+(?<time>.+))?$/
const TIME = /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?: ?(?<half>[ap])\.?m\.?)?$/i

/**
 * Reads a moment of a sheet: a day, with or without a time, is one in India, and in digits the day comes before the month, as
 * Indian sheets have it. A text that names its own offset keeps it. Undefined for anything else, also for 31 February.
 */
export function parseSheetTime(text: string): Instant | undefined {
  const written = text.trim()
  const withOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/.test(written)
  if (withOffset) return parseInstant(written)
  const found = (YEAR_FIRST.exec(written) ?? DAY_FIRST.exec(written))?.groups
  if (!found) return undefined
  const [year, month, day] = [Number(found['year']), monthOf(found['month'] ?? ''), Number(found['day'])]
  const time = msOf(found['time'])
  if (time === undefined) return undefined
  const at = fromIndia(year, month, { day })
  const read = inIndia(at)
  const isReal = read.year === year && read.month === month && read.day === day
  return isReal ? toInstant(at + time) : undefined
}

/** 0 for what is no month: no day is in it. */
function monthOf(text: string): number {
  const word = text.toLowerCase()
  const named = MONTHS.findIndex((name) => word === name || word === name.slice(0, 3)) + 1
  return named || Number(text) || 0
}

/** The time of day from midnight on; undefined for what is no time. */
function msOf(text: string | undefined): number | undefined {
  if (text === undefined) return 0
  const parts = TIME.exec(text.trim())?.groups
  if (!parts) return undefined
  const [written, minute, second] = [Number(parts['hour']), Number(parts['minute']), Number(parts['second'] ?? 0)]
  const hour = hourOf(written, parts['half']?.toLowerCase())
  return hour === undefined || hour > 23 || minute > 59 || second > 59
    ? undefined
    : (hour * 60 + minute) * MINUTE + second * SECOND
}

/** The hour on a clock of 24. `half` is "a" or "p" on a clock of twelve, which has no 13 pm: undefined. */
function hourOf(written: number, half: string | undefined): number | undefined {
  if (half === undefined) return written
  return written < 1 || written > 12 ? undefined : (written % 12) + (half === 'p' ? 12 : 0)
}
