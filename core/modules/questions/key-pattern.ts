// A key whose places can be guessed. Printed papers and answer sheets have the options as they are written, so the places must not
// follow a rule. It knows no zod.
import type { AnswerKey } from './answer-key.ts'

/** The place of the right option of a question, from 0, and how many options it has. */
export interface KeyPlace {
  readonly place: number
  readonly options: number
}

function rightOptions(key: AnswerKey): readonly string[] {
  if (key.kind === 'SCQ') return key.options
  return key.kind === 'MATRIX' ? key.codes : []
}

/** Undefined for a question without options, or with several right ones. */
export function keyPlaceOf(key: AnswerKey, optionIds: readonly string[]): KeyPlace | undefined {
  const right = rightOptions(key)
  const [only] = right
  return right.length === 1 && only !== undefined ? { place: optionIds.indexOf(only), options: optionIds.length } : undefined
} // prettier-ignore

export type KeyPattern = { readonly repeatsAfter: number } | { readonly tooOften: number }

/** A key is refused if fewer than one of a hundred keys that are drawn at random has such a pattern. */
const LEVEL = 0.01
/** "A B C D A B C D" repeats after four, "A A B B C C D D" after eight. */
const LONGEST_PERIOD = 8

/**
 * The first pattern that chance does not explain, undefined for a key without one. Both questions are asked by the exact binomial test
 * (Clopper and Pearson 1934; NIST/SEMATECH e-Handbook of Statistical Methods, 7.2.4), and the level is divided by the number of
 * questions asked (Bonferroni): does a place come again after so many questions, and is one place right too often?
 */
export function findKeyPattern(key: readonly KeyPlace[]): KeyPattern | undefined {
  const fewest = Math.min(...key.map(({ options }) => options))
  if (key.length === 0 || fewest < 2) return undefined
  const chance = 1 / fewest
  const places = key.map(({ place }) => place)
  const periods = Array.from({ length: Math.min(LONGEST_PERIOD, places.length - 1) }, (_, i) => i + 1)
  const kinds = [...new Set(places)]
  const level = LEVEL / (periods.length + Math.max(...key.map(({ options }) => options)))
  const tooOften = kinds.find((kind) => tailOf(places.filter((each) => each === kind).length, places.length, chance) < level)
  if (tooOften !== undefined) return { tooOften }
  const repeatsAfter = periods.find((period) => {
    const later = places.slice(period)
    return tailOf(later.filter((place, i) => place === places[i]).length, later.length, chance) < level
  })
  return repeatsAfter === undefined ? undefined : { repeatsAfter }
} // prettier-ignore

/** The probability of at least so many hits in so many draws. */
export function tailOf(hits: number, draws: number, chance: number): number {
  let term = (1 - chance) ** draws
  let below = 0
  for (let k = 0; k < hits; k += 1) {
    below += term
    term *= ((draws - k) / (k + 1)) * (chance / (1 - chance))
  }
  return Math.max(0, 1 - below)
}

/** For staff: it names no letter. */
export function patternText(pattern: KeyPattern): string {
  return 'tooOften' in pattern
    ? 'One place has the right option too often. Put the options of some questions into another order.'
    : `The places of the right options repeat after ${pattern.repeatsAfter}. Put the questions or their options into another order.`
}
