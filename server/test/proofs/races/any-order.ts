import { createRandom } from '#server/seed/random.ts'
import { seed } from '../how-much.ts'

/** The same in another order, by the seed of the proofs. */
export function inAnyOrder<T>(all: readonly T[]): T[] {
  const random = createRandom(seed)
  return all
    .map((each) => ({ each, place: random.below(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ each }) => each)
}
