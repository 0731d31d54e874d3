// The percentile of a score among all takers of a paper. It knows no zod.

const PLACES = 1e7

/** 100 × takers with at most this score ÷ takers, with seven decimals as NTA prints it. Equal scores share it. */
export function percentileOf(score: number, scores: readonly number[]): number {
  return percentile(scores.filter((each) => each <= score).length, scores.length)
}

/** `atMost`: takers with at most this score. */
export function percentile(atMost: number, takers: number): number {
  return Math.round((100 * PLACES * atMost) / takers) / PLACES
}
