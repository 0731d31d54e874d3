// /api/openapi.json for programmers, /api/staff/openapi.json for staff, and /api/docs/changes. The reader of them is a page of the console's build.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#core/kernel/endpoint.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Caller } from '#server/platform/call.ts'
import { changesPage, type ContractVersion } from './changes-page.ts'
import { CHANGES_PATH } from '../deprecation.ts'
import { API_BASE } from '../mount.ts'
import { openApiOf, type OpenApi } from './openapi.ts'

export interface DocsOptions {
  readonly versions: readonly ContractVersion[]
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller
}

export function mountDocs(app: FastifyInstance, api: Api, { versions, callerOf }: DocsOptions): void {
  let [open, ours]: (OpenApi | undefined)[] = []
  const changes = changesPage(versions)
  app.get(`${API_BASE}/openapi.json`, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send((open ??= openApiOf(api, 'PROGRAMMERS'))),
  )
  app.get(`${API_BASE}/staff/openapi.json`, async (request, reply) => {
    const { kind } = await callerOf(request, reply).actor()
    if (kind !== 'staff') throw commonErrors.NOT_LOGGED_IN()
    return reply.header('cache-control', 'no-store').send((ours ??= openApiOf(api, 'STAFF')))
  })
  app.get(API_BASE + CHANGES_PATH, async (_, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(changes),
  )
}
