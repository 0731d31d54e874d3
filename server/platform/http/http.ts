// The headers of every HTTP answer and the checks of every request, before any module sees it.
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { answerTo, isTurnedAway, toDomainError } from './error-handler.ts'
import { readiness } from './health.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from './metrics.ts'
import { hasRepeatedKeys } from './repeated-keys.ts'

export interface HttpOptions {
  readonly log: Log
  readonly metrics: Metrics
  readonly publicUrl: string
  readonly isSecure: boolean
}

export function prepareHttp(app: FastifyInstance, options: HttpOptions): void {
  parseJson(app)
  const headers = Object.fromEntries(securityHeaders(options.isSecure))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(headers)
    done(refusalOf(request, options.publicUrl))
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (readiness.isDraining) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method } = request
    const { statusCode: status, elapsedTime } = reply
    const route = request.routeOptions.url ?? 'none'
    options.metrics.request(route, status, elapsedTime / 1_000)
    options.log.info('request', { requestId, method, route, status, ms: Math.round(elapsedTime) })
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    const known = toDomainError(error)
    if (known.status >= 500 && !isTurnedAway(error))
      options.log.fault('request failed', error, { requestId: request.id, route: request.routeOptions.url })
    const { status, headers, body } = answerTo(known, request.id)
    return reply.status(status).headers(headers).send(body)
  })
  app.setNotFoundHandler((request, reply) => {
    const { status, body } = answerTo(commonErrors.NOT_FOUND_ERROR(), request.id)
    return reply.status(status).send(body)
  })
}

export function securityHeaders(isSecure: boolean): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
    ...(isSecure ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as [string, string]] : []),
  ]
}

/** PostgreSQL holds no NUL, so no request may carry one. */
function refusalOf(request: FastifyRequest, publicUrl: string): Error | undefined {
  if (request.url.includes('%00')) return commonErrors.INVALID_INPUT()
  return isForeign(request, publicUrl) ? commonErrors.FORBIDDEN_ERROR() : undefined
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write must come from our own pages or from a program, never from another site's page: the browser reports the
 * origin in Sec-Fetch-Site, older ones in Origin. Together with the SameSite cookie this keeps forged requests out.
 */
function isForeign({ method, headers }: FastifyRequest, publicUrl: string): boolean {
  if (SAFE.has(method)) return false
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined || origin === new URL(publicUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** JSON only: a form's or a plain text's media type could be sent by any site's page without asking. An empty body is {}. */
function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = body.toString()
    if (text === '') return done(null, {})
    if (!isUtf8(body) || !isStorable(text)) return done(commonErrors.INVALID_INPUT())
    parse(request, text, (error, parsed) => {
      if (!error && hasRepeatedKeys(text, parsed)) done(commonErrors.INVALID_INPUT())
      else done(error, parsed)
    })
  })
}

/** No NUL and no half of a surrogate pair, which PostgreSQL's text and jsonb refuse. */
function isStorable(json: string): boolean {
  if (json.includes('\\u0000')) return false
  if (!/\\ud[89a-f]/i.test(json)) return true
  return json.replace(/\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi, '').search(/\\ud[89a-f]/i) < 0
}
