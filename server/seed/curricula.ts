import { chaptersOf, type SyllabusName } from './chapters/syllabus.ts'
import type { NewCurriculum } from '#server/modules/catalogue/factory.ts'
import type { Random } from './random.ts'

/** Teaching ends in January; what is left of the session is for revision. */
const TEACHING_MONTHS = 10

/** The chapters of these subjects, spread over the teaching months. */
export function makeCurriculum(
  id: string,
  {
    syllabus,
    grade,
    subjects,
  }: { readonly syllabus: SyllabusName; readonly grade: number; readonly subjects: readonly string[] },
  random: Random,
): NewCurriculum {
  const chapters = subjects.map((subject) => {
    const names = chaptersOf(syllabus, grade, subject)
    const planned = names.map((chapter, i) => ({
      chapter,
      month: Math.floor((i * TEACHING_MONTHS) / names.length) + 1,
      classes: 3 + random.below(4),
      tests: 1 + random.below(2),
    }))
    return [subject, planned] as const
  })
  return { id, isDemo: true, chapters: Object.fromEntries(chapters) }
}
