// Questions from the lines of a document: "1. …", "(a) …", "Answer: b", "Solution: …".
import { isDecimal } from '#core/modules/questions/decimal.ts'
import type { Problem } from '#core/modules/questions/check-question.ts'
import { MARKS } from './mark-document.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
/** As much as a cell of the import sheet takes. */
const LONGEST = 4_000

const QUESTION = /^(?:q(?:uestion)?\s*\.?\s*)?(\d{1,3})\s*[.):]\s*(?=\D|$)(.*)$/i
const LETTERED = /^\(?([a-e])\s*[.)]\s*(.*)$/i
/** Many papers number their options: (1) to (4). */
const NUMBERED = /^\(([1-5])\)\s*(.*)$/
const LABEL = /^(answer|ans|correct answer|solution|explanation|hint|topic|difficulty|kind|marks)\s*[:：]\s*(.*)$/i
const FIELDS: Readonly<Record<string, string>> = { ans: 'answer', 'correct answer': 'answer', explanation: 'solution' }

const REFUSED: readonly (readonly [mark: string, field: string, message: string])[] = [
  [MARKS.picture, 'stem', 'Pictures are not imported. Add this question by hand, with a picture of the library.'],
  [MARKS.equation, 'stem', 'Word’s equations are not imported. Write the formula between $ signs.'],
  [MARKS.table, 'stem', 'Tables are not imported. Add this question by hand.'],
]

type Row = Record<string, string>

export interface GroupedQuestions {
  readonly rows: Row[]
  readonly errors: { row: number; field: string; message: string }[]
}

/** Lines above the first question are its heading, and left out. */
export function groupQuestions(lines: readonly string[]): GroupedQuestions {
  const questions: Row[] = []
  let part = ''
  for (const line of lines) {
    const stem = stemOf(line)
    const last = questions.at(-1)
    if (stem !== undefined) questions.push({ stem })
    if (stem !== undefined) part = 'stem'
    else if (last) part = addTo(last, part, line)
  }
  const read = questions.map(toRow)
  return {
    rows: read.flatMap((each) => (Array.isArray(each) ? [] : [each])),
    errors: read.flatMap((each, i) => (Array.isArray(each) ? each.map((problem) => ({ row: i + 1, ...problem })) : [])),
  }
}

function stemOf(line: string): string | undefined {
  if (line.startsWith(MARKS.question)) return withoutNumber(line.slice(1).trim())
  return line.startsWith(MARKS.option) ? undefined : QUESTION.exec(line)?.[2]
}

/** A number that somebody typed into a numbered list. */
function withoutNumber(text: string): string {
  return QUESTION.exec(text)?.[2] ?? text
}

/** Answers the part that the next line goes on with. */
function addTo(question: Row, part: string, line: string): string {
  const [, label, labelled] = LABEL.exec(line) ?? []
  if (label !== undefined && labelled !== undefined) {
    const name = label.toLowerCase()
    return write(question, FIELDS[name] ?? name, labelled)
  }
  const option = optionOf(question, line)
  // An option after the answer belongs to the solution.
  if (option && question['answer'] === undefined) return write(question, option.letter, option.text)
  return write(question, part, line)
}

function optionOf(question: Row, line: string): { readonly letter: string; readonly text: string } | undefined {
  const count = LETTERS.filter((letter) => question[letter] !== undefined).length
  const next = LETTERS[count] ?? 'f'
  if (line.startsWith(MARKS.option)) return { letter: next, text: LETTERED.exec(line.slice(1))?.[2] ?? line.slice(1).trim() }
  const [, letter, text = ''] = LETTERED.exec(line) ?? []
  if (letter !== undefined) return { letter: letter.toLowerCase(), text }
  const [, digit, numbered = ''] = NUMBERED.exec(line) ?? []
  return digit === undefined ? undefined : { letter: LETTERS[Number(digit) - 1] ?? next, text: numbered }
} // prettier-ignore

function write(question: Row, part: string, text: string): string {
  const before = question[part]
  question[part] = before === undefined || before === '' ? text : `${before}\n\n${text}`
  return part
}

/** A row of the import sheet, or everything that keeps it from being one. */
function toRow({ marks = '', ...question }: Row): Row | Problem[] {
  const text = Object.values(question).join('\n')
  const problems = [
    ...REFUSED.flatMap(([mark, field, message]) => (text.includes(mark) ? [{ field, message }] : [])),
    ...(question['f'] === undefined ? [] : [{ field: 'e', message: `A question can have at most ${LETTERS.length} options.` }]),
    ...Object.entries(question).flatMap(([field, each]) => (each.length > LONGEST ? [{ field, message: 'This text is longer than 4,000 characters.' }] : [])),
  ]
  if (problems.length > 0) return problems
  const options = LETTERS.filter((letter) => question[letter] !== undefined)
  const answer = marks === '' ? answerOf(question['answer'] ?? '', options) : marks.trim()
  if (answer === '') return [{ field: 'answer', message: 'Write a line “Answer: b”, or “Marks: 5” for a written answer.' }]
  return { ...question, kind: question['kind'] ?? kindOf(answer, { options, isWritten: marks !== '' }), answer }
} // prettier-ignore

interface AnsweredBy {
  readonly options: readonly string[]
  readonly isWritten: boolean
}

function kindOf(answer: string, { options, isWritten }: AnsweredBy): string {
  if (isWritten) return 'SUBJECTIVE'
  if (options.length === 0) return 'NUMERIC'
  return answer.includes(',') ? 'MCQ' : 'SCQ'
}

/** "(B) and (D)" is "b,d", and "(2)" of numbered options is "b". A number stays as it is. */
function answerOf(answer: string, options: readonly string[]): string {
  const plain = answer.replaceAll('\\', '').trim()
  if (options.length === 0) return plain.replace('−', '-')
  const chosen = plain.toLowerCase().split(/\band\b|[\s,;&().]+/).filter((each) => each !== '') // prettier-ignore
  return chosen.map((each) => (isDecimal(each) ? (LETTERS[Number(each) - 1] ?? each) : each)).join(',')
}
