// A course as those who are in it see it: whether it is still sold is not their concern.
import type { Batch, Bundle } from '#core/modules/catalogue/catalogue.ts'
import { inLanguage, type Language, type TextInLanguage } from '#core/taxonomy/language.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { z } from 'zod'
import { subjectNames } from '../choices.ts'
import { batchOf } from '../public-bundle.ts'
import { listBundlesAtAnyTime } from '../store.ts'
import { listBatches } from '../store-classes.ts'
import { staffOfCourses } from './teachers.ts'

export interface TaughtCourse {
  readonly bundleId: Bundle['id']
  readonly title: TextInLanguage
  readonly grade: number
  readonly stream: Stream | null
  /** Those that it serves, its own first. */
  readonly boards: readonly string[]
  readonly target: string
  readonly language: Language
  readonly batches: readonly z.output<typeof Batch>[]
  readonly teachers: Bundle['teachers']
}

/** Undefined when there never was such a course. */
export async function taughtCourse(ctx: Ctx, bundleId: string, lang: Language): Promise<TaughtCourse | undefined> {
  const [[bundle], batches, staffOf, nameOf] = await Promise.all([
    listBundlesAtAnyTime(ctx.db, [bundleId]),
    listBatches(ctx.db, [bundleId]),
    staffOfCourses(ctx, [bundleId], lang),
    subjectNames(ctx, lang),
  ])
  return (
    bundle && {
      bundleId: bundle.id,
      title: inLanguage(bundle.title, lang),
      grade: bundle.grade,
      stream: bundle.stream,
      boards: bundle.boards,
      target: bundle.target,
      language: bundle.language,
      batches: batches.map((batch) => batchOf(batch, nameOf)),
      teachers: [...staffOf(bundleId).teachers],
    }
  )
}
