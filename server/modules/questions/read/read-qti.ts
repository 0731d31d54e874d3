// Questions in QTI 2.x, the exchange format of assessment systems, as rows of the import sheet. The parser is loaded when somebody imports.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { questionErrors as errors } from '#core/modules/questions/errors.ts'
import type { questionsStaffApi } from '#core/modules/questions/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DomUtils as Dom } from 'htmlparser2'

type QtiFile = InputOf<typeof questionsStaffApi.staffQuestionReview.readQti>
type Element = ReturnType<typeof Dom.getElementsByTagName>[number]
type Row = Record<string, string>

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
/** Parts of an item that a sheet has no column for. */
const UNREADABLE = ['math', 'img', 'object', 'table']

/** Throws NOT_A_QTI_FILE. Items that a sheet cannot hold are reported and left out. */
export async function readQti(_ctx: Ctx, { text, source, licence, ...place }: QtiFile) {
  const { parseDocument, DomUtils } = await import('htmlparser2')
  const items = DomUtils.getElementsByTagName('assessmentItem', parseDocument(text, { xmlMode: true }))
  if (items.length === 0) throw errors.NOT_A_QTI_FILE()
  const common = { ...place, grade: String(place.grade), source, licence, language: 'en' }
  const read = items.map((item) => readerOf(DomUtils, item).row())
  return {
    rows: read.flatMap((row) => (typeof row === 'string' ? [] : [{ ...common, ...row }])),
    errors: read.flatMap((row, i) => (typeof row === 'string' ? [{ row: i + 1, field: 'kind', message: row }] : [])),
  }
}

/** Reads one item. `row` answers a row of the sheet, or the reason why it cannot be imported. */
function readerOf(dom: typeof Dom, item: Element) {
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
