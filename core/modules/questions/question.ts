// A question of the bank. Papers use its approved versions, which never change.
import { z } from 'zod'
import { id, line } from '#core/kernel/schemas.ts'
import { GradeNumber, SubjectKey } from '#core/taxonomy/schemas.ts'
import { AnswerKey, OptionId } from './answer-key.ts'
import { DIFFICULTIES, QUESTION_KINDS, QUESTION_STATUSES } from './question-kind.ts'
import { QuestionTexts } from './question-text.ts'

export const QuestionId = id('que')
export type QuestionId = z.infer<typeof QuestionId>

export const QuestionKindKey = z.enum(QUESTION_KINDS)
export const DifficultyKey = z.enum(DIFFICULTIES)
export const QuestionStatusKey = z.enum(QUESTION_STATUSES)

const Ids = z
  .array(OptionId)
  .max(10)
  .refine((ids) => new Set(ids).size === ids.length, 'Use each letter once.')

export const questionFields = {
  subject: SubjectKey,
  grade: GradeNumber,
  chapter: line(120).min(1),
  topic: line(120).default(''),
  difficulty: DifficultyKey,
  estimatedSeconds: z.int().min(10).max(3_600).default(120),
  /** In the order in which they are written. A matrix has its codes here. */
  optionIds: Ids.default([]),
  /** List I and list II of a matrix. */
  rowIds: Ids.default([]),
  columnIds: Ids.default([]),
  texts: QuestionTexts,
  key: AnswerKey.nullable().default(null),
  /** The passage that the question belongs to. */
  passageId: QuestionId.nullable().default(null),
  /** Where it comes from: "Written for Kandil by A. Iyer". */
  sourceLine: line(300).default(''),
  licence: line(120).default(''),
}

export const QuestionDraft = z.object({ kind: QuestionKindKey, ...questionFields })
export type QuestionDraft = z.infer<typeof QuestionDraft>
