// Questions with a number as their answer, which the program works out from what is given: so no key is wrong.
import { numeric, type WrittenQuestion } from './write.ts'

/** The question, its solution, and the answer. */
export type Reckoned = readonly [stem: string, solution: string, answer: number]

export interface ReckonSet {
  readonly subject: 'physics' | 'chemistry' | 'maths' | 'science'
  readonly grade: number
  readonly chapter: string
  readonly difficulty: 'EASY' | 'MEDIUM' | 'HARD'
  readonly questions: readonly Reckoned[]
}

export function questionsOf({ chapter, difficulty, questions }: ReckonSet): WrittenQuestion[] {
  return questions.map(([stem, solution, answer]) => numeric([chapter, difficulty], [stem, solution], shown(answer)))
}

/** Without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
export function shown(value: number): string {
  return String(Number(value.toFixed(4)))
}
