// The lines of a document, as Markdown with formulae between $ signs.
import { parseDocument } from 'htmlparser2'
import { MARKS } from './mark-document.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]

const BLOCKS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'dl',
  'dt',
  'dd',
])
/** Around a raised or lowered text, until neighbours are one formula. */
const [OPENS, CLOSES] = ['\uE006', '\uE007']

/** `html` is mammoth's. A table is a line with its mark. */
export function readLines(html: string): string[] {
  const lines = ['']
  const write = (text: string) => {
    const [first = '', ...others] = text.split('\n')
    lines.push((lines.pop() ?? '') + first, ...others)
  }
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      const name = 'name' in node ? node.name : ''
      if (name === 'table') lines.push(MARKS.table)
      else if (BLOCKS.has(name) && 'children' in node) {
        lines.push('')
        walk(node.children)
        lines.push('')
      } else write(inline(node))
    }
  }
  walk(parseDocument(html).children)
  return lines.map((line) => formulaeIn(line).replaceAll(/[\s\u00A0]+/g, ' ').trim()).filter((line) => line !== '') // prettier-ignore
}

function inline(node: Node): string {
  if (node.type === 'text' && 'data' in node) return escaped(node.data)
  if (!('children' in node) || !('name' in node)) return ''
  const text = node.children.map(inline).join('')
  if (node.name === 'br') return '\n'
  if (node.name === 'img') return MARKS.picture
  if (node.name === 'sub') return `${OPENS}_{${text}}${CLOSES}`
  if (node.name === 'sup') return `${OPENS}^{${text}}${CLOSES}`
  return text
}

/** Signs that mean something in Markdown, but not those of a formula. */
function escaped(text: string): string {
  return text
    .split(/(\$[^$]*\$)/)
    .map((part) => (part.startsWith('$') ? part : part.replaceAll(/[\\*_`[\]<>~]/g, String.raw`\$&`)))
    .join('')
}

function formulaeIn(line: string): string {
  return line.replaceAll(CLOSES + OPENS, '').replaceAll(/[\uE006\uE007]/g, '$')
}
