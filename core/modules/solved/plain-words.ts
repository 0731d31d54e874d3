// Markdown as plain words, for titles and structured data. It knows no zod.
import { plainFormula } from './plain-formula.ts'

/** Formulae become what a person would type: "\frac{a}{b}" is "a/b". */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, (_, words: string) => (/[.?!]$/.test(words) ? words : `${words}.`))
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\$\$?([^$]+)\$\$?/g, (_, tex: string) => plainFormula(tex))
    .replace(/^[^\S\n]*(#{1,6}|[-*+]|\d+\.|>)\s+/gm, '')
    .replace(/[*_`|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
