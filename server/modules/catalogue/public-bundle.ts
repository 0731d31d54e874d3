import { toPaise } from '#core/kernel/money.ts'
import { Bundle, BundleId, type BundleWithCurriculum } from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors as errors } from '#core/modules/catalogue/errors.ts'
import { contentTypeOf, type ContentType } from '#core/modules/catalogue/lesson-kind.ts'
import { shownVariant } from '#core/modules/catalogue/variant.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { picturesOf } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { subjectNames } from './choices.ts'
import { curriculumOf, testsOf } from './sellable/course-contents.ts'
import { findSellableBundle, findSellableBySlug, listSellableBundles } from './sellable/sellable-bundle.ts'
import type { SellableBundle } from './store.ts'
import { listBatches } from './store-classes.ts'
import { listLessons, type Lesson } from './lessons/store-lessons.ts'
import { staffOfCourses } from './teaching/teachers.ts'

/** Throws BUNDLE_NOT_FOUND when the course is not on sale. `keeps` says which kinds of content to answer. */
export async function publicBundle(
  ctx: Ctx,
  idOrSlug: string,
  { lang, keeps }: { readonly lang: Language; readonly keeps: (type: ContentType) => boolean },
): Promise<BundleWithCurriculum> {
  const isId = BundleId.safeParse(idOrSlug).success
  const bundle = await (isId ? findSellableBundle(ctx, idOrSlug) : findSellableBySlug(ctx, idOrSlug))
  if (!bundle) throw errors.BUNDLE_NOT_FOUND()
  const [[course], curriculum, tests] = await Promise.all([
    describe(ctx, [bundle], lang),
    curriculumOf(ctx, bundle, lang),
    testsOf(ctx, bundle),
  ])
  if (!course) throw errors.BUNDLE_NOT_FOUND()
  const contents = course.contents.filter(({ type }) => keeps(type))
  return { ...course, contents, curriculum, tests: tests.length }
}

/** Those on sale, in the order asked. */
export async function publicBundles(ctx: Ctx, ids: readonly string[], lang: Language): Promise<Bundle[]> {
  return describe(ctx, await listSellableBundles(ctx, [...new Set(ids)]), lang)
}

/** Seven statements, however many courses; names of subjects come from the cache. */
async function describe(ctx: Ctx, bundles: readonly SellableBundle[], lang: Language): Promise<Bundle[]> {
  if (bundles.length === 0) return []
  const ids = bundles.map(({ id }) => id)
  const [staffOf, pictureOf, batches, lessons, nameOf] = await Promise.all([
    staffOfCourses(ctx, ids, lang),
    picturesOf(ctx, bundles.map(({ pictureId }) => pictureId), lang), // prettier-ignore
    listBatches(ctx.db, ids),
    listLessons(ctx.db, ids),
    subjectNames(ctx, lang),
  ])
  const batchesByBundle = Map.groupBy(batches, ({ bundle_id }) => bundle_id)
  const lessonsByBundle = Map.groupBy(lessons, ({ bundleId }) => bundleId)
  return bundles.map((bundle) => {
    const { subjects, teachers } = staffOf(bundle.id)
    return Bundle.parse({
      ...bundle,
      title: inLanguage(bundle.title, lang),
      outcome: inLanguage(bundle.outcome, lang),
      picture: pictureOf(bundle.pictureId),
      board: bundle.boards[0],
      variantName: bundle.variantName && shownVariant(bundle.variantName, bundle.grade),
      trialData: bundle.trials,
      subjects: subjects.map(nameOf),
      teachers,
      teacherIds: teachers.map(({ id }) => id),
      batches: (batchesByBundle.get(bundle.id) ?? []).map((batch) => batchOf(batch, nameOf)),
      contents: (lessonsByBundle.get(bundle.id) ?? []).map((each) => contentOf(each, nameOf)),
    })
  })
}

/** A batch as calls answer it, its subjects by name. */
export function batchOf(
  { id, label, starts_at, ends_at, language, price, slots }: Awaited<ReturnType<typeof listBatches>>[number],
  nameOf: (key: string) => string,
) {
  return {
    id,
    label,
    startsAt: starts_at,
    endsAt: ends_at,
    language,
    price: price === null ? null : toPaise(price),
    timetable: slots.map((slot) => ({
      weekday: slot.weekday,
      startMinutes: slot.start_minutes,
      lengthMinutes: slot.length_minutes,
      subjectKey: slot.subject,
      subject: nameOf(slot.subject),
      teacherId: slot.teacher_id,
      teacherName: slot.teacher_name,
    })),
  }
}

function contentOf({ id, kind, title, subject, isFree }: Lesson, nameOf: (key: string) => string) {
  return { id, type: contentTypeOf[kind], title, subject: nameOf(subject), isFree }
}
