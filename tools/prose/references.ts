// References to the product's rules: every one must be a place in docs/product that a reader can open.
import { piecesOf } from './pieces.ts'

/** "P-06", "L-08", "B12" or "O25", and the calls, "C31" or "L93". */
const NUMBER = /\b(?:[PL]-\d{2}|B\d{1,2}|O\d{2}|[CL]\d{2})\b/g
/** "commerce spec, section 5", "payments reference, sections 9.3, 9.4 and 9.6", "commerce, section 8". */
const SECTION =
  /\b(commerce|learning|payments)( reference)?(?: and (?:commerce|learning))?(?: spec)?,? sections? ([\d.]+\d|\d)((?:(?:,| and| to) ?[\d.]*\d)*)/gi
const ANCHOR = /<a id="([^"]+)"><\/a>/g

export interface Reference {
  /** Of the place in docs/product: "p-06", "commerce-5", "payments-9.3". */
  readonly anchor: string
  readonly line: number
  readonly text: string
}

/** A document of ours names numbers in links too; those in strings of a program are no references. */
export function referencesIn(path: string, source: string): Reference[] {
  return piecesOf(path, source)
    .filter(({ kind, text }) => kind !== 'text' || /\b(?:decisions?|section) /.test(text))
    .flatMap(({ line, text }) => [...numbersIn(text), ...sectionsIn(text)].map((anchor) => ({ anchor, line, text })))
}

export function anchorsIn(page: string): string[] {
  return [...page.matchAll(ANCHOR)].map(([, anchor = '']) => anchor)
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].map(([number]) => number.toLowerCase())
}

function sectionsIn(text: string): string[] {
  return [...text.matchAll(SECTION)].flatMap(([, paper = '', reference, first = '', others = '']) => {
    const page = reference && paper.toLowerCase() === 'learning' ? 'learning-reference' : paper.toLowerCase()
    return [first, ...(others.match(/[\d.]*\d/g) ?? [])].map((section) => `${page}-${section}`)
  })
}
