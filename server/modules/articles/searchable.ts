// Published articles for the search of the site.
import { inLanguage } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listForSearch } from './store.ts'

export const articleSearchable = { ARTICLE: articleDocuments }

const TAG = /<[^<>]+>/g

/** In each language that it is written in. The words of its text are found too. */
async function articleDocuments(ctx: Ctx, ids: readonly string[]) {
  const editions = await listForSearch(ctx.db, ids)
  return editions.flatMap(({ id, slug, title, summary, languages, rendered }) =>
    languages.map((language) => ({
      id,
      language,
      title: inLanguage(title, language).text,
      text: inLanguage(summary, language).text,
      words: (rendered[language]?.blocks ?? [])
        .map((block) => (block.kind === 'TEXT' ? block.html.replace(TAG, ' ') : ''))
        .join(' '),
      path: `/blog/${slug}`,
    })),
  )
}
