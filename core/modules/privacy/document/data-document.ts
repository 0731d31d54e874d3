// The readable data as a document to print or to hand over: one HTML file without anything from elsewhere. It knows no zod.
import type { Language } from '#core/taxonomy/language.ts'
import { dataTree, type DataNode, type DataRow, type FamilyData } from './data-tree.ts'

export function documentOf(data: FamilyData, lang: Language): string {
  const { title, intro, sections } = dataTree(data, lang)
  const body = sections.map(({ title: heading, parts }) => `<h2>${escaped(heading)}</h2>${parts.map(part).join('\n')}`)
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1><p>${escaped(intro)}</p>
${body.join('\n')}</body></html>
`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#222}
h2{margin-top:2.5rem;border-bottom:2px solid}h3{margin:1.5rem 0 .5rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere}ol>li{margin:.75rem 0}`

/** Each module's part is under its own heading. */
function part({ title, value }: DataRow): string {
  return title === '' ? shown(value) : `<h3>${escaped(title)}</h3>${shown(value)}`
}

function shown(node: DataNode): string {
  if (node.is === 'TEXT') return escaped(node.text)
  if (node.is === 'LIST') return `<ol>${node.entries.map((each) => `<li>${shown(each)}</li>`).join('')}</ol>`
  return `<dl>${node.rows.map(({ title, value }) => `<dt>${escaped(title)}</dt><dd>${shown(value)}</dd>`).join('')}</dl>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
