import { inIndia } from '#core/kernel/time.ts'
import type { CoursePage } from '#core/modules/listings/listing.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { publicBundle } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAiCourse, toAiLiveCourse } from './ai-courses.ts'
import { findCoursePage, listToppers } from './store.ts'

/** Throws BUNDLE_NOT_FOUND. A course of which staff wrote nothing more has a page too. */
export async function coursePage(ctx: Ctx, idOrSlug: string, lang: Language): Promise<CoursePage> {
  const bundle = await publicBundle(ctx, idOrSlug, { lang, keeps: () => true })
  const [page, toppers, aiCourse] = await Promise.all([
    findCoursePage(ctx.db, bundle.id),
    listToppers(ctx.db, bundle.id, ctx.now()),
    findAiCourse(ctx, bundle.id, lang),
  ])
  const { helps = [], services = [], keyStats = [], video = null } = page ?? {}
  return {
    id: bundle.id,
    bundle,
    startYear: inIndia(bundle.startsAt).year,
    endYear: inIndia(bundle.endsAt).year,
    course: {
      title: bundle.title,
      helps: helps.map((text) => inLanguage(text, lang)),
      services: services.map((text) => inLanguage(text, lang)),
      keyStats: keyStats.map(({ figure, text }) => ({ figure, text: inLanguage(text, lang) })),
      toppers,
      video,
      type: aiCourse?.type ?? bundle.courseKind,
    },
    aiLiveCourse: (aiCourse && toAiLiveCourse(aiCourse)) ?? null,
    batchDetails: Object.fromEntries(bundle.batches.map((batch) => [batch.id, batch])),
    // The first batch is the one to begin with: learning spec, section 2.
    currentBatchId: bundle.batches[0]?.id ?? null,
  }
}
