// A load of N virtual users: each begins its next turn as soon as the last one has ended.

export interface Loop {
  readonly perSecond: number
  readonly turns: number
  readonly seconds: number
  /** The duration of one turn, in milliseconds. */
  readonly p50: number
  readonly p99: number
}

/**
 * Runs turns for so many seconds; a turn that has begun is finished and counted. A user stops when its turn answers false, which
 * means that nothing is left to do. The first turn that throws ends the whole load.
 */
export async function closedLoop(
  clients: number,
  seconds: number,
  turn: (client: number) => Promise<void | false>,
): Promise<Loop> {
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1_000
  let hasFailed = false

  async function user(client: number): Promise<void> {
    for (let since = performance.now(); since < until && !hasFailed;) {
      if ((await turn(client)) === false) return
      const now = performance.now()
      times.push(now - since)
      since = now
    }
  }
  await Promise.all(
    Array.from({ length: clients }, (_, client) =>
      user(client).catch((error: unknown) => {
        hasFailed = true
        throw error
      }),
    ),
  )
  const elapsed = (performance.now() - began) / 1_000
  return { perSecond: times.length / elapsed, turns: times.length, seconds: elapsed, ...quantiles(times) }
}

export function quantiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
