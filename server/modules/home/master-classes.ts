import { isBefore, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { MasterClass } from '#core/modules/home/home.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { listOpenFree } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listMasterClasses } from './store.ts'
import { homeTag } from '#core/modules/home/cache-tag.ts'

interface MasterClassFilter {
  readonly grades?: readonly number[] | undefined
  readonly target?: string | undefined
  readonly subjects?: readonly string[] | undefined
  readonly lang: Language
}

/**
 * Those that run or are still to come. One without classes or targets is for all of them. One that leads to a free class is left
 * out once that class is over or cancelled.
 */
export async function masterClasses(
  ctx: Ctx,
  { grades, target, subjects, lang }: MasterClassFilter,
): Promise<{ serverTime: Instant; masterClasses: MasterClass[] }> {
  const now = ctx.now()
  const all = await ctx.cache.remember([homeTag], 'master classes', () => listMasterClasses(ctx.db))
  const led = all.flatMap(({ redirectionUrl }) => freeClassIn(redirectionUrl) ?? [])
  const open = new Set(await listOpenFree(ctx.db, led, now))
  return {
    serverTime: now,
    masterClasses: all
      .filter(({ startsAt, lengthMinutes }) => isBefore(now, later(startsAt, lengthMinutes * MINUTE)))
      .filter((each) => meets(each.grades, grades) && meets(each.targets, target === undefined ? undefined : [target]))
      .filter(({ subjectKey }) => subjects === undefined || subjects.includes(subjectKey))
      .filter(({ redirectionUrl }) => {
        const free = freeClassIn(redirectionUrl)
        return free === undefined || open.has(free)
      })
      .map((each) => ({ ...each, title: inLanguage(each.title, lang), isLive: each.startsAt <= now })),
  }
}

/** The class of a link to a free class. */
function freeClassIn(link: string): string | undefined {
  return /^\/free-classes\/(ses\w+)$/.exec(link)?.[1]
}

function meets<T>(own: readonly T[], wanted: readonly T[] | undefined): boolean {
  return own.length === 0 || wanted === undefined || wanted.some((each) => own.includes(each))
}
