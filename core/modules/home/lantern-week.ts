// The seven lanterns of a week. One class lights its night; one missed night a week is forgiven.
import { DAY, indianDay, inIndia, later, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'

/**
 * The number of nights a week a learner plans to study. We suggest no number: learners keep a goal better if they
 * choose it.
 */
export const GOALS = [3, 5, 7] as const
export type Goal = (typeof GOALS)[number]

export interface Night {
  /** "2026-11-21" */
  readonly day: string
  readonly isLit: boolean
  /** The week's spare light burns for it. */
  readonly isSpare: boolean
  readonly isTonight: boolean
}

/** Monday to Sunday in India: learning reference, section 10. */
export function nightsOfWeek(now: Instant): string[] {
  const sinceMonday = (inIndia(now).weekday + 6) % 7
  const monday = later(startOfDayInIndia(now), -sinceMonday * DAY)
  return Array.from({ length: 7 }, (_, i) => indianDay(later(monday, i * DAY)))
}

/**
 * The current week. The spare light goes to the first unlit night after a lit one: it saves a week that has begun. An
 * unlit night before that is never shown as missed.
 */
export function lanternWeek(lit: readonly string[], now: Instant): Night[] {
  const today = indianDay(now)
  const nights = nightsOfWeek(now)
  const first = nights.findIndex((day) => lit.includes(day))
  const spare = nights.find((day, i) => first !== -1 && i > first && day < today && !lit.includes(day))
  return nights.map((day) => ({
    day,
    isLit: lit.includes(day),
    isSpare: day === spare,
    isTonight: day === today,
  }))
}

/** Nights that count: those lit and the spare one. */
export function nightsKept(week: readonly Night[]): number {
  return week.filter(({ isLit, isSpare }) => isLit || isSpare).length
}
