// HTML of ours as the lines of a PDF. Formulae become what a person would type.
import { plainFormula } from '#core/modules/solved/plain-formula.ts'

export interface Line {
  readonly kind: 'HEADING' | 'TEXT' | 'ITEM'
  readonly text: string
}

const FORMULA = /<span class="katex">.*?<annotation[^>]*>(.*?)<\/annotation>.*?<\/math><\/span>/gs
const BLOCK = /<(h2|h3|p|li|tr)\b[^>]*>(.*?)<\/\1>/gs

export function linesOf(html: string): Line[] {
  const plain = html.replace(FORMULA, (_, tex: string) => escaped(plainFormula(unescaped(tex))))
  return [...plain.matchAll(BLOCK)].flatMap(([, tag = '', inner = '']): Line[] => {
    const text = textOf(inner)
    if (text === '') return []
    if (tag === 'h2' || tag === 'h3') return [{ kind: 'HEADING', text }]
    return [{ kind: tag === 'li' ? 'ITEM' : 'TEXT', text }]
  })
}

/** Cells of a row are divided by a bar. */
function textOf(html: string): string {
  const words = html.replace(/<\/t[hd]>\s*<t[hd]\b[^>]*>/g, ' | ').replace(/<[^<>]+>/g, ' ')
  return unescaped(words).replace(/\s+/g, ' ').trim()
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" }

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|amp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
