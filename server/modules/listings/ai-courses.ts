import { inIndia } from '#core/kernel/time.ts'
import type { Bundle, CourseKind } from '#core/modules/catalogue/catalogue.ts'
import { VARIANTS } from '#core/modules/catalogue/variant.ts'
import { listingErrors as errors } from '#core/modules/listings/errors.ts'
import type { AiLiveCourse } from '#core/modules/listings/listing.ts'
import { inLanguage, LANGUAGES, type Language, type TextInLanguage } from '#core/taxonomy/language.ts'
import { findCurriculum } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { hoursOf, pageOf, shelve, sieve, type Filter, type ListedBundle } from './shelf.ts'
import { listAiCourses, type AiCourseRow } from './store.ts'
import { catalogueTag } from '#core/modules/catalogue/cache-tags.ts'
import { listingsTag } from '#core/modules/listings/cache-tag.ts'

export interface AiCourse extends Pick<AiCourseRow, 'id' | 'type'> {
  readonly title: TextInLanguage
  /** Its languages and tiers that are on sale. */
  readonly batches: readonly ListedBundle[]
}

/** Every course led by AI, by rank. */
export function aiShelf(ctx: Ctx, lang: Language): Promise<AiCourse[]> {
  return ctx.cache.remember([catalogueTag, listingsTag], `ai shelf ${lang}`, async () => {
    const rows = await listAiCourses(ctx.db)
    const onSale = await shelve(
      ctx,
      rows.flatMap(({ aioIds }) => aioIds),
      lang,
    )
    const byId = new Map(onSale.map((each) => [each.bundle.id as string, each]))
    return rows.map(({ id, title, type, aioIds }) => ({
      id,
      type,
      title: inLanguage(title, lang),
      batches: aioIds.flatMap((aioId) => byId.get(aioId) ?? []).toSorted(byLanguageAndTier),
    }))
  })
}

export interface AiFilter extends Filter {
  readonly type?: CourseKind | undefined
  readonly term?: string | undefined
  readonly page: number
  /** How many on a page. */
  readonly number: number
  readonly lang: Language
}

/** One page of the courses that have a matching batch, each with only its matching batches. */
export async function aiCourseList(ctx: Ctx, filter: AiFilter) {
  const { type, page, number, lang } = filter
  const fits = await sieve(ctx, filter)
  const words = (filter.term ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const courses = (await aiShelf(ctx, lang))
    .filter((course) => type === undefined || course.type === type)
    .filter(({ title }) => words.every((word) => title.text.toLowerCase().includes(word)))
    .map((course) => ({ ...course, batches: course.batches.filter(fits) }))
    .flatMap((course) => toAiLiveCourse(course) ?? [])
  return pageOf(courses, page, number)
}

/** Throws BATCH_NOT_FOUND. One that is sold out of time is still described: families that have it ask for it. */
export async function aiBatch(ctx: Ctx, aioId: Bundle['id'], lang: Language) {
  const course = await findAiCourse(ctx, aioId, lang)
  const batch = course?.batches.find(({ bundle }) => bundle.id === aioId)?.bundle
  const aiLiveCourse = course && toAiLiveCourse(course)
  if (!aiLiveCourse || !batch) throw errors.BATCH_NOT_FOUND()
  return { aioId, aiLiveCourse, batch }
}

/** Throws BATCH_NOT_FOUND. */
export async function aiCurriculum(ctx: Ctx, aioId: Bundle['id'], lang: Language) {
  const course = await findAiCourse(ctx, aioId, lang)
  const curriculum = course && (await findCurriculum(ctx, aioId, lang))
  if (!curriculum) throw errors.BATCH_NOT_FOUND()
  return { aioId, fullCourseCurriculumMap: curriculum }
}

/** The course led by AI that this is a batch of; undefined for any other course. */
export async function findAiCourse(ctx: Ctx, aioId: string, lang: Language): Promise<AiCourse | undefined> {
  return (await aiShelf(ctx, lang)).find(({ batches }) => batches.some(({ bundle }) => bundle.id === aioId))
}

/** Returns true if a bundle is a batch led by AI that is on sale. */
export async function isAiBatch(ctx: Ctx, aioId: string): Promise<boolean> {
  return (await findAiCourse(ctx, aioId, 'en')) !== undefined
}

/** Undefined when the course has no batch. The first batch supplies the facts that all of them share. */
export function toAiLiveCourse({ id, title, type, batches }: AiCourse): AiLiveCourse | undefined {
  const first = batches[0]?.bundle
  if (!first) return undefined
  const { outcome, grade, stream, board, target, subjects, startsAt, endsAt } = first
  const byLanguage = Map.groupBy(batches, ({ bundle }) => bundle.language)
  return {
    id,
    courseDetail: {
      courseTitle: title,
      outcome,
      grade,
      stream,
      board,
      target,
      type,
      subjects,
      startYear: inIndia(startsAt).year,
      endYear: inIndia(endsAt).year,
    },
    teachingLanguageAICourses: [...byLanguage].map(([language, own]) => ({
      language,
      plans: own.map(({ bundle }) => toPlan(bundle)),
    })),
  }
}

function toPlan(bundle: Bundle) {
  const { id: aioId, slug, variantName: variant, price, cutPrice, startsAt, endsAt } = bundle
  return { aioId, slug, variant, price, cutPrice, startsAt, endsAt, ...hoursOf(bundle) }
}

function byLanguageAndTier({ bundle: a }: ListedBundle, { bundle: b }: ListedBundle): number {
  const tier = ({ variantName }: Bundle) => (variantName === null ? -1 : VARIANTS.indexOf(variantName))
  return (
    LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language) ||
    tier(a) - tier(b) ||
    a.startsAt - b.startsAt ||
    (a.id < b.id ? -1 : 1)
  )
}
