import { inIndia } from '#core/kernel/time.ts'
import type { Bundle } from '#core/modules/catalogue/catalogue.ts'
import type { BatchDetail, CoursePage } from '#core/modules/listings/listing.ts'
import { isCarried } from '#core/modules/listings/page-promises.ts'
import { inLanguage, type Language, type LocalisedText } from '#core/taxonomy/language.ts'
import { contentsOf, publicBundle } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAiCourse, toAiLiveCourse, type AiCourse } from './ai-courses.ts'
import { heldIn } from './held-contents.ts'
import { findCoursePage, listToppers } from './store.ts'

/** Throws BUNDLE_NOT_FOUND. Texts that name contents which the course does not have are left out. A course of which staff wrote nothing more has a page too. */
export async function coursePage(ctx: Ctx, idOrSlug: string, lang: Language): Promise<CoursePage> {
  const bundle = await publicBundle(ctx, idOrSlug, { lang, keeps: () => true })
  const [contents, page, toppers, aiCourse] = await Promise.all([
    contentsOf(ctx, bundle),
    findCoursePage(ctx.db, bundle.id),
    listToppers(ctx.db, bundle.id, ctx.now()),
    findAiCourse(ctx, bundle.id, lang),
  ])
  const { helps = [], services = [], keyStats = [], video = null } = page ?? {}
  const held = heldIn(contents, bundle, ctx.now())
  const isTrue = (text: LocalisedText) => isCarried(text, held)
  return {
    id: bundle.id,
    bundle,
    grade: bundle.grade,
    board: bundle.board,
    target: bundle.target,
    language: bundle.language,
    startYear: inIndia(bundle.startsAt).year,
    endYear: inIndia(bundle.endsAt).year,
    course: {
      title: bundle.title,
      helps: helps.filter(isTrue).map((text) => inLanguage(text, lang)),
      services: services.filter(isTrue).map((text) => inLanguage(text, lang)),
      keyStats: keyStats
        .filter(({ text }) => isTrue(text))
        .map(({ figure, text }) => ({ figure, text: inLanguage(text, lang) })),
      toppers,
      video,
      type: aiCourse?.type ?? bundle.courseKind,
    },
    aiLiveCourse: (aiCourse && toAiLiveCourse(aiCourse)) ?? null,
    ...batchesOf(bundle, aiCourse),
  }
}

function batchesOf(bundle: Bundle, aiCourse: AiCourse | undefined) {
  const batches = aiCourse ? aiBatchDetails(aiCourse) : bundle.batches.map((batch) => ownBatchDetail(bundle, batch))
  // The first batch is the one to begin with: learning spec, section 2. The page of a course led by AI is one of its entries.
  const currentBatch = (aiCourse && batches.find(({ id }) => id === bundle.id)) ?? batches[0] ?? null
  return {
    batchDetails: Object.fromEntries(batches.map((batch) => [batch.id, batch])),
    currentBatchId: currentBatch?.id ?? null,
    currentBatch,
  }
}

function aiBatchDetails({ batches }: AiCourse): BatchDetail[] {
  return batches.map(({ bundle }) => {
    const { id, slug, variantName: variant, language, price, cutPrice, startsAt, endsAt } = bundle
    const { label = null, timetable = [] } = bundle.batches[0] ?? {}
    return { id, aioId: id, slug, variant, language, price, cutPrice, startsAt, endsAt, label, timetable }
  })
}

function ownBatchDetail({ slug, variantName: variant }: Bundle, batch: Bundle['batches'][number]): BatchDetail {
  return { ...batch, aioId: null, slug, variant, cutPrice: batch.price }
}
