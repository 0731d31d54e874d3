// The states of a question to the speaker.
export const QUESTION_STATES = ['PENDING', 'APPROVED', 'ANSWERED', 'REJECTED'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** Its learner cannot ask another one yet. */
export function isOpen(state: QuestionState): boolean {
  return state === 'PENDING' || state === 'APPROVED'
}

/** Back to PENDING: staff undo what they have just decided. */
const next: Readonly<Record<QuestionState, readonly QuestionState[]>> = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['ANSWERED', 'REJECTED', 'PENDING'],
  ANSWERED: ['APPROVED', 'REJECTED'],
  REJECTED: ['APPROVED', 'PENDING'],
}

export function mayBecome(state: QuestionState, wanted: QuestionState): boolean {
  return next[state].includes(wanted)
}
