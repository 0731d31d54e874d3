// A course's curriculum, month after month of the calendar.
import { fromIndia, inIndia, showDate, type Instant } from '#core/kernel/time.ts'
import type { CurriculumMap } from '#core/modules/catalogue/catalogue.ts'

/** Each month's name and first moment and, by subject, its chapters and how many classes they have. The course says how many tests there are. */
export function curriculumMonths(curriculum: CurriculumMap, startsAt: Instant, lang: string) {
  const { year, month: first } = inIndia(startsAt)
  const chapters = Object.entries(curriculum).flatMap(([subject, list]) => list.map((each) => ({ subject, ...each })))
  const byMonth = [...Map.groupBy(chapters, ({ month }) => month)].toSorted(([a], [b]) => a - b)
  return byMonth.map(([month, ofMonth]) => ({
    from: fromIndia(year, first + month - 1),
    name: showDate(fromIndia(year, first + month - 1), lang, { month: 'long', year: 'numeric' }),
    subjects: [...Map.groupBy(ofMonth, ({ subject }) => subject)].map(([name, list]) => ({
      name,
      chapters: list.map(({ chapter }) => chapter),
      classes: list.reduce((sum, { classes }) => sum + classes, 0),
    })),
  }))
}
