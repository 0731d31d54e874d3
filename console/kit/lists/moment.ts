// The moment of a cell: the day, and the hour only where it matters.
import { DAY_AND_MONTH, inIndia, showDate, showTime, type Instant } from '#core/kernel/time.ts'

const DAY_MS = 86_400_000

/** Fields whose hour people need: when a class begins, when a message left. */
const ON_THE_CLOCK = /^(at|startsAt|endsAt|opensAt|closesAt|nextRunAt|runAt|heldUntil)$/

/** "27 Nov", "27 Nov, 7:00 pm" or "31 Mar 2027". The year is shown if it is another one than now. */
export function momentInCell(at: Instant, now: Instant, source: string): string {
  const day = inIndia(at).year === inIndia(now).year ? showDate(at, 'en', DAY_AND_MONTH) : showDate(at, 'en')
  const isNear = Math.abs(at - now) < 2 * DAY_MS
  return isWholeDay(at) || !(isNear || ON_THE_CLOCK.test(source)) ? day : `${day}, ${showTime(at).replace(' IST', '')}`
}

/** A day is kept as its midnight in India, a last day as its last minute. */
function isWholeDay(at: Instant): boolean {
  const { hour, minute } = inIndia(at)
  return (hour === 0 && minute === 0) || (hour === 23 && minute === 59)
}
