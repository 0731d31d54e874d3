// Which language a page is answered in, where its URL leaves that open.
import { redirect, type RouterContextProvider } from 'react-router'
import { visitContext } from '#web/context.ts'
import { isPublished, pathIn, splitPath, type PublishedLanguage } from '#web/languages.ts'
import type { Page } from '#web/page/page.server.ts'
import { isAppPath } from './app-path.ts'

export const LANGUAGE_COOKIE = 'kandil-lang'
const YEAR_SECONDS = 31_536_000

interface ActionArgs {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** `?lang=hi` on any page leads to that page in Hindi; an app page without a prefix leads to the language chosen last. */
export function chooseLanguage({ request, context }: ActionArgs): void {
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  const { locale, path } = splitPath(url.pathname)
  const asked = url.searchParams.get('lang')
  // A form may say the language the page is in already.
  if (asked !== null && isPublished(asked) && (asked !== locale || isAppPath(path))) {
    url.searchParams.delete('lang')
    throw redirect(placeIn(asked, path, url), { headers: { 'set-cookie': cookieOf(asked) } })
  }
  const { languageChosen } = context.get(visitContext)
  if (locale !== 'en' || !isAppPath(path) || !languageChosen || !isPublished(languageChosen)) return
  if (languageChosen !== 'en') throw redirect(placeIn(languageChosen, path, url))
}

/** Headers that make the language of this page the one chosen last, if it is not. */
export function rememberLanguage({ lang, visit }: Pick<Page, 'lang' | 'visit'>): Record<string, string> {
  return (visit.languageChosen ?? 'en') === lang ? {} : { 'set-cookie': cookieOf(lang) }
}

/**
 * With its origin: the router would put the page's own language before a bare path. The path is never read as an address: of
 * /ta//elsewhere.example the English one begins with two strokes.
 */
function placeIn(lang: PublishedLanguage, path: string, url: URL): string {
  const place = new URL(url)
  place.pathname = pathIn(lang, path)
  return place.href
}

function cookieOf(lang: PublishedLanguage): string {
  return `${LANGUAGE_COOKIE}=${lang}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}
