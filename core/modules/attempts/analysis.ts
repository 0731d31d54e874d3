// The strengths and weaknesses of a result by chapter: learning reference, section 5. It knows no zod.
import type { Outcome } from '#core/modules/papers/marking/mark.ts'

export interface ChapterOutcome {
  readonly chapter: string
  readonly outcome: Outcome
}

export const PRIORITIES = ['HIGH', 'MEDIUM', 'LOW'] as const
export type Priority = (typeof PRIORITIES)[number]

export interface ChapterAnalysis {
  readonly chapter: string
  readonly questions: number
  readonly answered: number
  /** Percent of the answered questions, a partly right one counted half; null: none was answered. */
  readonly accuracy: number | null
  /** Percent of the questions that were answered. */
  readonly attemptRate: number
  readonly priority: Priority
}

/** A chapter is shown from so many questions on. */
const LEAST_QUESTIONS = 4

/** Dropped and excess questions count as not there. The weakest chapter comes first. */
export function analyseChapters(outcomes: readonly ChapterOutcome[]): ChapterAnalysis[] {
  const counted = outcomes.filter(({ outcome }) => ['CORRECT', 'PARTIAL', 'WRONG', 'BLANK'].includes(outcome))
  return [...Map.groupBy(counted, ({ chapter }) => chapter)]
    .filter(([, each]) => each.length >= LEAST_QUESTIONS)
    .map(([chapter, each]) => analyse(chapter, each))
    .toSorted((a, b) => strengthOf(a) - strengthOf(b) || (a.chapter < b.chapter ? -1 : 1))
}

function analyse(chapter: string, outcomes: readonly ChapterOutcome[]): ChapterAnalysis {
  const count = (outcome: Outcome) => outcomes.filter((each) => each.outcome === outcome).length
  const answered = outcomes.length - count('BLANK')
  const accuracy = answered === 0 ? null : percent(count('CORRECT') + count('PARTIAL') / 2, answered)
  const attemptRate = percent(answered, outcomes.length)
  return { chapter, questions: outcomes.length, answered, accuracy, attemptRate, priority: priorityOf(accuracy ?? 0, attemptRate) } // prettier-ignore
}

function priorityOf(accuracy: number, attemptRate: number): Priority {
  if (accuracy < 50 || attemptRate < 30) return 'HIGH'
  return accuracy <= 75 || attemptRate <= 50 ? 'MEDIUM' : 'LOW'
}

function strengthOf({ accuracy, attemptRate }: ChapterAnalysis): number {
  return (accuracy ?? 0) + attemptRate
}

/** With one decimal. */
function percent(part: number, whole: number): number {
  return Math.round((1_000 * part) / whole) / 10
}
