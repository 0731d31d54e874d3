import { isBefore, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { MasterClass } from '#core/modules/home/home.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listMasterClasses } from './store.ts'
import { homeTag } from '#core/modules/home/cache-tag.ts'

interface MasterClassFilter {
  readonly grades?: readonly number[] | undefined
  readonly target?: string | undefined
  readonly subjects?: readonly string[] | undefined
  readonly lang: Language
}

/** Those that run or are still to come. One without classes or targets is for all of them. */
export async function masterClasses(
  ctx: Ctx,
  { grades, target, subjects, lang }: MasterClassFilter,
): Promise<{ serverTime: Instant; masterClasses: MasterClass[] }> {
  const now = ctx.now()
  const all = await ctx.cache.remember([homeTag], 'master classes', () => listMasterClasses(ctx.db))
  return {
    serverTime: now,
    masterClasses: all
      .filter(({ startsAt, lengthMinutes }) => isBefore(now, later(startsAt, lengthMinutes * MINUTE)))
      .filter((each) => meets(each.grades, grades) && meets(each.targets, target === undefined ? undefined : [target]))
      .filter(({ subjectKey }) => subjects === undefined || subjects.includes(subjectKey))
      .map((each) => ({ ...each, title: inLanguage(each.title, lang), isLive: each.startsAt <= now })),
  }
}

function meets<T>(own: readonly T[], wanted: readonly T[] | undefined): boolean {
  return own.length === 0 || wanted === undefined || wanted.some((each) => own.includes(each))
}
