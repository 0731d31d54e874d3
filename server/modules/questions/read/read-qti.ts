// Questions in QTI 2.x, the exchange format of assessment systems, as rows of the import sheet. A thread of its own reads the file.
import { DomUtils, parseDocument } from 'htmlparser2'
import type { FileRow, ReadFile } from './file-row.ts'

type Dom = typeof DomUtils
type Element = ReturnType<Dom['getElementsByTagName']>[number]
type Row = FileRow

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
/** Parts of an item that a sheet has no column for. */
const UNREADABLE = ['math', 'img', 'object', 'table']

/** 'NOT_ONE' for a file without items, or with items inside items. Items that a sheet cannot hold are reported and left out. */
export function readQtiText(text: string): ReadFile | 'NOT_ONE' {
  const items = DomUtils.getElementsByTagName('assessmentItem', parseDocument(text, { xmlMode: true }))
  if (items.length === 0 || items.some(isInsideAnItem)) return 'NOT_ONE'
  const read = items.map((item) => readerOf(DomUtils, item).row())
  return {
    rows: read.flatMap((row) => (typeof row === 'string' ? [] : [row])),
    errors: read.flatMap((row, i) => (typeof row === 'string' ? [{ row: i + 1, field: 'kind', message: row }] : [])),
  }
}

function isInsideAnItem({ parent }: Element): boolean {
  for (let above = parent; above !== null; above = above.parent)
    if ('name' in above && above.name === 'assessmentItem') return true
  return false
}

/** Reads one item. `row` answers a row of the sheet, or the reason why it cannot be imported. */
function readerOf(dom: Dom, item: Element) {
  const all = (name: string, within: Element = item) => dom.getElementsByTagName(name, within)
  const words = (element: Element | undefined) => (element ? dom.textContent(element).replace(/\s+/g, ' ').trim() : '')

  function row(): Row | string {
    if (UNREADABLE.some((name) => all(name).length > 0)) return 'Pictures, tables and MathML are not imported.'
    const common = { stem: stem(), solution: words(all('modalFeedback')[0]) }
    const interactions = all('choiceInteraction')
    if (interactions.length > 1) return 'An item with several questions is not imported.'
    if (interactions[0]) return choiceRow(common, interactions[0])
    if (all('textEntryInteraction').length === 1) return numericRow(common)
    if (all('extendedTextInteraction').length === 1) return { kind: 'SUBJECTIVE', ...common, answer: '5' }
    return 'Interactions of this kind are not imported.'
  }

  /** All text of the body but that of the options. */
  function stem(): string {
    const body = all('itemBody')[0]
    const options = new Set<unknown>(all('simpleChoice'))
    const textOf = (node: Element['children'][number]): string => {
      if (options.has(node)) return ''
      return 'children' in node ? node.children.map(textOf).join(' ') : dom.textContent(node)
    }
    return body ? textOf(body).replace(/\s+/g, ' ').trim() : ''
  }

  function rightValues(): string[] {
    return all('correctResponse').flatMap((each) => all('value', each).map(words))
  }

  function choiceRow(common: Row, interaction: Element): Row | string {
    const choices = all('simpleChoice', interaction)
    if (choices.length > LETTERS.length) return `A question can have at most ${LETTERS.length} options.`
    const right = rightValues()
    const lettered = choices.map((choice, i) => ({ choice, letter: LETTERS[i] ?? 'a' }))
    const options = Object.fromEntries(lettered.map(({ choice, letter }) => [letter, words(choice)]))
    const chosen = lettered.filter(({ choice }) => right.includes(dom.getAttributeValue(choice, 'identifier') ?? ''))
    const isMultiple = dom.getAttributeValue(interaction, 'maxChoices') !== '1'
    return { kind: isMultiple ? 'MCQ' : 'SCQ', ...common, ...options, answer: chosen.map(({ letter }) => letter).join(',') }
  }

  function numericRow(common: Row): Row | string {
    const types = all('responseDeclaration').map((each) => dom.getAttributeValue(each, 'baseType'))
    if (!types.every((type) => type === 'float' || type === 'integer')) return 'A text to type in is imported only if it is a number.'
    return { kind: 'NUMERIC', ...common, answer: rightValues()[0] ?? '' }
  }

  return { row }
} // prettier-ignore
