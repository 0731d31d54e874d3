import type { AnswerKey } from './answer-key.ts'
/** The place of the right option of a question, from 0, and how many options it has. */
export interface KeyPlace {
  readonly place: number
  readonly options: number
}
/** Undefined for a question without options, or with several right ones. */
export declare function keyPlaceOf(key: AnswerKey, optionIds: readonly string[]): KeyPlace | undefined
export type KeyPattern =
  | {
      readonly repeatsAfter: number
    }
  | {
      readonly tooOften: number
    }
/**
 * The first pattern that chance does not explain, undefined for a key without one. Both questions are asked by the exact binomial test
 * (Clopper and Pearson 1934; NIST/SEMATECH e-Handbook of Statistical Methods, 7.2.4), and the level is divided by the number of
 * questions asked (Bonferroni): does a place come again after so many questions, and is one place right too often?
 */
export declare function findKeyPattern(key: readonly KeyPlace[]): KeyPattern | undefined
/** The probability of at least so many hits in so many draws. */
export declare function tailOf(hits: number, draws: number, chance: number): number
/** For staff: it names no letter. */
export declare function patternText(pattern: KeyPattern): string
