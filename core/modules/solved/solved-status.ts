// The way of a solved question to its readers. It knows no zod.

export const SOLVED_STATUSES = ['DRAFT', 'REVIEW', 'PUBLISHED', 'ARCHIVED'] as const
export type SolvedStatus = (typeof SOLVED_STATUSES)[number]

export type SolvedStep = 'SUBMIT' | 'APPROVE' | 'SEND_BACK' | 'ARCHIVE' | 'EDIT'

/** The status after each step. A step without an entry is refused. */
const nextStatus: Readonly<Record<SolvedStatus, Readonly<Partial<Record<SolvedStep, SolvedStatus>>>>> = {
  DRAFT: { SUBMIT: 'REVIEW', EDIT: 'DRAFT', ARCHIVE: 'ARCHIVED' },
  REVIEW: { APPROVE: 'PUBLISHED', SEND_BACK: 'DRAFT', EDIT: 'DRAFT' },
  // Readers keep the published edition while its successor is written.
  PUBLISHED: { EDIT: 'DRAFT', ARCHIVE: 'ARCHIVED' },
  ARCHIVED: { EDIT: 'DRAFT' },
}

/** Undefined if the step is not allowed. */
export function statusAfter(status: SolvedStatus, step: SolvedStep): SolvedStatus | undefined {
  return nextStatus[status][step]
}
