// Ranks with the tie-breaks of each exam: learning reference, section 3. It knows no zod.
import type { Thousandths } from './marks.ts'

export interface SubjectTally {
  readonly marks: Thousandths
  readonly correct: number
  readonly wrong: number
}

export interface Candidate {
  readonly id: string
  readonly total: Thousandths
  /** The subject's key leads to its tally. */
  readonly subjects: Readonly<Record<string, SubjectTally>>
}

/** Compares higher marks of a subject, or a lower proportion of wrong to correct answers; of all subjects together without one. */
export type TieBreakStep =
  | { readonly by: 'MARKS'; readonly subject: string }
  | { readonly by: 'WRONG_TO_CORRECT'; readonly subject?: string }

/** After the last step a committee draws lots (NEET); here the rank is shared. */
export const tieBreaks = {
  NONE: [],
  NEET: [
    { by: 'MARKS', subject: 'biology' },
    { by: 'MARKS', subject: 'chemistry' },
    { by: 'MARKS', subject: 'physics' },
    { by: 'WRONG_TO_CORRECT' },
    { by: 'WRONG_TO_CORRECT', subject: 'biology' },
    { by: 'WRONG_TO_CORRECT', subject: 'chemistry' },
    { by: 'WRONG_TO_CORRECT', subject: 'physics' },
  ],
  // NTA compares percentiles of each subject. Within one session they have the order of the marks.
  JEE_MAIN: [
    { by: 'MARKS', subject: 'maths' },
    { by: 'MARKS', subject: 'physics' },
    { by: 'MARKS', subject: 'chemistry' },
    { by: 'WRONG_TO_CORRECT' },
    { by: 'WRONG_TO_CORRECT', subject: 'maths' },
    { by: 'WRONG_TO_CORRECT', subject: 'physics' },
    { by: 'WRONG_TO_CORRECT', subject: 'chemistry' },
  ],
} as const satisfies Readonly<Record<string, readonly TieBreakStep[]>>
export type TieBreak = keyof typeof tieBreaks

export interface Ranked {
  readonly id: string
  /** 1 is the best. Candidates who are equal to the last step share a rank, and the next rank leaves a gap. */
  readonly rank: number
}

export function rankCandidates(candidates: readonly Candidate[], tieBreak: TieBreak): Ranked[] {
  const sorted = candidates.toSorted((a, b) => compareCandidates(a, b, tieBreak) || (a.id < b.id ? -1 : 1))
  let rank = 1
  return sorted.map((candidate, i) => {
    const before = sorted[i - 1]
    if (before && compareCandidates(before, candidate, tieBreak) !== 0) rank = i + 1
    return { id: candidate.id, rank }
  })
}

/** Negative if `a` ranks before `b`, 0 if they share a rank. */
export function compareCandidates(a: Candidate, b: Candidate, tieBreak: TieBreak): number {
  if (a.total !== b.total) return b.total - a.total
  for (const step of tieBreaks[tieBreak]) {
    const order = compareBy(step, a, b)
    if (order !== 0) return order
  }
  return 0
}

function compareBy(step: TieBreakStep, a: Candidate, b: Candidate): number {
  const [left, right] = [tallyOf(a, step.subject), tallyOf(b, step.subject)]
  return step.by === 'MARKS' ? right.marks - left.marks : compareProportion(left, right)
}

const nothing: SubjectTally = { marks: 0 as Thousandths, correct: 0, wrong: 0 }

function tallyOf({ subjects }: Candidate, subject: string | undefined): SubjectTally {
  if (subject !== undefined) return subjects[subject] ?? nothing
  return Object.values(subjects).reduce((sum, { marks, correct, wrong }) => ({
    marks: (sum.marks + marks) as Thousandths,
    correct: sum.correct + correct,
    wrong: sum.wrong + wrong,
  }), nothing) // prettier-ignore
}

/** Compares wrong ÷ correct by cross-multiplication. Without a correct answer the proportion is infinite. */
function compareProportion(a: SubjectTally, b: SubjectTally): number {
  if (a.correct === 0 || b.correct === 0) return b.correct === a.correct ? 0 : b.correct - a.correct
  return a.wrong * b.correct - b.wrong * a.correct
}
