// The kinds and states of a paper, and when its results are released. It knows no zod.

/** A FULL paper has the same numbers of questions as the exam. IN_SCHOOL is taken with a code, and in no learner's list. */
export const PAPER_KINDS = ['CHAPTER', 'FULL', 'BENCHMARK', 'PRACTICE', 'IN_SCHOOL'] as const

export const PAPER_STATUSES = ['DRAFT', 'PUBLISHED', 'RETIRED'] as const
export type PaperStatus = (typeof PAPER_STATUSES)[number]

/** SIGNALS: the test notes signs such as a hidden tab, and says so before it begins. */
export const INTEGRITIES = ['NONE', 'SIGNALS'] as const

/** As soon as an attempt is marked, when the window is over and nobody writes any more, or when staff release them. */
export const RELEASE_RULES = ['AT_ONCE', 'AT_WINDOW_END', 'BY_STAFF'] as const

interface PracticePaper {
  readonly kind: (typeof PAPER_KINDS)[number]
  readonly release: (typeof RELEASE_RULES)[number]
  /** Only for a practice set: the learner it was made for. */
  readonly learnerId: string | null
}

/**
 * Answers of such a paper are checked one by one, while it is taken. A paper that takes marks for a wrong answer is marked as an exam: a
 * learner who saw the right option there would have a result that says nothing. A learner's own set is for practice in any case.
 */
export function isPractice({ kind, release, learnerId }: PracticePaper, wrongMarks: readonly string[]): boolean {
  return kind === 'PRACTICE' && release === 'AT_ONCE' && (learnerId !== null || !wrongMarks.some((marks) => marks.startsWith('-')))
} // prettier-ignore

/** Where a paper is in its window. */
export function windowOf(
  { opensAt, closesAt }: { readonly opensAt: number | null; readonly closesAt: number | null },
  now: number,
): 'BEFORE' | 'OPEN' | 'OVER' {
  if (opensAt !== null && now < opensAt) return 'BEFORE'
  return closesAt !== null && now >= closesAt ? 'OVER' : 'OPEN'
}
