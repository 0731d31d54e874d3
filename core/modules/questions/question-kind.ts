// The kinds, levels and states of a question. It knows no zod.

/** A PASSAGE is a text that two to five questions share. It has no key of its own. */
export const QUESTION_KINDS = ['SCQ', 'MCQ', 'NUMERIC', 'MATRIX', 'SUBJECTIVE', 'PASSAGE'] as const

export const DIFFICULTIES = ['EASY', 'MEDIUM', 'HARD'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const QUESTION_STATUSES = ['DRAFT', 'REVIEW', 'APPROVED', 'RETIRED'] as const
export type QuestionStatus = (typeof QUESTION_STATUSES)[number]

export type QuestionStep = 'SUBMIT' | 'APPROVE' | 'SEND_BACK' | 'RETIRE' | 'EDIT'

/** The status after each step. A step without an entry is refused. */
const nextStatus: Readonly<Record<QuestionStatus, Readonly<Partial<Record<QuestionStep, QuestionStatus>>>>> = {
  DRAFT: { SUBMIT: 'REVIEW', EDIT: 'DRAFT', RETIRE: 'RETIRED' },
  REVIEW: { APPROVE: 'APPROVED', SEND_BACK: 'DRAFT', EDIT: 'DRAFT' },
  // Papers keep the approved version while its successor is written.
  APPROVED: { EDIT: 'DRAFT', RETIRE: 'RETIRED' },
  RETIRED: { EDIT: 'DRAFT' },
}

/** Undefined if the step is not allowed. */
export function statusAfter(status: QuestionStatus, step: QuestionStep): QuestionStatus | undefined {
  return nextStatus[status][step]
}
