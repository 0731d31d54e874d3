// The operations console: the files of its own build, which need a session of staff. The files of the login, of the
// invitation page and of the reader of the API's document are public.
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '#server/platform/access/caller.ts'
import type { App } from './app.ts'

const BUILD = join(import.meta.dirname, '../build/console')
const LOGIN = '/console/login'
/** For those who cannot log in yet, or no more. */
const BEFORE_LOGIN = ['invitation', 'password'] as const
const READER = 'reference.html'

export function mountConsole(
  { http, ctx, callerTools }: Pick<App, 'http' | 'ctx' | 'callerTools'>,
  build = BUILD,
): void {
  if (!existsSync(join(build, 'index.html'))) return
  const open = openFiles(build)
  const send = (reply: FastifyReply, page: string) => sendPage(reply, join(build, page), ctx.files.uploadOrigin)
  for (const url of ['/api/docs', '/api/staff/docs']) http.get(url, (_, reply) => sendReader(reply, build))

  async function isStaff(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    return (await callerOf(callerTools, request, reply).actor()).kind === 'staff'
  }

  http.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.url.split('?')
      if (open.has(path) || (await isStaff(request, reply))) return
      return reply.header('cache-control', 'no-store').redirect(LOGIN)
    })
    serveFiles(scope, build)
    scope.get(LOGIN, (_, reply) => send(reply, 'login.html'))
    for (const page of BEFORE_LOGIN) scope.get(`/console/${page}`, (_, reply) => send(reply, `${page}.html`))
    scope.get('/console/assets/*', (_, reply) => reply.callNotFound())
    // The console draws its own addresses.
    for (const url of ['/console', '/console/*']) scope.get(url, (_, reply) => send(reply, 'index.html'))
  })
}

/** The open pages, the files they name, fonts, and the reader, which its page loads. */
function openFiles(build: string): ReadonlySet<string> {
  const pages = [...['login', ...BEFORE_LOGIN].map((page) => `${page}.html`), READER].map((page) =>
    readFileSync(join(build, page), 'utf8'),
  )
  const named = pages.flatMap((page) =>
    [...page.matchAll(/"(\/console\/assets\/[^"]+)"/g)].map(([, path = '']) => path),
  )
  const others = readdirSync(join(build, 'assets')).filter((file) => /\.woff2$|^redoc\.standalone/.test(file))
  const own = BEFORE_LOGIN.map((page) => `/console/${page}`)
  return new Set([LOGIN, ...own, ...named, ...others.map((file) => `/console/assets/${file}`)])
}

/** Their names carry a hash of what is in them: a browser keeps them for good. */
function serveFiles(scope: FastifyInstance, build: string): void {
  void scope.register(staticFiles, {
    root: join(build, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    preCompressed: true,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br'],
    immutable: true,
    maxAge: '1y',
  })
}

async function sendPage(reply: FastifyReply, page: string, uploadOrigin: string | undefined): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url')
  const html = readFileSync(page, 'utf8').replace('__NONCE__', nonce)
  return reply
    .header('content-security-policy', policy(nonce, uploadOrigin))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** The reader writes its styles inline, and searches in a worker that it makes. */
function sendReader(reply: FastifyReply, build: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src blob:; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(readFileSync(join(build, READER)))
}

/** Nothing from elsewhere, nothing inline but the styles that MUI makes in the browser. Files may be sent to where they lie, and played from there. */
function policy(nonce: string, uploadOrigin: string | undefined): string {
  const files = uploadOrigin ? ` ${uploadOrigin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    // A film that is chosen is measured before it is sent.
    `media-src 'self' blob:${files}`,
    `connect-src 'self'${files}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
