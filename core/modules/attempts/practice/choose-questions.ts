// Which questions of the bank a practice set has. It knows no zod.
import { DIFFICULTIES, type Difficulty } from '#core/modules/questions/question-kind.ts'

/** A question of the weak chapter that the learner may practise. */
export interface PracticeQuestion {
  readonly id: string
  readonly difficulty: Difficulty
  /** The best of the learner's answers to it in marked tests. */
  readonly before: 'NEVER' | 'NOT_RIGHT' | 'RIGHT'
  readonly estimatedSeconds: number
}

/** A set has at most so many questions; a chapter with fewer than the least has no set. */
export const SET_SIZE = 10
export const LEAST_OF_SET = 4

const PREFERRED: readonly PracticeQuestion['before'][] = ['NEVER', 'NOT_RIGHT', 'RIGHT']

/**
 * New questions first, then those that were not right. Each of these has all difficulties in turn. The set begins with the
 * easiest. Empty: there are too few questions.
 */
export function choosePracticeQuestions<Q extends PracticeQuestion>(questions: readonly Q[]): Q[] {
  const chosen = PREFERRED.flatMap((before) => inTurns(questions.filter((each) => each.before === before)))
  if (chosen.length < LEAST_OF_SET) return []
  return chosen.slice(0, SET_SIZE).toSorted((a, b) => levelOf(a) - levelOf(b) || byId(a, b))
}

/** One of each difficulty, then the next of each. */
function inTurns<Q extends PracticeQuestion>(questions: readonly Q[]): Q[] {
  const sorted = questions.toSorted(byId)
  const levels = DIFFICULTIES.map((difficulty) => sorted.filter((each) => each.difficulty === difficulty))
  return sorted.flatMap((_, turn) => levels.flatMap((level) => level[turn] ?? []))
}

function levelOf({ difficulty }: PracticeQuestion): number {
  return DIFFICULTIES.indexOf(difficulty)
}

function byId(a: PracticeQuestion, b: PracticeQuestion): number {
  return a.id < b.id ? -1 : 1
}

const [LEAST_MINUTES, MINUTES_STEP] = [10, 5]

/** Twice the time that the questions are thought to need, in whole steps: nobody practises in a hurry. */
export function practiceMinutes(questions: readonly Pick<PracticeQuestion, 'estimatedSeconds'>[]): number {
  const seconds = questions.reduce((sum, { estimatedSeconds }) => sum + estimatedSeconds, 0)
  return Math.max(LEAST_MINUTES, MINUTES_STEP * Math.ceil((2 * seconds) / 60 / MINUTES_STEP))
}
