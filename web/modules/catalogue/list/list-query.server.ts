// The filters of a list, read from its address. An invalid value counts as absent.
import { isLanguage, type Language } from '#core/taxonomy/language.ts'
import { namesOf, type Choice } from '#web/page/choice.server.ts'
import type { Page } from '#web/page/page.server.ts'

const LAST_PAGE = 1_000

/** The filters that every list sends to the API. */
export function listQueryOf({ lang, url }: Page, { grade, stream, board, target }: Choice) {
  const language = languageIn(url.searchParams)
  return {
    grade,
    board,
    target,
    lang,
    page: pageIn(url.searchParams),
    ...(stream ? { stream } : {}),
    ...(language ? { language } : {}),
  }
}

interface ListPage {
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** The data that every list shows. `own` has this list's further filters, as its address has them. */
export function listedOf(
  choice: Choice,
  { lang, language }: ReturnType<typeof listQueryOf>,
  { total, page, pageSize }: ListPage,
  own: Readonly<Record<string, string | undefined>>,
) {
  return {
    lang,
    choice,
    language,
    names: namesOf(choice),
    query: { ...choice.query, language, ...own, page: page > 1 ? page : undefined },
    total,
    page,
    pages: Math.ceil(total / pageSize),
  }
}

/** The one of these that the text is. */
export function oneOf<T extends string>(text: string | null, among: readonly T[]): T | undefined {
  return among.find((each) => each === text)
}

function languageIn(query: URLSearchParams): Language | undefined {
  const language = query.get('language')
  return language !== null && isLanguage(language) ? language : undefined
}

/** From 1. */
function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1
}
