// /api/openapi.json, /api/docs, a page to browse it, and /api/docs/changes: plain HTML, no script.
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Api } from '#core/kernel/endpoint.ts'
import { changesPage, type ContractVersion } from './changes-page.ts'
import { CHANGES_PATH } from '../deprecation.ts'
import { escape, pageOf } from './docs-page.ts'
import { API_BASE } from '../mount.ts'
import { openApiOf, type OpenApi } from './openapi.ts'

export function mountDocs(app: FastifyInstance, api: Api, versions: readonly ContractVersion[]): void {
  let document: OpenApi | undefined
  let page: string | undefined
  const changes = changesPage(versions)
  const documentOnce = () => (document ??= openApiOf(api))
  app.get(`${API_BASE}/openapi.json`, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(documentOnce()),
  )
  app.get(`${API_BASE}/docs`, async (_, reply) => show(reply, (page ??= documentPage(documentOnce()))))
  app.get(API_BASE + CHANGES_PATH, async (_, reply) => show(reply, changes))
}

function show(reply: FastifyReply, page: string): FastifyReply {
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  return reply.type('text/html; charset=utf-8').send(page)
}

interface OperationDoc {
  readonly tags: readonly string[]
  readonly operationId: string
  readonly summary: string
  readonly 'x-access': string
}

function documentPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, ...(described as OperationDoc) })),
  )
  const byModule = [...Map.groupBy(operations, ({ tags }) => tags[0] ?? '')]
  const links = byModule.map(([module]) => `<a href="#${module}">${module}</a>`).join(' · ')
  const sections = byModule
    .map(([module, list]) => `<h2 id="${module}">${module}</h2>${list.map(operationHtml).join('')}`)
    .join('')
  return pageOf(
    info.title,
    `<p>${operations.length} calls below <code>${API_BASE}</code>. The same as a document: <a href="${API_BASE}/openapi.json">openapi.json</a>.
For programs of other companies: <a href="#clients">their calls</a> and <a href="${API_BASE}${CHANGES_PATH}">what changed</a>.</p>
<nav>${links}</nav>${sections}`,
  )
}

function operationHtml({
  path,
  method,
  summary,
  operationId,
  ...rest
}: OperationDoc & { path: string; method: string }): string {
  const details = escape(JSON.stringify(rest, null, 2))
  return `<details id="${operationId}"><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code>
<small>${rest['x-access']}</small><br>${escape(summary)}</summary><pre>${details}</pre></details>`
}
