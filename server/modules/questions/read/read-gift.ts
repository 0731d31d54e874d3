// Questions in GIFT, Moodle's text format, as rows of the import sheet. A thread of its own reads the file.
import gift, { type GIFTQuestion, type MultipleChoice, type Numerical } from 'gift-pegjs'
import { around } from '#core/modules/questions/decimal.ts'
import type { SheetRow } from '#core/modules/questions/import-row.ts'
import type { FileRow, ReadFile, StoppedAt } from './file-row.ts'

/** Questions of a kind that we do not have are reported and left out. */
export function readGiftText(text: string): ReadFile | StoppedAt {
  const questions = parseGift(text)
  if (!Array.isArray(questions)) return questions
  const rows: FileRow[] = []
  const wrong: { row: number; field: string; message: string }[] = []
  for (const [i, question] of questions.entries()) {
    if (question.type === 'Category' || question.type === 'Description') continue
    const row = rowOf(question)
    if (typeof row === 'string') wrong.push({ row: i + 1, field: 'kind', message: row })
    else rows.push(row)
  }
  return { rows, errors: wrong }
}

function parseGift(text: string): GIFTQuestion[] | StoppedAt {
  try {
    return gift.parse(text)
  } catch (error) {
    return placeOf(error)
  }
}

function placeOf(error: unknown): StoppedAt {
  const { location } = error as { location?: { start?: { line: number; column: number } } } // the parser's own errors have one
  return { line: location?.start?.line ?? 1, column: location?.start?.column ?? 1 }
}

type Row = Record<string, string> & SheetRow

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const

/** A row, or why there is no row for this question. */
function rowOf(question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>): Row | string {
  const common = { stem: question.stem.text.trim(), solution: question.globalFeedback?.text.trim() ?? '' }
  if (question.type === 'MC') return choiceRow(question, common)
  if (question.type === 'TF')
    return { kind: 'SCQ', ...common, a: 'True', b: 'False', answer: question.isTrue ? 'a' : 'b' }
  if (question.type === 'Numerical') return numericRow(question, common)
  if (question.type === 'Essay') return { kind: 'SUBJECTIVE', ...common, answer: '5' }
  return `Questions of the type ${question.type} are not imported.`
}

function choiceRow({ choices }: MultipleChoice, common: Row): Row | string {
  if (choices.length > LETTERS.length) return `A question can have at most ${LETTERS.length} options.`
  const lettered = choices.map((choice, i) => ({ ...choice, letter: LETTERS[i] ?? 'a' }))
  const right = lettered.filter(({ isCorrect, weight }) => isCorrect || (weight ?? 0) > 0)
  const options = Object.fromEntries(lettered.map(({ letter, text }) => [letter, text.text.trim()]))
  const isSingle = right.length === 1
  return { kind: isSingle ? 'SCQ' : 'MCQ', ...common, ...options, answer: right.map(({ letter }) => letter).join(',') }
}

function numericRow({ choices }: Numerical, common: Row): Row | string {
  const format = Array.isArray(choices) ? choices.find(({ isCorrect }) => isCorrect)?.text : choices
  if (!format) return 'This question has no right answer.'
  const { number, range = 0, numberLow, numberHigh } = format
  const interval = number === undefined || number === null ? { lo: String(numberLow), hi: String(numberHigh) } : around(String(number), String(range ?? 0)) // prettier-ignore
  if (!interval) return 'The answer is not a number that can be typed on the keypad.'
  const { lo, hi } = interval
  return { kind: 'NUMERIC', ...common, answer: lo === hi ? lo : `${lo} to ${hi}` }
}
