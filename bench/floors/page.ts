// Our own page, drawn anew for each request by React's renderToString and nothing else: no router, no data, no compression.
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

export function mountPage(http: FastifyInstance, htmlFile: string): void {
  const page = elementsOf(readFileSync(htmlFile, 'utf8'))
  http.get('/page', (_, reply) => reply.type('text/html; charset=utf-8').send(renderToString(page)))
}

const TOKEN = /<!--.*?-->|<!doctype[^>]*>|<\/(?<end>[\w-]+)>|<(?<start>[\w-]+)(?<attributes>[^>]*)>|[^<]+/gis
const ATTRIBUTE = /([^\s=/"]+)(?:="([^"]*)")?/g
/** The content of these elements is not HTML. */
const RAW = /(<(script|style)\b[^>]*>).*?(<\/\2>)/gis

interface Open {
  readonly name: string
  readonly attributes: string
  readonly children: ReactNode[]
}

/** The elements of a page that React has written: every tag closed, every attribute quoted. */
function elementsOf(html: string): ReactNode {
  const root: Open = { name: '', attributes: '', children: [] }
  const open: Open[] = [root]
  for (const { 0: text, groups: { start, end, attributes = '' } = {} } of html.replace(RAW, '$1$3').matchAll(TOKEN)) {
    if (start !== undefined) open.push({ name: start, attributes, children: [] })
    else if (end === undefined && !text.startsWith('<!')) open.at(-1)?.children.push(text)
    if (end !== undefined || attributes.endsWith('/')) open.at(-2)?.children.push(elementOf(open.pop() ?? root))
  }
  return root.children
}

function elementOf({ name, attributes, children }: Open): ReactNode {
  const given = [...attributes.matchAll(ATTRIBUTE)].filter(([, key]) => key !== 'style')
  const props = given.map(([, key = '', value]) => [key === 'class' ? 'className' : key, value ?? true])
  return createElement(name, Object.fromEntries(props), ...children)
}
