// Answered questions for the search of the site.
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listForSearch } from './store.ts'

export const solvedSearchable = { QUESTION: questionDocuments }

async function questionDocuments(ctx: Ctx, ids: readonly string[]) {
  const editions = await listForSearch(ctx.db, ids)
  return editions.flatMap(({ id, slug, chapter, rendered }) =>
    Object.entries(rendered).map(([language, { title, words }]) => ({
      id,
      language: language as Language, // only languages are written there
      title,
      text: words,
      words: chapter,
      path: `/question/${slug}`,
    })),
  )
}
