// A question as a row of a sheet, for import. It knows no zod: what a row says is checked again as a question.
import type { AnswerKey } from './answer-key.ts'
import type { Problem } from './check-question.ts'
import { isDecimal, placesOf } from './decimal.ts'

/** The columns of the sheet. `answer` is "b", "a,c", "4.25" or "4.2 to 4.3"; for a written answer it is the marks of the rubric. */
export const SHEET_COLUMNS = [
  'kind', 'subject', 'grade', 'chapter', 'topic', 'difficulty', 'language', 'stem', 'a', 'b', 'c', 'd', 'e', 'answer',
  'solution', 'hint', 'seconds', 'source', 'licence',
] as const // prettier-ignore
type Column = (typeof SHEET_COLUMNS)[number]
export type SheetRow = Readonly<Partial<Record<Column, string>>>

const OPTION_COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const

/** The fields of a question, not yet checked, or what is wrong with the row by its columns. */
export type ReadRow =
  | { readonly fields: Readonly<Record<string, unknown>>; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] }

export function readRow(row: SheetRow): ReadRow {
  const cell = (column: Column) => (row[column] ?? '').trim()
  const kind = cell('kind').toUpperCase()
  const options = OPTION_COLUMNS.filter((column) => cell(column) !== '')
  const key = keyOf(kind, cell('answer'), options)
  const problems = [
    ...(['SCQ', 'MCQ', 'NUMERIC', 'SUBJECTIVE'].includes(kind)
      ? []
      : [{ field: 'kind', message: 'Use SCQ, MCQ, NUMERIC or SUBJECTIVE.' }]),
    ...(/^-?\d{1,2}$/.test(cell('grade')) ? [] : [{ field: 'grade', message: 'Enter a class such as 11.' }]),
    ...(/^(\d{2,4})?$/.test(cell('seconds')) ? [] : [{ field: 'seconds', message: 'Enter whole seconds.' }]),
    ...(cell('stem') === '' ? [{ field: 'stem', message: 'Enter the question.' }] : []),
    ...(key === undefined ? [{ field: 'answer', message: answerHint(kind) }] : []),
  ]
  if (problems.length > 0) return { problems }
  return {
    fields: {
      kind,
      subject: cell('subject'),
      grade: Number(cell('grade')),
      chapter: cell('chapter'),
      topic: cell('topic'),
      difficulty: cell('difficulty').toUpperCase() || 'MEDIUM',
      ...(cell('seconds') && { estimatedSeconds: Number(cell('seconds')) }),
      optionIds: options,
      texts: {
        [cell('language') || 'en']: {
          stem: cell('stem'),
          options: Object.fromEntries(options.map((column) => [column, cell(column)])),
          solution: cell('solution'),
          hint: cell('hint'),
        },
      },
      key,
      sourceLine: cell('source'),
      licence: cell('licence'),
    },
  }
}

function keyOf(kind: string, answer: string, options: readonly string[]): AnswerKey | undefined {
  if (kind === 'NUMERIC') return numericKey(answer)
  if (kind === 'SUBJECTIVE')
    return /^\d{1,3}(\.\d)?$/.test(answer)
      ? { kind, rubric: [{ id: 'r1', text: 'Right and complete', marks: answer }] }
      : undefined
  if (kind !== 'SCQ' && kind !== 'MCQ') return undefined
  const chosen = answer.toLowerCase().split(/[\s,;]+/).filter((id) => id !== '') // prettier-ignore
  const isRight = chosen.length > 0 && (kind === 'MCQ' || chosen.length === 1) && chosen.every((id) => options.includes(id)) // prettier-ignore
  return isRight ? { kind, options: [...new Set(chosen)] } : undefined
}

function numericKey(answer: string): AnswerKey | undefined {
  const [lo = '', hi = lo] = answer.split(/\s{0,9}(?:to|\.\.)\s{0,9}/)
  if (!isDecimal(lo) || !isDecimal(hi)) return undefined
  return { kind: 'NUMERIC', intervals: [{ lo, hi }], decimals: Math.min(6, Math.max(placesOf(lo), placesOf(hi))) }
}

function answerHint(kind: string): string {
  if (kind === 'NUMERIC') return 'Enter a number such as 4.25, or a range such as 4.2 to 4.3.'
  if (kind === 'SUBJECTIVE') return 'Enter the full marks, such as 5.'
  return 'Enter the letter of an option that has a text, such as b. Separate several by commas.'
}
