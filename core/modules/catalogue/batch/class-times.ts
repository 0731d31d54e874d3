// When a weekly class is held next, and what it is about. Weekdays and hours are India's.
import { DAY, fromIndia, inIndia, isBefore, later, type Instant } from '#core/kernel/time.ts'

interface Weekly {
  /** 0 is Sunday. */
  readonly weekday: number
  readonly startMinutes: number
}

/** The class's first start at or after this moment. */
export function nextStart({ weekday, startMinutes }: Weekly, from: Instant): Instant {
  const today = inIndia(from)
  const daysAhead = (weekday - today.weekday + 7) % 7
  const start = fromIndia(today.year, today.month, { day: today.day + daysAhead, minutes: startMinutes })
  return isBefore(start, from) ? later(start, 7 * DAY) : start
}

const LONGEST_MONTH = 31

interface PlannedChapter {
  /** 1 is the calendar month in which the course starts. */
  readonly month: number
}

/**
 * The chapter taught at this moment: a month's chapters share its days evenly. In a month without one it is the last that
 * came before; undefined when nothing is planned yet.
 */
export function chapterAt<T extends PlannedChapter>(
  chapters: readonly T[],
  courseStart: Instant,
  at: Instant,
): T | undefined {
  const { day } = inIndia(at)
  const month = monthsBetween(courseStart, at) + 1
  const ofMonth = chapters.filter((each) => each.month === month)
  const chapter = ofMonth[Math.floor(((day - 1) * ofMonth.length) / LONGEST_MONTH)]
  return chapter ?? chapters.findLast((each) => each.month < month)
}

function monthsBetween(from: Instant, to: Instant): number {
  const [a, b] = [inIndia(from), inIndia(to)]
  return (b.year - a.year) * 12 + b.month - a.month
}
