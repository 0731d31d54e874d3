// Writes of families and the gateway's webhooks: orders, joins, saved answers. While some are under way and the thread has no time left,
// those who only read make way for them (gate.ts): pages are drawn on the same thread.
import type { Endpoint } from '#core/kernel/endpoint.ts'
import type { Actor } from './actor.ts'

export interface Preferred {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  /** Some are under way, and the thread was busy nearly all of the last moment. */
  readonly needsRoom: () => boolean
}

/** From this share of the time on there is an overload. With less, everybody is served at once anyway. */
const BUSY = 0.9
const MOMENT_MS = 100

export function createPreferred(): Preferred {
  let underWay = 0
  let since = performance.eventLoopUtilization()
  let isBusy = false

  /** Looks again when a moment has passed. */
  function isThreadBusy(): boolean {
    const passed = performance.eventLoopUtilization(since)
    if (passed.idle + passed.active < MOMENT_MS) return isBusy
    since = performance.eventLoopUtilization()
    return (isBusy = passed.utilization >= BUSY)
  }

  return {
    async run(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
      }
    },
    needsRoom: () => underWay > 0 && isThreadBusy(),
  }
}

/** Staff, teachers and programs can wait: families who pay or answer cannot. */
export function isPreferred({ kind }: Actor, { method }: Endpoint): boolean {
  return method !== 'GET' && (kind === 'household' || kind === 'visitor')
}
