// When a webhook is tried again: eight tries within 24 hours, each after a longer gap.
import { HOUR, later, MINUTE, type Instant } from '#core/kernel/time.ts'

/** From the first try. */
export const TRIES_AFTER = [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 13 * HOUR, 24 * HOUR] as const

/** The time of the next try after so many; undefined when there are no more. */
export function nextTry(begunAt: Instant, tries: number): Instant | undefined {
  const after = TRIES_AFTER[tries]
  return after === undefined ? undefined : later(begunAt, after)
}
