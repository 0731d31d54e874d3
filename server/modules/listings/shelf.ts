// Courses of a shelf: catalogue courses with these ids, described once for everybody.
import { inIndia, isBefore, type Instant } from '#core/kernel/time.ts'
import type { Bundle } from '#core/modules/catalogue/catalogue.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { liveTarget, publicBundles, staffOfCourses } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'

export interface ListedBundle {
  readonly bundle: Bundle
  /** Its subjects by key; in the bundle they are names. */
  readonly subjectKeys: readonly string[]
}

/** Those on sale, in the order of their ids. */
export async function shelve(ctx: Ctx, ids: readonly string[], lang: Language): Promise<ListedBundle[]> {
  const [bundles, staffOf] = await Promise.all([publicBundles(ctx, ids, lang), staffOfCourses(ctx, ids, lang)])
  return bundles.map((bundle) => ({ bundle, subjectKeys: staffOf(bundle.id).subjects }))
}

export interface Filter {
  readonly grade?: number | undefined
  readonly board?: string | undefined
  readonly target?: string | undefined
  readonly stream?: Stream | undefined
  readonly language?: Language | undefined
  readonly startYear?: number | undefined
  readonly endYear?: number | undefined
  readonly subjects?: readonly string[] | undefined
}

/** Says of a course whether it can still be bought and is what was asked for. */
export async function sieve(ctx: Ctx, filter: Filter): Promise<(course: ListedBundle) => boolean> {
  const { grade, board, stream, language, startYear, endYear, subjects } = filter
  const target = filter.target && (await liveTarget(ctx, filter.target))
  const now = ctx.now()
  const is = <T>(asked: T | undefined, own: T) => asked === undefined || asked === own
  return ({ bundle, subjectKeys }) =>
    isOpen(bundle, now) &&
    is(grade, bundle.grade) &&
    (board === undefined || bundle.boards.includes(board)) &&
    is(target, bundle.target) &&
    is(stream, bundle.stream ?? undefined) &&
    is(language, bundle.language) &&
    is(startYear, inIndia(bundle.startsAt).year) &&
    is(endYear, inIndia(bundle.endsAt).year) &&
    (subjects === undefined || subjects.some((key) => subjectKeys.includes(key)))
}

function isOpen({ endsAt, lastPurchaseAt }: Bundle, now: Instant): boolean {
  return isBefore(now, endsAt) && (lastPurchaseAt === null || isBefore(now, lastPurchaseAt))
}

/** One page of a list, and how many there are in all. */
export function pageOf<T>(courses: readonly T[], page: number, pageSize: number) {
  return { courses: courses.slice((page - 1) * pageSize, page * pageSize), total: courses.length, page, pageSize }
}

/** Days and first hour of the first batch. */
export function hoursOf({ batches }: Bundle) {
  const timetable = batches[0]?.timetable ?? []
  return {
    weekdays: [...new Set(timetable.map(({ weekday }) => weekday))],
    startMinutes: timetable.length > 0 ? Math.min(...timetable.map(({ startMinutes }) => startMinutes)) : null,
  }
}
