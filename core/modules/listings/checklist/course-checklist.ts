// The steps from a new course to families who buy it. A lack keeps the course from being published, or is advice.
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { languageNameIn, type Language } from '#core/taxonomy/language.ts'
import { PUBLISHED } from '#core/taxonomy/page-path.ts'
import { pageProblems } from '../page-promises.ts'
import type { CourseParts } from './checked-course.ts'
import { disagreementsOf } from './course-agreement.ts'

export const CHECKLIST_STEPS = ['COURSE', 'TEACHERS', 'CURRICULUM', 'BATCHES', 'PLANS', 'PAGE'] as const
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number] | 'AGREEMENT'

export interface Lack {
  readonly text: string
  /** Without it the course is not published. */
  readonly isNeeded: boolean
}

export interface CheckedStep {
  readonly step: ChecklistStep
  readonly lacks: readonly Lack[]
}

/** Every course has these; the language of teaching counts too where pages are read in it. */
const NEEDED_LANGUAGES: readonly Language[] = ['en', 'hi']

export function checkCourse(parts: CourseParts, now: Instant): CheckedStep[] {
  return [
    { step: 'COURSE', lacks: courseLacks(parts, now) },
    { step: 'TEACHERS', lacks: parts.course.staff.length > 0 ? [] : [advice('Nobody teaches it yet.')] },
    { step: 'CURRICULUM', lacks: curriculumLacks(parts) },
    { step: 'BATCHES', lacks: batchLacks(parts) },
    { step: 'PLANS', lacks: planLacks(parts) },
    { step: 'PAGE', lacks: pageLacks(parts) },
    { step: 'AGREEMENT', lacks: disagreementsOf(parts, now).map(needed) },
  ]
}

/** Each reason why the course is not published, in one sentence. */
export function refusalsOf(steps: readonly CheckedStep[]): string[] {
  return steps.flatMap(({ lacks }) => lacks.filter(({ isNeeded }) => isNeeded).map(({ text }) => text))
}

/** The sentences on texts only: a course on sale keeps its languages. */
export function missingTexts({ title, outcome, language }: CourseParts['course']): string[] {
  const own = PUBLISHED.filter((lang) => lang === language)
  return [...new Set([...NEEDED_LANGUAGES, ...own])].flatMap((lang) => {
    const lacking = [...(isText(title[lang]) ? [] : ['title']), ...(isText(outcome[lang]) ? [] : ['outcome'])]
    return lacking.length === 0 ? [] : [`Write the ${lacking.join(' and the ')} in ${languageNameIn(lang, 'en')}.`]
  })
}

function courseLacks({ course }: CourseParts, now: Instant): Lack[] {
  return [
    ...missingTexts(course).map(needed),
    ...(isBefore(now, course.endsAt) ? [] : [needed('The course is over. Choose a later end.')]),
  ]
}

function curriculumLacks({ chapters }: CourseParts): Lack[] {
  if (!chapters) return [advice('It has no curriculum.')]
  return chapters.length === 0 ? [advice('Its curriculum has no chapter.')] : []
}

function batchLacks({ batches, held }: CourseParts): Lack[] {
  if (batches.length === 0) return [needed('Add a batch: families join one.')]
  const empty = batches.filter(({ slots }) => slots.length === 0)
  if (empty.length === batches.length && !held.lessons)
    return [needed('It has no class in a timetable and no lesson: families would buy nothing.')]
  return empty.map(({ label }) => advice(`Batch ${label} has no timetable.`))
}

/** A listed full course is sold by its plans, any other course at its own price too. */
function planLacks({ course, plans, tier, held }: CourseParts): Lack[] {
  if (plans.some(({ price }) => price > 0)) {
    const isWithoutTests = tier?.services.includes('TESTS') && !held.tests
    return isWithoutTests ? [advice('Its plans include tests, and it has none yet: families see no tests.')] : []
  }
  if (course.courseKind === 'FULL' && course.isListed) return [needed('Add a plan with a price.')]
  return course.price > 0 ? [] : [needed('Set a price, or add a plan with a price.')]
}

/** Staff wrote what the course helps with. */
export function hasPage({ page }: Pick<CourseParts, 'page'>): boolean {
  return (page?.helps.length ?? 0) > 0
}

function pageLacks({ course, page, held }: CourseParts): Lack[] {
  return [
    ...(page ? pageProblems(page, held).map(needed) : []),
    ...(course.pictureId === null ? [advice('It has no picture.')] : []),
    ...(hasPage({ page }) ? [] : [advice('Its page does not say what it helps with.')]),
    ...(course.isListed ? [] : [advice('It is not listed: families find it only by its link.')]),
  ]
}

function isText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}

function needed(text: string): Lack {
  return { text, isNeeded: true }
}

function advice(text: string): Lack {
  return { text, isNeeded: false }
}
