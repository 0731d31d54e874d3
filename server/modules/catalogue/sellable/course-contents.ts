// The contents of a course: its tests, and the recordings, films, notes and tests of each chapter.
import { catalogueTag, plansTag } from '#core/modules/catalogue/cache-tags.ts'
import { chapterAt } from '#core/modules/catalogue/batch/class-times.ts'
import { countTaught, type TaughtChapters } from '#core/modules/catalogue/taught-chapters.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { subjectNames } from '../choices.ts'
import { listLessons, type Lesson } from '../lessons/store-lessons.ts'
import { courseTests, type CourseTest, type TestedCourse } from '../points/course-tests.ts'
import { recordedClasses, type RecordedClass } from '../points/recorded-classes.ts'
import type { SellableBundle } from '../store.ts'
import { listChapters } from '../store-classes.ts'
import { findSellableBundle } from './sellable-bundle.ts'

export interface PlannedChapter {
  readonly chapter: string
  readonly month: number
  readonly classes: number
  readonly tests: number
  readonly recordings: number
  readonly films: number
  readonly notes: number
}

type PlannedCourse = Pick<SellableBundle, 'id' | 'grade' | 'language' | 'startsAt' | 'curriculumId'>

/** Finds a course's curriculum by the name of its subject. Undefined when the course is not on sale. */
export async function findCurriculum(
  ctx: Ctx,
  bundleId: string,
  lang: Language,
): Promise<Record<string, PlannedChapter[]> | undefined> {
  const bundle = await findSellableBundle(ctx, bundleId)
  return bundle && curriculumOf(ctx, bundle, lang)
}

/** Empty where the course has none. */
export async function curriculumOf(
  ctx: Ctx,
  course: PlannedCourse,
  lang: Language,
): Promise<Record<string, PlannedChapter[]>> {
  const [chapters, nameOf] = await Promise.all([chaptersOf(ctx, course), subjectNames(ctx, lang)])
  const named = chapters.map((each) => ({ ...each, chapter: inLanguage(each.chapter, lang).text }))
  return Object.fromEntries(Map.groupBy(named, ({ subject }) => nameOf(subject)))
}

/** How many chapters have been taught, and of how many there is something in the course. */
export async function taughtOf(ctx: Ctx, course: PlannedCourse): Promise<TaughtChapters> {
  return countTaught(await chaptersOf(ctx, course), course.startsAt, ctx.now())
}

/** The tests that come with a course. */
export function testsOf(ctx: Ctx, course: TestedCourse): Promise<readonly CourseTest[]> {
  return ctx.cache.remember([catalogueTag, plansTag], `tests of ${course.id}`, () => listTests(ctx, ctx.db, course))
}

/** Everything that a course holds now. A lesson may still be empty. */
export interface CourseContents {
  readonly lessons: readonly Lesson[]
  readonly tests: readonly CourseTest[]
  readonly recorded: readonly RecordedClass[]
}

export function contentsOf(ctx: Ctx, course: TestedCourse): Promise<CourseContents> {
  return ctx.cache.remember([catalogueTag, plansTag], `contents of ${course.id}`, () =>
    listContents(ctx, ctx.db, course, testsOf(ctx, course)),
  )
}

/** The same with what the transaction has written. */
export async function listContents(
  ctx: Ctx,
  db: Db,
  course: TestedCourse,
  reading = listTests(ctx, db, course),
): Promise<CourseContents> {
  const [lessons, tests, recorded] = await Promise.all([
    listLessons(db, [course.id]),
    reading,
    recordedClasses.only(ctx)(db, course.id, ctx.now()),
  ])
  return { lessons, tests, recorded }
}

async function listTests(ctx: Ctx, db: Db, course: TestedCourse): Promise<readonly CourseTest[]> {
  const tests = await courseTests.only(ctx)(ctx, db, [course])
  return tests.get(course.id) ?? []
}

/** The chapters of a course's curriculum with what the course holds of each. A recording is of the chapter that was planned for its class. */
function chaptersOf(ctx: Ctx, course: PlannedCourse) {
  return ctx.cache.remember([catalogueTag, plansTag], `chapters of ${course.id}`, async () => {
    if (course.curriculumId === null) return []
    const [chapters, { lessons, tests, recorded }] = await Promise.all([
      listChapters(ctx.db, [course.curriculumId]),
      contentsOf(ctx, course),
    ])
    const bySubject = Map.groupBy(chapters, ({ subject }) => subject)
    const ofRecorded = recorded.map(({ subject, startsAt }) =>
      chapterAt(bySubject.get(subject) ?? [], course.startsAt, startsAt),
    )
    const testIds = new Set(tests.map(({ paperId }) => paperId))
    return chapters.map((planned) => {
      const names = Object.values(planned.chapter)
      const own = lessons.filter(({ subject, chapter }) => subject === planned.subject && names.includes(chapter))
      return {
        subject: planned.subject,
        chapter: planned.chapter,
        month: planned.month,
        classes: planned.classes,
        recordings: ofRecorded.filter((each) => each === planned).length,
        films: contentsIn(own, 'FILM').length,
        notes: contentsIn(own, 'NOTES').length,
        tests: contentsIn(own, 'TEST').filter((id) => testIds.has(id)).length,
      }
    })
  })
}

/** The files or tests behind the lessons of a kind. A lesson that is still empty has none. */
function contentsIn(lessons: readonly Lesson[], kind: Lesson['kind']): string[] {
  return [...new Set(lessons.flatMap((lesson) => (lesson.kind === kind ? (lesson.contentId ?? []) : [])))]
}
