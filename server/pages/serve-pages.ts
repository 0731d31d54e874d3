// One request of one page: asked of the router with the API in its context, answered compressed, kept for a while when it is
// the same for everyone.
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '#core/api.ts'
import type { Caller } from '#server/platform/call.ts'
import { FOR_VISITORS, isBrowsingPage } from '#server/platform/access/browsing.ts'
import { subjectOf, type Actor } from '#server/platform/access/actor.ts'
import { createGate } from '#server/platform/access/gate.ts'
import { callerOf, hasSessionCookie } from '#server/platform/access/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { RETRY_AFTER_SECONDS } from '#server/platform/http/error-handler.ts'
import { etagOf } from '#server/platform/http/etag.ts'
import { clientInProcess } from '#server/platform/http/mount.ts'
import { operations, type App } from '../app.ts'
import type { Config } from '../config.ts'
import { sendFault } from './fault-page.ts'
import { drawPreview, previewTokenIn, type Drawing } from './preview.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import { createRouters, type Router } from './routers.ts'
import type { PageSource, Visit } from './source.ts'

export interface PageOptions {
  readonly app: App
  readonly config: Config
  readonly source: PageSource
}

export async function servePages(scope: FastifyInstance, options: PageOptions): Promise<void> {
  const { app, config, source } = options
  const cache = createPageCache(app.ctx.now, app.signals)
  const inTurn = createTurns(app.ctx)
  const routerFor = createRouters(source, config.isProduction)
  // The router parses forms itself; Fastify only limits their size. Other content types are not accepted.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(FORM, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  scope.setErrorHandler((error, request, reply) => sendFault(app.ctx.log, error, { request, reply }))
  scope.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      if (request.url === '/api' || request.url.startsWith('/api/')) return reply.callNotFound()
      const token = previewTokenIn(request.url)
      const hasSession = hasSessionCookie(request, config.isSecure)
      const isPersonal = request.method === 'POST' || token !== undefined || hasSession
      const asking = { request, reply, options, isPersonal, isUnsent: false }
      const caller = callerOf(app.callerTools, request, reply)
      const ask = async (drawing: Drawing) => draw(await routerFor(request.url), asking, drawing)
      if (token !== undefined && request.method !== 'POST')
        return send(await drawPreview({ ctx: app.ctx, caller }, token, ask), asking)
      const live = inTurn({ ctx: app.ctx, caller, previewUntil: undefined }, request, ask)
      if (isPersonal || source.isDevelopment) return send({ ...(await live()), isShared: false }, asking)
      const key = `${savesData(request) ? 'less' : 'all'} ${request.url}`
      return send(await cache.remember(key, live), asking)
    },
  })
}

type PageReader = (drawing: Drawing) => Promise<CachedPage>

/** Those who read wait for their turn, and forms come before them. Pages that lead to a payment or a login have turns of their own. */
function createTurns({ browsing, familyReads, preferred }: Ctx) {
  const others = createGate(FOR_VISITORS)
  return (drawing: Drawing, { url, method }: FastifyRequest, ask: PageReader) =>
    async () => {
      const work = () => ask(drawing)
      const { kind } = await drawing.caller.actor()
      if (method === 'POST') return preferred.run(work)
      if (kind === 'visitor') return (isBrowsingPage(url) ? browsing : others).pass(work)
      return kind === 'household' && isBrowsingPage(url) ? familyReads.pass(work) : work()
    }
}

const FORM = 'application/x-www-form-urlencoded'

interface PageExchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly options: PageOptions
  /** The page is rendered for this caller and is not shared. */
  readonly isPersonal: boolean
  /** A form was not looked at, because its sender has to log in first. */
  isUnsent: boolean
}

async function draw({ build, answer }: Router, asking: PageExchange, drawing: Drawing): Promise<CachedPage> {
  const { RouterContextProvider, apiContext, visitContext } = build.entry.module
  const { caller, setsCookies } = watch(drawing.caller)
  const context = new RouterContextProvider()
  context.set(apiContext, clientInProcess(api, drawing.ctx, operations, caller))
  context.set(visitContext, visitOf(asking, drawing))
  const request = toRequest(asking.request, asking.options.config)
  const page = await toPage(await answer(request, context), new URL(request.url).origin, asking)
  return setsCookies() ? { ...page, isShared: false } : page
}

/** A page that sets a cookie must not be shared with other callers. */
function watch(caller: Caller): { readonly caller: Caller; readonly setsCookies: () => boolean } {
  let isTouched = false
  const touch = <A extends unknown[], R>(work: (...args: A) => R) => {
    return (...args: A) => {
      isTouched = true
      return work(...args)
    }
  }
  const { device, rememberCountry, signIn, signOut } = caller
  return {
    caller: {
      ...caller,
      device: touch(device),
      rememberCountry: touch(rememberCountry),
      signIn: touch(signIn),
      signOut: touch(signOut),
    },
    setsCookies: () => isTouched,
  }
}

