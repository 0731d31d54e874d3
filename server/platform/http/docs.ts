// /api/openapi.json and /api/docs, a page to browse it: plain HTML, no script.
import type { FastifyInstance } from 'fastify'
import type { Api } from '#core/kernel/endpoint.ts'
import { API_BASE } from './mount.ts'
import { openApiOf, type OpenApi } from './openapi.ts'

export function mountDocs(app: FastifyInstance, api: Api): void {
  let document: OpenApi | undefined
  let page: string | undefined
  const documentOnce = () => (document ??= openApiOf(api))
  app.get(`${API_BASE}/openapi.json`, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(documentOnce()),
  )
  app.get(`${API_BASE}/docs`, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send((page ??= pageOf(documentOnce()))),
  )
}

interface OperationDoc {
  readonly tags: readonly string[]
  readonly operationId: string
  readonly summary: string
  readonly 'x-access': string
}

function pageOf({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, ...(described as OperationDoc) })),
  )
  const byModule = [...Map.groupBy(operations, ({ tags }) => tags[0] ?? '')]
  const links = byModule.map(([module]) => `<a href="#${module}">${module}</a>`).join(' · ')
  const sections = byModule
    .map(([module, list]) => `<h2 id="${module}">${module}</h2>${list.map(operationHtml).join('')}`)
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}</title><style>${STYLE}</style><main><h1>${info.title}</h1>
<p>${operations.length} calls below <code>${API_BASE}</code>. The same as a document: <a href="${API_BASE}/openapi.json">openapi.json</a>.</p>
<nav>${links}</nav>${sections}</main></html>`
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

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:0}main{max-width:64rem;margin:auto;padding:1rem}
details{border-top:1px solid #8888;padding:.5rem 0}summary{cursor:pointer}pre{overflow:auto;font-size:.8rem}small{opacity:.75}`
