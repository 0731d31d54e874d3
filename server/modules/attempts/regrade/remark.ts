// An attempt marked again by the present keys. Marks that a teacher has given to a written answer stay.
import { markAttempt, type AttemptMarks, type Marking } from '../results/mark-attempt.ts'
import type { MarkedAttempt } from './store-regrades.ts'

export function remark(
  marking: Marking,
  { responses, written }: Pick<MarkedAttempt, 'responses' | 'written'>,
): AttemptMarks {
  return markAttempt(marking, responses, written)
}
