// Names of subjects and boards in the language of an answer.
import { inLanguage, type Language, type Spoken } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listBoards, listSubjects, listSuccessors } from './store-lists.ts'

/** Answers a subject's name by its key. */
export async function subjectNames(ctx: Ctx, lang: Language): Promise<(key: string) => string> {
  const subjects = await ctx.cache.remember(['catalogue'], 'subjects', () => listSubjects(ctx.db))
  const names = new Map(subjects.map(({ key, name }) => [key, inLanguage(name, lang).text]))
  return (key) => names.get(key) ?? key
}

export interface NamedBoard {
  readonly key: string
  readonly name: Spoken
}

/** The education boards by rank. */
export async function namedBoards(ctx: Ctx, lang: Language): Promise<NamedBoard[]> {
  const boards = await ctx.cache.remember(['catalogue'], 'boards', () => listBoards(ctx.db))
  return boards.map(({ key, name }) => ({ key, name: inLanguage(name, lang) }))
}

/** The target itself, or what took its place when it is held no more: decision L-15. */
export async function liveTarget(ctx: Ctx, target: string): Promise<string> {
  const successors = await ctx.cache.remember(['catalogue'], 'successors', () => listSuccessors(ctx.db))
  return successors.get(target) ?? target
}
