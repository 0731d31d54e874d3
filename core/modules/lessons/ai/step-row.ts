// The steps of a lesson led by AI, as staff write them: each row has the fields of all kinds of steps.
import { z } from 'zod'
import { line } from '#core/kernel/schemas.ts'
import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import { MOST_OPTIONS, QUESTION_LENGTH } from '#core/modules/classroom/pane/question-length.ts'
import { END, type FilmPart, type LessonStep } from './graph.ts'

export const STEP_KINDS = ['FILM', 'ASK', 'POLL', 'BREAK', 'BRANCH'] as const

const StepId = line(30).regex(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and dashes.')
const Target = z.union([StepId, z.literal(END)])
const Second = z.int().min(0).max(14_400)
const Words = z.string().trim().max(3_000)

const filmFields = { filmId: LessonId.nullable().default(null), fromSec: Second.default(0), toSec: Second.default(0) }

export const StepRow = z.object({
  id: StepId,
  kind: z.enum(STEP_KINDS),
  /** The step after it. Null: the next one of the list. */
  next: Target.nullable().default(null),
  /** The spoken words of a film, or the question. */
  text: Words.default(''),
  /** The lesson whose film it is. Null: only the text is shown. */
  ...filmFields,
  /** How long a question waits, or a break lasts. */
  seconds: z.int().min(5).max(900).default(60),
  answeredBy: z.enum(['SCQ', 'MCQ', 'NUMERIC']).default('SCQ'),
  options: z.array(z.object({ text: line(120).min(1), isRight: z.boolean().default(false) })).max(MOST_OPTIONS).default([]),
  /** The right number, and how far an answer may be off. */
  number: z.number().nullable().default(null),
  tolerance: z.number().min(0).default(0),
  /** The film after an answer that is not right. Without a text and a film there is no hint. */
  hint: z.object({ text: Words.default(''), ...filmFields }).nullable().default(null),
  /** An earlier question. */
  askId: StepId.nullable().default(null),
  by: z.enum(['OWN', 'SHARE']).default('OWN'),
  sharePercent: z.int().min(0).max(100).default(60),
  ifRight: Target.nullable().default(null),
  otherwise: Target.nullable().default(null),
}) // prettier-ignore
export type StepRow = z.infer<typeof StepRow>

/** Their films are the ids of lessons. A question is cut to the length that fits a page. */
export function stepsFromRows(rows: readonly StepRow[]): LessonStep[] {
  return rows.map(stepFromRow)
}

function stepFromRow(row: StepRow): LessonStep {
  const { id, kind, next, seconds } = row
  const text = row.text.slice(0, QUESTION_LENGTH)
  switch (kind) {
    case 'FILM':
      return { id, kind, next, film: partFromRow(row) }
    case 'ASK':
      return { id, kind, next, text, question: questionFromRow(row), waitSec: seconds, hint: hintFromRow(row) }
    case 'POLL':
      return { id, kind, next, text, options: row.options.map((option) => option.text), waitSec: seconds }
    case 'BREAK':
      return { id, kind, next, seconds }
    default: {
      const { askId, by, sharePercent, ifRight, otherwise } = row
      return { id, kind, askId: askId ?? '', by, sharePercent, ifRight: ifRight ?? '', otherwise: otherwise ?? '' }
    }
  }
}

function partFromRow({ filmId, fromSec, toSec, text }: Pick<StepRow, 'filmId' | 'fromSec' | 'toSec' | 'text'>): FilmPart {
  return { filmId, fromSec, toSec, text }
} // prettier-ignore

function hintFromRow({ hint }: StepRow): FilmPart | null {
  return hint === null || (hint.text === '' && hint.filmId === null) ? null : partFromRow(hint)
}

function questionFromRow({ answeredBy: kind, options, number, tolerance }: StepRow) {
  if (kind === 'NUMERIC') return { kind, options: [], key: number === null ? null : { number, tolerance } }
  const choices = options.flatMap(({ isRight }, place) => (isRight ? place : []))
  return { kind, options: options.map(({ text }) => text), key: { choices } }
}
