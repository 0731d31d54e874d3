// Renders a page. The server imports everything it needs of the pages from here, so that there is only one copy of each
// module.
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { visitContext } from './context.ts'
import { countsOf, splitPath } from './languages.ts'
import { SHARED, tierOf, type Handle } from './page/handle.ts'
import { allMessages } from './page/messages.server.ts'
import { AllMessages } from './page/root-data.ts'
import { FooterContent } from './shell/footer.tsx'
import { loadFrame, type FrameData } from './shell/frame-data.server.ts'
import { FrameContext } from './shell/frame.tsx'
import { LearnerNews } from './shell/account/learner-news.tsx'
import { HeaderContent } from './shell/header.tsx'
import { firstScript } from './shell/theme/first-script.ts'
import { transitionStyle } from './shell/transition-style.ts'

export { createRequestHandler, RouterContextProvider } from 'react-router'
export { apiContext, visitContext } from './context.ts'
export { PSEUDO, PUBLISHED, prefixOf, splitPath } from './languages.ts'

/** The router's arguments, in its order. */
type Drawing = [request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider]

export default async function handleRequest(...[request, status, headers, entry, context]: Drawing): Promise<Response> {
  const handles = entry.staticHandlerContext.matches.map(({ route }) => entry.routeModules[route.id]?.handle)
  const tier = tierOf(handles)
  const declares = (what: 'hasRoom' | 'hasFiles') => handles.some((each) => (each as Handle | undefined)?.[what]) // only pages set it
  const hasRoom = declares('hasRoom')
  const { nonce, savesData, roomsUrl, filesOrigin } = context.get(visitContext)
  const outside = {
    hasRoom,
    roomsUrl: hasRoom ? roomsUrl : undefined,
    filesOrigin: declares('hasFiles') ? filesOrigin : undefined,
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', policy(tier === 1 ? nonce : undefined, outside))
  if (hasRoom) headers.set('permissions-policy', ROOM_PERMISSIONS)
  if (tier === 0 && status === 200 && !headers.has('cache-control')) headers.set('cache-control', SHARED)
  if (tier === 0 && !savesData) headers.set('speculation-rules', '"/speculation-rules.json"')
  const page = (
    <Page request={request} entry={entry} nonce={nonce} data={await loadFrame(request, context)} tier={tier} />
  )
  // A content page waits for nothing while it is drawn: it needs no stream. React's own begins with the document type.
  if (tier === 0) return new Response(`<!DOCTYPE html>${renderToString(page)}`, { status, headers })
  const stream = await renderToReadableStream(page, { onError: (error) => report(error, context) })
  // Everything is awaited: late content would need an inline script, and the server compresses the whole page at once.
  await stream.allReady
  return new Response(stream, { status, headers })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted) report(error, context)
}

function report(error: unknown, context: Readonly<RouterContextProvider>): void {
  // "No such page" is an answer, not a fault.
  if (!isRouteErrorResponse(error)) context.get(visitContext).onFault('a page', error)
}

interface PageProps {
  readonly request: Request
  readonly entry: EntryContext
  readonly nonce: string
  readonly data: FrameData
  readonly tier: 0 | 1
}

function Page({ request, entry, nonce, data, tier }: PageProps) {
  const { locale } = splitPath(new URL(request.url).pathname)
  const messages = allMessages(locale)
  const i18n = setupI18n({ locale, locales: countsOf(locale), messages: { [locale]: messages } })
  const frame = {
    header: (
      <I18nProvider i18n={i18n}>
        {data.viewer && <LearnerNews viewer={data.viewer} path={data.path} />}
        <HeaderContent {...data} />
      </I18nProvider>
    ),
    footer: (
      <I18nProvider i18n={i18n}>
        <FooterContent {...data} />
      </I18nProvider>
    ),
  }
  return (
    <FrameContext value={frame}>
      <AllMessages value={messages}>
        <ServerRouter context={entry} url={request.url} {...(tier === 1 && import.meta.env.PROD ? { nonce } : {})} />
      </AllMessages>
    </FrameContext>
  )
}

const firstHash = await hashOf(firstScript)
const transitionHash = await hashOf(transitionStyle)

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}

/** Undefined: the page needs nothing from there. */
interface Outside {
  /** A class may be a broadcast: its player fetches the segments itself and gives them to the browser as a blob. */
  readonly hasRoom: boolean
  readonly roomsUrl: string | undefined
  readonly filesOrigin: string | undefined
}

/** Own scripts and styles only; inline the theme's by its hash and, on a hydrated page, the router's by this answer's nonce. */
function policy(nonce: string | undefined, { hasRoom, roomsUrl, filesOrigin }: Outside): string {
  const files = filesOrigin === undefined ? '' : ` ${filesOrigin}`
  return [
    "default-src 'none'",
    `script-src 'self' ${firstHash}${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `style-src 'self' ${transitionHash}`,
    `img-src 'self' data:${files}`,
    "font-src 'self'",
    `media-src 'self'${hasRoom ? ' blob:' : ''}${files}`,
    `connect-src 'self'${roomsUrl === undefined ? '' : ` ${originsOf(roomsUrl)}`}${hasRoom ? files : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const ROOM_PERMISSIONS = 'camera=(self), microphone=(self), display-capture=(self), geolocation=(self), payment=()'

/** The live room's address for sockets and, before it opens one, for requests. */
function originsOf(roomsUrl: string): string {
  const { host, protocol } = new URL(roomsUrl)
  return `${protocol}//${host} ${protocol.replace('ws', 'http')}//${host}`
}
