// The stress meter: how learners feel, without saying who.
export const STRESS_VALUES = [1, 2, 3, 4, 5] as const
/** Who answers this reads where help is, and nothing else. */
export const NEEDS_HELP = 5
/** The answers are shown from so many on. */
export const SHOWN_FROM = 20

/**
 * How the answers are spread over 1 to 5, in percent. Undefined while they are few. Shares are rounded to five, so that a person
 * who reads it before and after an answer seldom learns what was answered.
 */
export function spreadOf(answers: ReadonlyMap<number, number>): number[] | undefined {
  const counts = STRESS_VALUES.map((value) => answers.get(value) ?? 0)
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all < SHOWN_FROM) return undefined
  return counts.map((count) => Math.round((count / all) * 20) * 5)
}
