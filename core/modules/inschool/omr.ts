// Answer sheets of paper as somebody typed them, or as a program read them. It knows no zod.
import { plainHeading } from '#core/kernel/csv.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { isDecimal } from '#core/modules/questions/decimal.ts'

interface SheetQuestion {
  readonly answeredBy: 'options' | 'number' | 'pairs' | 'text'
  readonly optionIds: readonly string[]
}

const FIRST = 'A'.charCodeAt(0)

/** "C" is the third option, "AC" the first and the third. Null is an empty cell, undefined one that cannot be read. */
export function readOmrCell({ answeredBy, optionIds }: SheetQuestion, cell: string): Answer | null | undefined {
  const typed = cell.trim().toUpperCase()
  if (typed === '') return null
  if (answeredBy === 'number') return isDecimal(typed) ? { number: typed } : undefined
  if (answeredBy !== 'options') return undefined
  const letters = typed.replace(/[\s,;]/g, '')
  const options = [...letters].map((letter) => optionIds[letter.charCodeAt(0) - FIRST])
  const known = options.filter((option) => option !== undefined)
  return known.length === letters.length && new Set(known).size === known.length ? { options: known } : undefined
}

/** The headings of a sheet, by what is below them. */
export interface OmrColumns {
  readonly name: string
  readonly class: string
  readonly roll: string
  /** In the order of the paper. */
  readonly questions: readonly string[]
  /** Columns of questions that the paper does not have, by their numbers. */
  readonly beyond: ReadonlyMap<number, string>
}

const NAMED = {
  class: ['class', 'classname', 'standard', 'std'],
  roll: ['roll', 'rollno', 'rollnumber'],
  name: ['name', 'alias', 'studentname', 'pupil'],
}

/** Question 1 may be headed "1", "q1", "Q 01" or "Question 1". Answers the columns, or those that the sheet lacks. */
export function findOmrColumns(headings: readonly string[], questionCount: number): OmrColumns | { readonly missing: string[] } {
  const named = (column: keyof typeof NAMED) => headings.find((heading) => NAMED[column].includes(plainHeading(heading)))
  const numbered = new Map(headings.flatMap((heading) => questionNo(heading).map((no) => [no, heading] as const)).toReversed())
  const numbers = Array.from({ length: questionCount }, (_, i) => i + 1)
  const [klass, roll, name] = [named('class'), named('roll'), named('name')]
  const missing = [
    ...(klass === undefined ? ['class'] : []),
    ...(roll === undefined ? ['roll'] : []),
    ...(name === undefined ? ['name'] : []),
    ...numbers.filter((no) => !numbered.has(no)).map(String),
  ]
  if (klass === undefined || roll === undefined || name === undefined || missing.length > 0) return { missing }
  const beyond = new Map([...numbered].filter(([no]) => no > questionCount))
  return { class: klass, roll, name, questions: numbers.map((no) => numbered.get(no) ?? ''), beyond }
} // prettier-ignore

function questionNo(heading: string): number[] {
  const [, digits] = /^(?:q|que|ques|question|no)?0*([1-9]\d{0,2})$/.exec(plainHeading(heading)) ?? []
  return digits === undefined ? [] : [Number(digits)]
}
