// The week in which a demo can be booked, as a text of 168 characters: learning reference, section 1.
import { DAY, HOUR, inIndia, indianDay, isBefore, later, MINUTE, startOfDayInIndia, type Instant } from '#core/kernel/time.ts' // prettier-ignore
import type { DemoHours } from './category.ts'

export const SLOT_DAYS = 7
export const SLOT_LENGTH = 60 * MINUTE
export const SLOTS_STRING = /^[01]{168}$/

/** A day with other hours than its weekday's. No hours: no demo on that day. */
export interface DayHours {
  readonly day: string
  readonly hours: readonly number[]
}

export interface SlotRules extends DemoHours {
  readonly days: readonly DayHours[]
  /** A demo starts at least so many minutes from now. */
  readonly bufferMinutes: number
}

/** Index = day × 24 + hour. Day 0 is today in India. */
export function slotAt(index: number, now: Instant): Instant {
  return later(startOfDayInIndia(now), Math.floor(index / 24) * DAY + (index % 24) * HOUR)
}

/** Undefined: it is no start of an hour within the week. */
export function indexOfSlot(startsAt: Instant, now: Instant): number | undefined {
  const index = (startsAt - startOfDayInIndia(now)) / HOUR
  return Number.isInteger(index) && index >= 0 && index < SLOT_DAYS * 24 ? index : undefined
}

/** The rules offer a demo at this start: it is within the week, far enough away, and at an hour of its day. */
export function isOffered(rules: SlotRules, startsAt: Instant, now: Instant): boolean {
  if (indexOfSlot(startsAt, now) === undefined || isTooSoon(rules, startsAt, now)) return false
  const { weekday, hour } = inIndia(startsAt)
  const other = rules.days.find(({ day }) => day === indianDay(startsAt))
  const hours = other?.hours ?? (weekday === 0 || weekday === 6 ? rules.weekendHours : rules.weekdayHours)
  return hours.includes(hour)
}

export function isTooSoon({ bufferMinutes }: Pick<SlotRules, 'bufferMinutes'>, startsAt: Instant, now: Instant) {
  return isBefore(startsAt, later(now, bufferMinutes * MINUTE))
}

/** 168 characters. `isFree` answers whether this viewer gets a seat at a start that the rules offer. */
export function slotsString(rules: SlotRules, now: Instant, isFree: (startsAt: Instant) => boolean): string {
  return Array.from({ length: SLOT_DAYS * 24 }, (_, index) => {
    const startsAt = slotAt(index, now)
    return isOffered(rules, startsAt, now) && isFree(startsAt) ? '1' : '0'
  }).join('')
}

/** The starts that can be booked, in order. Undefined for a text that is no slot string. */
export function slotsIn(text: string, now: Instant): Instant[] | undefined {
  if (!SLOTS_STRING.test(text)) return undefined
  return [...text].flatMap((bit, index) => (bit === '1' ? [slotAt(index, now)] : []))
}

/** Another number whenever the seats have changed. It fits 31 bits. */
export function slotsVersion(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  return hash >>> 1
}
