import { mondayOf, startOfDay } from '#core/modules/classroom/week.ts'
import type { WeekTimetable } from '#core/modules/classroom/session.ts'
import { DAY, indianDay, later } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listClasses } from './classes.ts'

interface TimetableAsk {
  readonly week?: string | undefined
  readonly lang: Language
}

const DAYS = 7

/** Throws FORBIDDEN_ERROR for another household's learner. */
export async function viewTimetable(
  ctx: Ctx,
  { week, lang }: TimetableAsk,
  { learnerId }: LearnerCall,
): Promise<WeekTimetable> {
  const monday = mondayOf(week === undefined ? ctx.now() : startOfDay(week))
  const till = later(monday, DAYS * DAY)
  const classes = await listClasses(ctx, learnerId, { from: monday, till, lang })
  const days = Array.from({ length: DAYS }, (_, i) => indianDay(later(monday, i * DAY)))
  return {
    week: indianDay(monday),
    previousWeek: indianDay(later(monday, -DAYS * DAY)),
    nextWeek: indianDay(till),
    days: days.map((day) => ({ day, classes: classes.filter(({ startsAt }) => indianDay(startsAt) === day) })),
  }
}
