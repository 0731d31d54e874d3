// The percentile of a score among all takers of a paper. It knows no zod.

/** A whole, in percent. */
const WHOLE = 100
const PLACES = 1e7

/** The takers with at most this score in percent of all takers, with seven decimals as NTA prints it. Equal scores share it. */
export function percentileOf(score: number, scores: readonly number[]): number {
  return percentile(scores.filter((each) => each <= score).length, scores.length)
}

/** `atMost`: takers with at most this score. */
export function percentile(atMost: number, takers: number): number {
  return Math.round((WHOLE * PLACES * atMost) / takers) / PLACES
}
