// The words for classes: courses, subjects, teachers and chapters by their ids, in one language.
import type { Instant } from '#core/kernel/time.ts'
import { chapterAt } from '#core/modules/catalogue/batch/class-times.ts'
import { inLanguage, type Language, type TextInLanguage } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { subjectNames } from '../choices.ts'
import { listChapters } from '../store-classes.ts'
import { listTeachers } from '../store-lists.ts'
import { listBundlesAtAnyTime } from '../store.ts'

export interface ClassWords {
  readonly courseTitle: (bundleId: string) => TextInLanguage
  readonly courseLanguage: (bundleId: string) => Language | undefined
  readonly subject: (key: string) => string
  readonly teacherName: (id: string) => string
  /** Undefined: nothing is planned then. */
  readonly chapter: (bundleId: string, subject: string, at: Instant) => string | undefined
}

/** The courses may be on sale or not. */
export async function classWords(
  ctx: Ctx,
  { bundleIds, teacherIds }: { readonly bundleIds: readonly string[]; readonly teacherIds: readonly string[] },
  lang: Language,
): Promise<ClassWords> {
  const [bundles, teachers, subject] = await Promise.all([
    listBundlesAtAnyTime(ctx.db, [...new Set(bundleIds)]),
    listTeachers(ctx.db, [...new Set(teacherIds)]),
    subjectNames(ctx, lang),
  ])
  const chapters = await listChapters(ctx.db, [...new Set(bundles.flatMap(({ curriculumId }) => curriculumId ?? []))])
  const planned = Map.groupBy(chapters, ({ curriculum_id, subject: key }) => `${curriculum_id} ${key}`)
  const byId = new Map(bundles.map((bundle) => [bundle.id as string, bundle]))
  const names = new Map(teachers.map(({ id, name }) => [id as string, name]))
  return {
    courseTitle: (bundleId) => inLanguage(byId.get(bundleId)?.title ?? { en: '' }, lang),
    courseLanguage: (bundleId) => byId.get(bundleId)?.language,
    subject,
    teacherName: (id) => names.get(id) ?? '',
    chapter(bundleId, key, at) {
      const course = byId.get(bundleId)
      const found = course && chapterAt(planned.get(`${course.curriculumId} ${key}`) ?? [], course.startsAt, at)
      return found && inLanguage(found.chapter, lang).text
    },
  }
}
