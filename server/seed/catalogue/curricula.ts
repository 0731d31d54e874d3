import { DAY, inIndia, later, type Instant } from '#core/kernel/time.ts'
import { gradeName } from '#core/taxonomy/grade.ts'
import { chaptersOf, syllabusNames, type SyllabusName } from '../chapters/syllabus.ts'
import { nameOfChapter } from '../chapters/names.ts'
import type { NewCurriculum } from '#server/modules/catalogue/factory.ts'
import type { Random } from '../random.ts'

/** Teaching ends in January; what is left of the session is for revision. */
const TEACHING_MONTHS = 10
export const SHORT_WEEKS = 10

interface CurriculumSeed {
  readonly syllabus: SyllabusName
  readonly grade: number
  /** Classes a week, by subject. */
  readonly week: Readonly<Record<string, number>>
}

/** The weeks of the teaching months. */
const TEACHING_WEEKS = 43

/** The chapters of these subjects, spread over the teaching months, in as many classes as a week's timetable has room for. */
export function makeCurriculum(id: string, { syllabus, grade, week }: CurriculumSeed, random: Random): NewCurriculum {
  const chapters = Object.entries(week).map(([subject, times]) => {
    const names = chaptersOf(syllabus, grade, subject)
    const room = Math.max(1, Math.floor((TEACHING_WEEKS * times) / names.length))
    const planned = names.map((chapter, i) => ({
      chapter: nameOfChapter(subject, chapter),
      month: Math.floor((i * TEACHING_MONTHS) / names.length) + 1,
      classes: Math.min(3 + random.below(4), room),
      tests: 1 + random.below(2),
    }))
    return [subject, planned] as const
  })
  return { id, name: nameOf(syllabus, grade, Object.keys(week)), isDemo: true, chapters: Object.fromEntries(chapters) }
}

/** "Class 11 NCERT: physics, chemistry, maths". */
function nameOf(syllabus: SyllabusName, grade: number, subjects: readonly string[]): string {
  return `${gradeName(grade)} ${syllabusNames[syllabus]}: ${subjects.map((subject) => subject.replaceAll('-', ' ')).join(', ')}`
}

interface TaughtShortly extends CurriculumSeed {
  readonly startsAt: Instant
}

/** The first chapters of these subjects, one in each class of ten weeks, each with its test. */
export function makeShortCurriculum(id: string, { syllabus, grade, week, startsAt }: TaughtShortly): NewCurriculum {
  /** The course's month in which its nth week ends. */
  function monthOf(weeks: number): number {
    const [first, last] = [inIndia(startsAt), inIndia(later(startsAt, (weeks + 1) * 7 * DAY - 1))]
    return (last.year - first.year) * 12 + last.month - first.month + 1
  }

  const chapters = Object.entries(week).map(([subject, times]) => {
    const names = chaptersOf(syllabus, grade, subject).slice(0, SHORT_WEEKS * times)
    const planned = names.map((chapter, i) => ({
      chapter: nameOfChapter(subject, chapter),
      month: monthOf(Math.floor((i * SHORT_WEEKS) / names.length)),
      classes: 1,
      tests: 1,
    }))
    return [subject, planned] as const
  })
  return {
    id,
    name: `${nameOf(syllabus, grade, Object.keys(week))}, ten weeks`,
    isDemo: true,
    chapters: Object.fromEntries(chapters),
  }
}
