import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { subjectNames } from '../choices.ts'
import { findBundleBySlug, findBundleOfTrial, listBundles, type SellableBundle } from '../store.ts'
import { listLessons } from '../lessons/store-lessons.ts'
import { courseTests, type CourseTest, type TestedCourse } from '../points/course-tests.ts'
import { listChapters } from '../store-classes.ts'
import { catalogueTag, plansTag } from '#core/modules/catalogue/cache-tags.ts'

/** A course on sale; undefined for any other id. One that is not listed is on sale too, by its link. */
export function findSellableBundle(ctx: Ctx, bundleId: string): Promise<SellableBundle | undefined> {
  return ctx.cache.remember([catalogueTag, plansTag], `bundle ${bundleId}`, async () => {
    const [bundle] = await listBundles(ctx.db, [bundleId])
    return bundle
  })
}

/** Those of these courses that are on sale, in the order asked. */
export async function listSellableBundles(ctx: Ctx, ids: readonly string[]): Promise<SellableBundle[]> {
  const byId = new Map((await listBundles(ctx.db, ids)).map((bundle) => [bundle.id as string, bundle]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function findSellableBySlug(ctx: Ctx, slug: string): Promise<SellableBundle | undefined> {
  return ctx.cache.remember([catalogueTag, plansTag], `bundle by slug ${slug}`, () => findBundleBySlug(ctx.db, slug))
}

/** The course on sale whose trial this is. */
export function findSellableByTrial(ctx: Ctx, trialId: string): Promise<SellableBundle | undefined> {
  return ctx.cache.remember([catalogueTag, plansTag], `bundle by trial ${trialId}`, () =>
    findBundleOfTrial(ctx.db, trialId),
  )
}

export interface PlannedChapter {
  readonly chapter: string
  readonly month: number
  readonly classes: number
  readonly tests: number
}

/** Finds a course's curriculum by the name of its subject. Undefined when the course is not on sale. */
export async function findCurriculum(
  ctx: Ctx,
  bundleId: string,
  lang: Language,
): Promise<Record<string, PlannedChapter[]> | undefined> {
  const bundle = await findSellableBundle(ctx, bundleId)
  return bundle && curriculumOf(ctx, bundle, lang)
}

type PlannedCourse = Pick<SellableBundle, 'id' | 'grade' | 'language' | 'curriculumId'>

/** Empty where the course has none. The tests of a chapter are those in its lessons. */
export async function curriculumOf(
  ctx: Ctx,
  course: PlannedCourse,
  lang: Language,
): Promise<Record<string, PlannedChapter[]>> {
  if (course.curriculumId === null) return {}
  const [chapters, nameOf, tests, lessons] = await Promise.all([
    listChapters(ctx.db, [course.curriculumId]),
    subjectNames(ctx, lang),
    testsOf(ctx, course),
    listLessons(ctx.db, [course.id]),
  ])
  const ids = new Set(tests.map(({ paperId }) => paperId))
  const withTest = lessons.filter(({ kind, contentId }) => kind === 'TEST' && ids.has(contentId ?? ''))
  const named = chapters.map(({ chapter, subject, ...planned }) => {
    const names = Object.values(chapter)
    const own = withTest.filter((lesson) => lesson.subject === subject && names.includes(lesson.chapter))
    const papers = new Set(own.map(({ contentId }) => contentId))
    return { ...planned, subject, chapter: inLanguage(chapter, lang).text, tests: papers.size }
  })
  return Object.fromEntries(Map.groupBy(named, ({ subject }) => nameOf(subject)))
}

/** The tests that come with a course. */
export function testsOf(ctx: Ctx, course: TestedCourse): Promise<readonly CourseTest[]> {
  return ctx.cache.remember([catalogueTag, plansTag], `tests of ${course.id}`, async () => {
    const tests = await courseTests.only(ctx)(ctx, ctx.db, [course])
    return tests.get(course.id) ?? []
  })
}
