import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line, queryInt } from '#core/kernel/schemas.ts'
import { answerLanguage, Spoken } from '#core/taxonomy/schemas.ts'
import { SEARCH_KINDS } from '#core/taxonomy/search-kind.ts'

export const SearchKind = z.enum(SEARCH_KINDS)

const Found = z.object({
  title: Spoken,
  /** The beginning of its text. */
  text: z.string(),
  /** The address of its page, without a language. */
  path: z.string(),
  /** There is no such page in another language than the title's. */
  isOnlyInLanguage: z.boolean(),
})

export const searchApi = {
  searchSite: endpoint({
    method: 'GET',
    path: '/site/search',
    summary: 'Find public pages by the words of a text, in any script, and with misspelt words',
    access: 'anyone',
    query: z.object({
      term: line(100),
      /** Left out: the first of every kind. */
      kind: SearchKind.optional(),
      page: queryInt(1, 100).default(1),
      size: queryInt(1, 50).default(5),
      ...answerLanguage,
    }),
    response: z.object({
      groups: z.array(z.object({ kind: SearchKind, total: z.int(), found: z.array(Found) })),
      /** The text with words of ours in place of those that nothing here has. Null: it has no such words. */
      corrected: z.string().nullable(),
      /** No page has all of the words: these have some of them. */
      isLoose: z.boolean(),
    }),
    limit: { calls: 120, perSeconds: 60 },
  }),
}
