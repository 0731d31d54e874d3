// Decides when to ask a family if its child has moved up: once in each school year, from its first day. Decision L-17.
import { fromIndia, inIndia, isBefore, type Instant } from '#core/kernel/time.ts'
import { LAST_GRADE } from '#core/taxonomy/grade.ts'

export const APRIL = 4

/** The first instant of the school year that runs, as a wall calendar in India shows it. */
export function schoolYearStart(now: Instant, startMonth = APRIL): Instant {
  const { year, month } = inIndia(now)
  return fromIndia(month >= startMonth ? year : year - 1, startMonth)
}

/** There is no grade 0, and nothing after "12 Pass". */
export function nextGrade(grade: number): number | null {
  if (grade >= LAST_GRADE) return null
  return grade === -1 ? 1 : grade + 1
}

export function mustAskForGrade(
  learner: { readonly grade: number | null; readonly confirmedAt: Instant | null },
  now: Instant,
  startMonth = APRIL,
): boolean {
  if (learner.grade === null || nextGrade(learner.grade) === null) return false
  return learner.confirmedAt === null || isBefore(learner.confirmedAt, schoolYearStart(now, startMonth))
}
