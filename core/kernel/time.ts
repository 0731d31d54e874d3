// An instant is epoch milliseconds. Only this file and the server's clock may ask what time it is.
// Business days are days in India, which has no daylight saving: a fixed +05:30.
declare const instant: unique symbol
export type Instant = number & { readonly [instant]: true }
export type Clock = () => Instant

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const INDIA_OFFSET = 330 * MINUTE
const INDIA = 'Asia/Kolkata'

/** Throws a RangeError when it is not a whole number of milliseconds. */
export function toInstant(epochMs: number): Instant {
  if (!Number.isSafeInteger(epochMs)) throw new RangeError(`${epochMs} is not an instant`)
  return epochMs as Instant // checked on the line above
}

/** Reads an ISO 8601 text with its offset. Undefined for any other text. */
export function parseInstant(text: string): Instant | undefined {
  const epochMs = Date.parse(text)
  return Number.isNaN(epochMs) ? undefined : toInstant(epochMs)
}

export function isBefore(a: Instant, b: Instant): boolean {
  return a < b
}

export function later(at: Instant, byMs: number): Instant {
  return toInstant(at + byMs)
}

export function isoString(at: Instant): string {
  return toDate(at).toISOString()
}

/** "Thu, 26 Nov 2026 04:49:18 GMT", as headers and feeds have it. */
export function httpDate(at: Instant): string {
  return toDate(at).toUTCString()
}

/** For libraries that take a Date. */
export function toDate(at: Instant): Date {
  return new Date(at)
}

/** A day as a wall calendar in India shows it. Months are 1 to 12. */
export interface IndianDate {
  readonly year: number
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
}

export function inIndia(at: Instant): IndianDate {
  const wall = new Date(at + INDIA_OFFSET)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  }
}

/** The minutes after midnight that a clock of this zone shows. A name of the IANA time zone database. */
export function minuteOfDay(at: Instant, zone: string): number {
  if (zone === INDIA) {
    const { hour, minute } = inIndia(at)
    return hour * 60 + minute
  }
  const parts = formatOf('en', WALL_CLOCK, zone).formatToParts(at)
  const numberOf = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
  return numberOf('hour') * 60 + numberOf('minute')
}

export function startOfMinute(at: Instant): Instant {
  return toInstant(at - (at % MINUTE))
}

/** The instant at which a clock in India shows this. Days and hours past their end run into the next month or day. */
export function fromIndia(year: number, month: number, rest: { day?: number; minutes?: number } = {}): Instant {
  const { day = 1, minutes = 0 } = rest
  return toInstant(Date.UTC(year, month - 1, day, 0, minutes) - INDIA_OFFSET)
}

export function startOfDayInIndia(at: Instant): Instant {
  const { year, month, day } = inIndia(at)
  return fromIndia(year, month, { day })
}

/**
 * The last second of the same day some months later, clamped to the month's end: one month from 31 January ends on
 * 28 February at 23:59:59 IST. Decision P-16.
 */
export function endAfterMonths(at: Instant, months: number): Instant {
  const { year, month, day } = inIndia(at)
  const lastDay = inIndia(later(fromIndia(year, month + months + 1), -1)).day
  return later(fromIndia(year, month + months, { day: Math.min(day, lastDay) + 1 }), -SECOND)
}

/** The financial year that holds this instant, April to March, as an invoice series names it: "26-27". */
export function financialYear(at: Instant): string {
  const { year, month } = inIndia(at)
  const first = month >= 4 ? year : year - 1
  return `${String(first).slice(-2)}-${String(first + 1).slice(-2)}`
}

/** The date as "2026-11-21", for day keys. */
export function indianDay(at: Instant): string {
  return new Date(at + INDIA_OFFSET).toISOString().slice(0, 10)
}

const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
export const DAY_AND_MONTH: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const WALL_CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** "21 Nov 2026" in the reader's language, Latin digits, India's calendar. */
export function showDate(at: Instant, lang: string, options: Intl.DateTimeFormatOptions = DATE): string {
  return formatOf(`${lang}-IN-u-nu-latn`, options).format(at)
}

/** "7:00 pm IST": always as en-IN writes it, with the zone named. */
export function showTime(at: Instant): string {
  return `${formatOf('en-IN', TIME).format(at)} IST`
}

/** "27 Nov, 7:00 pm IST", in English. */
export function showMoment(at: Instant): string {
  return `${showDate(at, 'en', DAY_AND_MONTH)}, ${showTime(at)}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept: making one takes longer than using it a hundred times. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions, timeZone = INDIA): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return format
}
