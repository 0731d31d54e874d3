// The document around every page.
import { I18nProvider } from '@lingui/react'
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { use, useEffect, useMemo, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import t0 from 'virtual:t0-script'
import type { Route } from './+types/root.ts'
import { countsOf, tagOf, type Locale } from './languages.ts'
import { PageError } from './modules/system/page-error.tsx'
import { useDrawnFor } from './page/drawn-for.ts'
import { useTier } from './page/handle.ts'
import { useLocale } from './page/link.ts'
import { messagesOf } from './page/messages.server.ts'
import { pageOf } from './page/page.server.ts'
import { AllMessages, useRoot, type RootData } from './page/root-data.ts'
import { chooseLanguage } from './shell/choose-language.server.ts'
import { Footer, Header } from './shell/frame.tsx'
import { firstScript } from './shell/theme/first-script.ts'
import { transitionStyle } from './shell/transition-style.ts'
import { OfflineBar } from './ui/layers/offline-bar.tsx'
import { SkipLink } from './ui/controls/skip-link.tsx'
import font from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import './ui/styles/app.css'

/** Read before React takes the document over. */
const drawnAtFirst = typeof document === 'undefined' ? undefined : document.documentElement.dataset['learner']

/** The browser has run it before React comes: no script carries its text. */
const inlineScript = { __html: import.meta.env.SSR ? firstScript : '' }

export const middleware: Route.MiddlewareFunction[] = [chooseLanguage]

export async function loader(args: Route.LoaderArgs): Promise<RootData> {
  const { visit, locale, path } = pageOf(args)
  return {
    owner: path === '/offline' ? undefined : await visit.owner(),
    publicUrl: visit.publicUrl,
    reference: visit.requestId,
    savesData: visit.savesData,
    messages: messagesOf(locale, ['ui', 'system']),
  }
}
/** Nothing in it changes while the page is open. */
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const asked = useTier()
  const root = useRoot()
  // After an action that failed the root's loader has not run: without its messages the page is not hydrated.
  const tier = root ? asked : 0
  return (
    <html
      lang={tagOf(locale)}
      data-saves={root?.savesData || undefined}
      data-learner={useDrawnFor()}
      data-for={root?.owner}
      data-drawn={tier === 1 ? 'later' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12131a" />
        <style dangerouslySetInnerHTML={{ __html: transitionStyle }} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={inlineScript} />
        {!root?.savesData && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <I18nProvider i18n={useI18n(locale, tier)}>
          <SkipLink />
          <Header />
          <OfflineBar />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </I18nProvider>
        <Footer />
        {tier === 1 && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
        <script type="module" src={t0} />
      </body>
    </html>
  )
}

/** Content pages have every message at hand; a hydrated page has what its loaders sent. */
function useI18n(locale: Locale, tier: 0 | 1): I18n {
  const all = use(AllMessages)
  const matches = useMatches()
  const messages = useMemo(
    () => (tier === 0 && all ? all : Object.assign({}, ...matches.map(sentMessages))),
    [all, matches, tier],
  )
  return useMemo(
    () => setupI18n({ locale, locales: countsOf(locale), messages: { [locale]: messages } }),
    [locale, messages],
  )
}

function sentMessages({ loaderData }: { loaderData: unknown }): Messages {
  const sent = loaderData as { readonly messages?: Messages } | null | undefined // each loader of a hydrated page sends them so
  return sent?.messages ?? {}
}

export default function Root() {
  const isContent = useTier() === 0
  const drawnFor = useDrawnFor()
  // The header and other parts of a document are drawn once: data of another learner need a new document.
  const isOfAnother = drawnFor !== undefined && typeof document !== 'undefined' && drawnFor !== drawnAtFirst
  // A content page is never rendered in the browser: a visitor who comes to it by the router reloads it.
  useEffect(() => {
    if (isContent || isOfAnother) location.reload()
  }, [isContent, isOfAnother])
  const { key } = useLocation()
  // For the small script, which gives back what was typed here before.
  useEffect(() => {
    document.documentElement.dataset['drawn'] = key
    document.dispatchEvent(new Event('kandil:drawn'))
  }, [key])
  // Nothing is drawn that somebody could type into before the page is loaded again.
  return isOfAnother || (isContent && typeof document !== 'undefined') ? null : <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
