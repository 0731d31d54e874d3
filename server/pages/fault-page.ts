// When not even the error page can be drawn: a page that needs nothing.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerTo, isTurnedAway, toDomainError } from '#server/platform/http/error-handler.ts'
import type { Log } from '#server/platform/log.ts'

export function sendFault(
  log: Log,
  error: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const known = toDomainError(error)
  if (known.status >= 500 && !isTurnedAway(error)) log.fault('a page failed', error, { requestId: request.id })
  const { status, headers } = answerTo(known, request.id)
  return reply
    .status(status)
    .headers(headers)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pageOf(known.message, request.id))
}

function pageOf(sentence: string, requestId: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sentence}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:20vh auto;padding:0 1rem}</style>
<h1>${sentence}</h1>
<p>Please go back and try again in a minute. <a href="/">First page</a></p>
<p>Reference: ${requestId}</p>
`
}
