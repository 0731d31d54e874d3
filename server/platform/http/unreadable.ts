// Requests that cannot be read as such: an address that cannot be decoded, a line or a header that is no HTTP. No route and
// no hook sees them, and yet they are refused in the form of every other "no".
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerTo, toDomainError } from './error-handler.ts'
import { securityHeaders } from './http.ts'

/** As Fastify's `rewriteUrl`. RFC 9112, section 3.2.2: a server must understand the absolute form, "GET http://host/path". */
export function originForm({ url = '/' }: { url?: string | undefined }): string {
  const path = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)$/i.exec(url)?.[1] ?? url
  return path.startsWith('/') ? path : `/${path}`
}

/** As Fastify's `frameworkErrors`: what the router could not read. */
export function refuseAddress(isSecure: boolean) {
  return (error: Error, { id }: FastifyRequest, reply: FastifyReply): void => {
    const { status, headers, body } = answerTo(toDomainError(error), id)
    reply.header('x-request-id', id)
    for (const [name, value] of securityHeaders(isSecure)) reply.header(name, value)
    void reply.status(status).headers(headers).send(body)
  }
}

/** As Node's `clientError`: there is a connection and no request. Nothing more is read from it. */
export function refuseUnreadable(newId: (kind: string) => string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(refusalOf(statusOf(error), newId('req')))
    socket.destroy(error)
  }
}

function statusOf({ code }: { code?: string }): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

function refusalOf(statusCode: number, requestId: string): string {
  const refusal = toDomainError(Object.assign(new Error('unreadable'), { statusCode }))
  const body = JSON.stringify(answerTo(refusal, requestId).body)
  return [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
