import type { Instant } from '#core/kernel/time.ts'
import { LANGUAGES, type Language, type LocalisedText } from '#core/taxonomy/language.ts'
import type { SearchKind } from '#core/taxonomy/search-kind.ts'
import type { Ctx } from '#server/platform/context.ts'
import { keyedPoint } from './point.ts'

type DocumentsOf = (ctx: Ctx, ids: readonly string[]) => Promise<readonly SearchDocument[]>

/**
 * The documents by which the search of the site finds things, for each kind of thing. They are as the things are now, one for
 * each language. A thing without one is not found.
 *
 * A migration calls `search.follow('articles.article', 'ARTICLE')` for each table that the documents are made of: from then on
 * every change of a row is noted in its own transaction, and a job asks for the documents of what has changed. The rows that are
 * there already are noted at once.
 */
export const searchable = keyedPoint<DocumentsOf, SearchKind>('searchable')

export interface SearchDocument {
  readonly id: string
  readonly language: Language
  readonly title: string
  /** Its beginning is shown, and all of it is searched. */
  readonly text: string
  /** Words to find it by that its texts do not have. */
  readonly words?: string
  /** The address of its page, without a language. */
  readonly path: string
  /** The page exists in the document's language only. */
  readonly isOnlyInLanguage?: true
  /** Found from this time on. */
  readonly from?: Instant
  /** Not found from this time on. */
  readonly until?: Instant
}

export interface LocalisedDocument extends Omit<SearchDocument, 'language' | 'title' | 'text' | 'isOnlyInLanguage'> {
  readonly title: LocalisedText
  readonly text: LocalisedText
}

/** A document in each language that its title is written in. */
export function inItsLanguages({ title, text, ...rest }: LocalisedDocument): SearchDocument[] {
  return LANGUAGES.flatMap((language) => {
    const ownTitle = title[language]
    return ownTitle === undefined ? [] : [{ ...rest, language, title: ownTitle, text: text[language] ?? text.en }]
  })
}
