// What a list is narrowed by, out of its address. What makes no sense there says nothing.
import { isLanguage, type Language } from '#core/taxonomy/language.ts'

const LAST_PAGE = 1_000

/** The one of these that the text is. */
export function oneOf<T extends string>(text: string | null, among: readonly T[]): T | undefined {
  return among.find((each) => each === text)
}

export function languageIn(query: URLSearchParams): Language | undefined {
  const language = query.get('language')
  return language !== null && isLanguage(language) ? language : undefined
}

/** From 1. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1
}