function visitOf(asking: PageExchange, { caller, previewUntil }: Drawing): Visit {
  const {
    request,
    options: { app, config },
  } = asking
  const { log, now, liveRooms, files } = app.ctx
  return {
    publicUrl: config.PUBLIC_URL,
    requestId: request.id,
    roomsUrl: liveRooms.url,
    filesOrigin: files.uploadOrigin,
    now: now(),
    previewUntil,
    nonce: randomBytes(16).toString('base64'),
    savesData: savesData(request),
    hasSession: hasSessionCookie(request, config.isSecure),
    chosenLearner: () => learnerOf(caller),
    languageChosen: request.cookies['kandil-lang'],
    owner: async () => ownerOf(await caller.actor()),
    onUnsent: () => (asking.isUnsent = true),
    onFault: (event, cause) => log.fault(event, cause, { requestId: request.id }),
  }
}

/** Asked anew each time: an action may choose another learner. */
async function learnerOf(caller: Caller): Promise<string | undefined> {
  const actor = await caller.actor()
  return actor.kind === 'household' ? actor.learnerId : undefined
}

/** Whose page it is: each learner of a family has their own. */
function ownerOf(actor: Actor): string {
  if (actor.kind === 'visitor') return ''
  return actor.kind === 'household' ? actor.learnerId : subjectOf(actor)
}

function savesData({ headers }: FastifyRequest): boolean {
  return headers['save-data'] === 'on'
}

/**
 * The router refuses a form whose Origin is not the URL's. The Origin was already compared with our own origins
 * (refuseForeign), and behind a proxy the request itself does not know its scheme. So the URL takes the accepted
 * Origin, or else the public one. It never uses the Host header, because nobody has checked that.
 */
function toRequest({ method, url, headers, body }: FastifyRequest, { PUBLIC_URL }: Config): Request {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  )
  const isAForm = method === 'POST' && headers.origin !== undefined && headers.origin !== 'null'
  const origin = isAForm ? headers.origin : new URL(PUBLIC_URL).origin
  return new Request(origin + url, {
    method,
    headers: plain,
    ...(method === 'POST' && Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {}),
  })
}

const compress = promisify(brotliCompress)
const WORTH_COMPRESSING = 1_000
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)|x-script/
/** Cached pages are compressed once and sent often, the others once each. */
const quality = { shared: 8, once: 4 }

async function toPage(response: Response, origin: string, { request, isPersonal }: PageExchange): Promise<CachedPage> {
  const { status, headers } = response
  const plain = Buffer.from(await response.arrayBuffer())
  const cookies = headers.getSetCookie()
  const saysShared = status === 200 && cookies.length === 0 && /s-maxage/.test(headers.get('cache-control') ?? '')
  const isShared = saysShared && !isPersonal
  const isText = COMPRESSIBLE.test(headers.get('content-type') ?? '')
  const isWorthIt = isText && plain.length > WORTH_COMPRESSING && (isShared || readsBrotli(request))
  return {
    status,
    headers: [...headers]
      .filter(([name]) => name !== 'set-cookie' && name !== 'content-length')
      .map(([name, value]) => [name, name === 'location' ? withoutOrigin(value, origin) : value]),
    cookies,
    plain,
    brotli: isWorthIt ? await pressed(plain, isShared) : undefined,
    etag: isShared ? etagOf(plain) : '',
    isShared,
  }
}

/**
 * Compressing a page that is sent once takes a quarter of a millisecond: handing it to another thread would cost as
 * much again.
 */
async function pressed(plain: Buffer, isShared: boolean): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isShared ? quality.shared : quality.once,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    // 256 KB of looking back spans any page; the default is 4 MB for each page that is being compressed.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  }
  return isShared ? compress(plain, { params }) : brotliCompressSync(plain, { params })
}

function readsBrotli({ headers }: FastifyRequest): boolean {
  return /\bbr\b/.test(headers['accept-encoding'] ?? '')
}

/** People may have come by another of our addresses: they stay with it. A path that would be read as an address stays as it is. */
function withoutOrigin(location: string, origin: string): string {
  const path = location.slice(origin.length)
  return location.startsWith(origin) && /^\/(?![/\\])/.test(path) ? path : location
}

/** The browser keeps what was typed in a form for as long as it has this cookie: web/t0/keep-typed.ts. */
const ON_ITS_WAY = 'kandil-typed'

function acknowledgeForm({ status }: CachedPage, { request, reply, isUnsent }: PageExchange): void {
  const isAnswered = request.method === 'POST' && !isUnsent && status < 500
  if (isAnswered && request.cookies[ON_ITS_WAY] !== undefined) reply.clearCookie(ON_ITS_WAY, { path: '/' })
}

function send(page: CachedPage, asking: PageExchange): FastifyReply {
  const { request, reply, options } = asking
  reply.status(page.status).headers(Object.fromEntries(page.headers)).header('vary', 'accept-encoding, save-data')
  for (const cookie of page.cookies) reply.header('set-cookie', cookie)
  acknowledgeForm(page, asking)
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (!page.isShared && reply.getHeader('cache-control') !== 'no-store')
    reply.header('cache-control', 'private, no-cache')
  // Vite writes scripts and styles into the page while developing.
  if (options.source.isDevelopment) reply.removeHeader('content-security-policy')
  if (page.isShared) reply.header('etag', page.etag)
  if (page.isShared && request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  if (!page.brotli || !readsBrotli(request)) return reply.send(page.plain)
  return reply.header('content-encoding', 'br').send(page.brotli)
}
