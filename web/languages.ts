// The languages that pages are published in, and their prefixes in a URL: /hi/plans, and English without a prefix.
import { PUBLISHED, type PublishedLanguage } from '#core/taxonomy/page-path.ts'

/** A missing translation in web/messages fails the build. */
export { PUBLISHED, type PublishedLanguage }

/** English with longer words, for looking at pages. The server answers it outside production only. */
export const PSEUDO = 'pseudo'
/** The language of a message catalogue. */
export type Locale = PublishedLanguage | typeof PSEUDO

export function isPublished(text: string): text is PublishedLanguage {
  return (PUBLISHED as readonly string[]).includes(text)
}

/** The language that data is asked for in. */
export function languageOf(locale: Locale): PublishedLanguage {
  return locale === PSEUDO ? 'en' : locale
}

/** For the lang attribute. */
export function tagOf(locale: Locale): string {
  return locale === PSEUDO ? 'en-x-pseudo' : locale
}

/** For counts within sentences, which have Latin digits in every language. */
export function countsOf(locale: Locale): string {
  return `${languageOf(locale)}-u-nu-latn`
}

/** "" for English, else "/hi": what every path of a page in this language begins with. */
export function prefixOf(locale: Locale): string {
  return locale === 'en' ? '' : `/${locale}`
}

/** Reads a pathname: its language, and the path without the prefix. */
export function splitPath(pathname: string): { readonly locale: Locale; readonly path: string } {
  const first = pathname.split('/', 2)[1] ?? ''
  if (first === 'en' || !(isPublished(first) || first === PSEUDO)) return { locale: 'en', path: pathname }
  return { locale: first, path: pathname.slice(first.length + 1) || '/' }
}

/** The path in the URL of this language: "/" and "hi" make "/hi". */
export function pathIn(locale: Locale, path: string): string {
  if (locale === 'en') return path
  return path === '/' || path.startsWith('/?') ? prefixOf(locale) + path.slice(1) : prefixOf(locale) + path
}
