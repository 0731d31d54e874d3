// The caller of one HTTP request: its session cookie, its address, and the cookies the answer shall carry.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { subjectOf, visitor, type Actor } from './actor.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Database } from '#server/platform/database/db.ts'
import { cookieLife, type Sessions } from './session.ts'

const DEVICE_COOKIE = 'kandil-device'
const DEVICE_LIFE_SECONDS = 365 * 24 * 60 * 60
const DEVICE = /^[\w-]{22}$/

export interface CallerTools {
  readonly db: Database
  readonly sessions: Sessions
  /** The product is served over https: cookies are Secure and carry the __Host- prefix. */
  readonly secure: boolean
}

const callers = new WeakMap<FastifyRequest, Caller>()

/** One caller per request, so that a page and the calls it makes see the same session. */
export function callerOf(tools: CallerTools, request: FastifyRequest, reply: FastifyReply): Caller {
  let caller = callers.get(request)
  if (!caller) callers.set(request, (caller = openCaller(tools, request, reply)))
  return caller
}

function openCaller({ db, sessions, secure }: CallerTools, request: FastifyRequest, reply: FastifyReply): Caller {
  const cookies = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
  let token = request.cookies[sessionCookie(secure)]
  let actor: Promise<Actor> | undefined

  async function endSession(): Promise<void> {
    if (token) await sessions.end(db, token)
    token = undefined
    actor = undefined
  }

  return {
    requestId: request.id,
    address: request.ip,
    device: () => deviceOf(request, reply, cookies),
    actor: () => (actor ??= token ? actorOf(sessions, token) : Promise.resolve(visitor)),
    async signIn(principal) {
      await endSession()
      const device = deviceOf(request, reply, cookies)
      token = await sessions.open(db, principal, { device, browser: request.headers['user-agent'] })
      reply.setCookie(sessionCookie(secure), token, { ...cookies, maxAge: cookieLife(principal) })
    },
    async actFor(principal) {
      if (token) await sessions.change(db, token, principal)
      actor = Promise.resolve(principal)
    },
    sessions: {
      list: async (principal) => sessions.list(db, subjectOf(principal), token),
      end: (principal, id) => sessions.endOne(db, subjectOf(principal), id),
      endOthers: (principal) => sessions.endAllOf(db, subjectOf(principal), token),
    },
    async signOut() {
      await endSession()
      reply.clearCookie(sessionCookie(secure), cookies)
    },
  }
}

export function sessionCookie(secure: boolean): string {
  return secure ? '__Host-kandil' : 'kandil'
}

/** Whether this browser has said that it has a session, true or not: such a page is never shared. */
export function hasSessionCookie(request: FastifyRequest, secure: boolean): boolean {
  return request.cookies[sessionCookie(secure)] !== undefined
}

async function actorOf(sessions: Sessions, token: string): Promise<Actor> {
  return (await sessions.find(token))?.principal ?? visitor
}

function deviceOf(request: FastifyRequest, reply: FastifyReply, cookies: object): string {
  const known = request.cookies[DEVICE_COOKIE]
  if (known && DEVICE.test(known)) return known
  const fresh = randomBytes(16).toString('base64url')
  reply.setCookie(DEVICE_COOKIE, fresh, { ...cookies, maxAge: DEVICE_LIFE_SECONDS })
  request.cookies[DEVICE_COOKIE] = fresh
  return fresh
}
