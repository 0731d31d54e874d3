// What a list is narrowed by, out of its address. What makes no sense there says nothing.
import { isLanguage, type Language } from '#core/taxonomy/language.ts'
import { namesOf, type Choice } from '#web/page/choice.server.ts'
import type { Page } from '#web/page/page.server.ts'

const LAST_PAGE = 1_000

/** What every list is asked by. */
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

/** What every list shows of its answer. `own` is what narrows this one beside what narrows all, as its address has it. */
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
