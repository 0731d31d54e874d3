// The path of a page in a language. It knows no zod.
import type { Language } from './language.ts'

/** The languages that pages are published in. A language joins when every catalogue in web/messages is complete in it. */
export const PUBLISHED = ['en', 'hi', 'ta', 'mr'] as const satisfies readonly Language[]
export type PublishedLanguage = (typeof PUBLISHED)[number]

/** "/hi/me" for Hindi; "/me" for English and for languages without pages. */
export function pathInLanguage(path: string, lang: Language): string {
  return lang !== 'en' && (PUBLISHED as readonly Language[]).includes(lang) ? `/${lang}${path}` : path
}

/** "/me" for "/hi/me". */
export function withoutLanguage(path: string): string {
  const [, lang = ''] = /^\/([a-z]{2})(?=\/|\?|$)/.exec(path) ?? []
  const hasLanguage = (PUBLISHED as readonly string[]).includes(lang) && lang !== 'en'
  return hasLanguage ? path.slice(lang.length + 1) || '/' : path
}
