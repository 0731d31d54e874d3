import type { InputOf, ResponseOf } from '#core/kernel/endpoint.ts'
import type { searchApi } from '#core/modules/search/api.ts'
import { typedWords } from '#core/modules/search/words.ts'
import { SEARCH_KINDS } from '#core/taxonomy/search-kind.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findDocuments, listNearWords, type FoundDocument, type NearWords } from './store.ts'

type SearchAnswer = ResponseOf<typeof searchApi.searchSite>

/** More words narrow no search. */
const WORDS = 8

/** Things that have all of the words, and things that have some of them when none has all. */
export async function searchSite(ctx: Ctx, input: InputOf<typeof searchApi.searchSite>): Promise<SearchAnswer> {
  const words = await listNearWords(ctx.db, typedWords(input.term, WORDS))
  if (words.length === 0) return { groups: [], corrected: null, isLoose: false }
  const { kind, lang, page, size } = input
  const queries = words.map(queryOf)
  const find = (needsAll: boolean) =>
    findDocuments(ctx.db, { queries, needsAll, kind, lang, now: ctx.now(), skip: (page - 1) * size, size })
  const strict = await find(true)
  const isLoose = strict.length === 0 && words.length > 1
  const rows = isLoose ? await find(false) : strict
  return { groups: groupsOf(rows), corrected: correctedTerm(words), isLoose: isLoose && rows.length > 0 }
}

/** A number is that number: 1 is not the beginning of 11, nor is a letter the beginning of a word. A word that nothing here has is one of those near it. */
function queryOf({ typed, isKnown, near }: NearWords): string {
  if (/^\d+$/.test(typed) || typed.length === 1) return quoted(typed)
  return isKnown || near.length === 0 ? `${quoted(typed)}:*` : `(${near.map(quoted).join(' | ')})`
}

/** Words are letters and digits only, so nothing in them ends the quotation. */
function quoted(word: string): string {
  return `'${word}'`
}

function correctedTerm(words: readonly NearWords[]): string | null {
  if (words.every(({ isKnown, near }) => isKnown || near.length === 0)) return null
  return words.map(({ typed, isKnown, near }) => (isKnown ? typed : (near[0] ?? typed))).join(' ')
}

function groupsOf(rows: readonly FoundDocument[]): SearchAnswer['groups'] {
  return SEARCH_KINDS.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const [first] = own
    if (!first) return []
    const found = own.map(({ title, language, text, path, isOnlyInLanguage }) => ({
      title: { text: title, lang: language },
      text,
      path,
      isOnlyInLanguage,
    }))
    return [{ kind, total: first.total, found }]
  })
}
