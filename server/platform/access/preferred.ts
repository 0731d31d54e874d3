// Writes of families and the gateway's webhooks: orders, joins, saved answers. While some are under way, those who only read make way
// for them (gate.ts): pages are drawn on the same thread.
import type { Endpoint } from '#core/kernel/endpoint.ts'
import type { Actor } from './actor.ts'

export interface Preferred {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  readonly isUnderWay: () => boolean
}

export function createPreferred(): Preferred {
  let underWay = 0
  return {
    async run(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
      }
    },
    isUnderWay: () => underWay > 0,
  }
}

/** Staff, teachers and programs can wait: families who pay or answer cannot. */
export function isPreferred({ kind }: Actor, { method }: Endpoint): boolean {
  return method !== 'GET' && (kind === 'household' || kind === 'visitor')
}
