// An attempt marked again by the present keys.
import { addMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { markAttempt, type Marking } from '../results/mark-attempt.ts'
import type { Score } from '../store-scores.ts'
import type { MarkedAttempt } from './store-regrades.ts'

export interface Remarked {
  readonly scores: readonly Score[]
  readonly total: Thousandths
}

/** Marks that a teacher has given to a written answer stay. */
export function remark(marking: Marking, { responses, scores: before }: Pick<MarkedAttempt, 'responses' | 'scores'>): Remarked {
  const written = new Set(
    marking.sections.flatMap(({ questions }) => questions.flatMap(({ rule, key, questionId }) => (rule.kind === 'SUBJECTIVE' && key.ruling === undefined ? [questionId] : []))),
  )
  const kept = new Map(before.filter(({ questionId }) => written.has(questionId)).map((each) => [each.questionId, each]))
  const scores = markAttempt(marking, responses).scores.map((each) => kept.get(each.questionId) ?? each)
  return { scores, total: addMarks(scores.map(({ marks }) => marks as Thousandths)) } // stored as such
} // prettier-ignore
