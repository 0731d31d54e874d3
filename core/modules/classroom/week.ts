// Weeks from Monday to Sunday, in India.
import { DAY, fromIndia, inIndia, later, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'

/** The first instant of the week's Monday. */
export function mondayOf(at: Instant): Instant {
  const sinceMonday = (inIndia(at).weekday + 6) % 7
  return later(startOfDayInIndia(at), -sinceMonday * DAY)
}

/** The first instant of a day that is written as "2026-11-23". */
export function startOfDay(day: string): Instant {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return fromIndia(year, month, { day: date })
}
