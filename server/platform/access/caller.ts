// The caller of one HTTP request: its session cookie, its address, and the cookies the answer shall carry.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { subjectOf, visitor, type Actor, type Client, type SupportView } from './actor.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Database } from '#server/platform/database/db.ts'
import { LOG_POSITION } from '#server/platform/database/replica.ts'
import { countryIn, keepCountry } from './country-cookie.ts'
import { lineOf } from './network.ts'
import { cookieLife, sessionKey, type Sessions } from './session.ts'

const DEVICE_COOKIE = 'kandil-device'
const DEVICE_LIFE_SECONDS = 365 * 24 * 60 * 60
/** No replica is in use that lags more than some seconds. */
const WRITE_LIFE_SECONDS = 600
const DEVICE = /^[\w-]{22}$/

export interface CallerTools {
  readonly db: Database
  readonly sessions: Sessions
  /** The organisation that has this API key. It counts the call: throws RATE_LIMIT_EXCEEDED. */
  readonly findClient: (key: string) => Promise<Client | undefined>
  /** The product is served over https: cookies are Secure and carry the __Host- prefix. */
  readonly secure: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Once `callerOf` was asked. In a WeakMap each request would live until the next full collection: V8's quick one keeps its values. */
    caller: Caller | undefined
  }
}

export function prepareCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', undefined)
}

/** One caller per request, so that a page and the calls it makes see the same session. */
export function callerOf(tools: CallerTools, request: FastifyRequest, reply: FastifyReply): Caller {
  request.caller ??= openCaller(tools, request, reply)
  return request.caller
}

function openCaller(tools: CallerTools, request: FastifyRequest, reply: FastifyReply): Caller {
  const { db, sessions, secure } = tools
  const cookies = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
  const looking = isOfStaff(request.url) ? undefined : request.cookies[supportCookie(secure)]
  let token = request.cookies[sessionCookie(secure)]
  let actor: Promise<Actor> | undefined

  async function endSession(): Promise<void> {
    if (token) await sessions.end(db, token)
    token = undefined
    actor = undefined
  }

  async function endLook(): Promise<SupportView | undefined> {
    const opened = request.cookies[supportCookie(secure)]
    if (opened !== undefined) reply.clearCookie(supportCookie(secure), cookies)
    return opened === undefined ? undefined : endLookOf(tools, opened)
  }

  return {
    requestId: request.id,
    address: lineOf(request.ip),
    device: () => deviceOf(request, reply, cookies),
    country: () => countryIn(request),
    rememberCountry: (country) => keepCountry(reply, country, cookies),
    actor: () => (actor ??= clientOf(tools, request) ?? actorOf(sessions, [looking, token])),
    session: () => (token ? sessionKey(token) : undefined),
    async signIn(principal) {
      const [left] = await Promise.all([endLook(), endSession()])
      const device = deviceOf(request, reply, cookies)
      token = await sessions.open(db, principal, { device, browser: request.headers['user-agent'] })
      reply.setCookie(sessionCookie(secure), token, { ...cookies, maxAge: cookieLife(principal) })
      return left
    },
    async look(principal, life) {
      const opened = await sessions.open(db, principal, { life })
      reply.setCookie(supportCookie(secure), opened, { ...cookies, maxAge: life / 1_000 })
    },
    stopLooking: () => void reply.clearCookie(supportCookie(secure), cookies),
    async actFor(principal) {
      if (token) await sessions.change(db, token, principal)
      actor = Promise.resolve(principal)
    },
    ...writesOf(request, reply, { name: writeCookie(secure), cookies }),
    sessions: {
      // Who looks at a family's pages sees the family's.
      list: async (principal) => sessions.list(db, principal.kind === 'household' ? principal.accountId : subjectOf(principal), token), // prettier-ignore
      end: (principal, id) => sessions.endOne(db, subjectOf(principal), id),
      endOthers: (principal) => sessions.endAllOf(db, subjectOf(principal), token),
    },
    async signOut() {
      const [left] = await Promise.all([endLook(), endSession()])
      reply.clearCookie(sessionCookie(secure), cookies)
      return left
    },
  }
}

interface CookieOptions {
  readonly name: string
  readonly cookies: object
}

function writesOf(request: FastifyRequest, reply: FastifyReply, { name, cookies }: CookieOptions) {
  return {
    lastWrite: () => {
      const position = request.cookies[name]
      return position !== undefined && LOG_POSITION.test(position) ? position : undefined
    },
    rememberWrite: (position: string) =>
      void reply.setCookie(name, position, { ...cookies, maxAge: WRITE_LIFE_SECONDS }),
  }
}

export function sessionCookie(secure: boolean): string {
  return secure ? '__Host-kandil' : 'kandil'
}

/** A second cookie next to the staff session: it opens a family's pages, never the console. */
function supportCookie(secure: boolean): string {
  return `${sessionCookie(secure)}-support`
}

function writeCookie(secure: boolean): string {
  return `${sessionCookie(secure)}-wrote`
}

function isOfStaff(url: string): boolean {
  return /^\/(api\/staff|console)(?![^/?])/.test(url)
}

/** Returns true if this browser sends a session cookie, valid or not: its pages are never shared. */
export function hasSessionCookie(request: FastifyRequest, secure: boolean): boolean {
  return [sessionCookie(secure), supportCookie(secure)].some((name) => request.cookies[name] !== undefined)
}

async function endLookOf({ db, sessions }: CallerTools, token: string): Promise<SupportView | undefined> {
  const session = await sessions.find(token)
  await sessions.end(db, token)
  return session?.principal.kind === 'household' ? session.principal.support : undefined
}

/** A program says who it is by its key only: its cookies count for nothing. Undefined where no key was sent. */
function clientOf({ findClient }: CallerTools, { headers, url }: FastifyRequest): Promise<Actor> | undefined {
  const [, key] = /^Bearer (.{1,200})$/i.exec(headers.authorization ?? '') ?? []
  if (key === undefined || !url.startsWith('/api/')) return undefined
  return findClient(key).then((client) => client ?? visitor)
}

/** The first of these that is a session still. */
async function actorOf(sessions: Sessions, tokens: readonly (string | undefined)[]): Promise<Actor> {
  for (const token of tokens) {
    const session = token && (await sessions.find(token))
    if (session) return session.principal
  }
  return visitor
}

function deviceOf(request: FastifyRequest, reply: FastifyReply, cookies: object): string {
  const known = request.cookies[DEVICE_COOKIE]
  if (known && DEVICE.test(known)) return known
  const fresh = randomBytes(16).toString('base64url')
  reply.setCookie(DEVICE_COOKIE, fresh, { ...cookies, maxAge: DEVICE_LIFE_SECONDS })
  request.cookies[DEVICE_COOKIE] = fresh
  return fresh
}
