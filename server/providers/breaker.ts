// Spares another company's system that does not answer, and our families the wait: after five failures in a row no call is made
// for thirty seconds; then one is, to see.
import { SECOND, type Clock } from '#core/kernel/time.ts'

const FAILURES = 5
const REST = 30 * SECOND
/** Under load, five failures in a row may be chance: a system that has just answered others is not down. */
const RECENTLY = SECOND

export interface Breaker {
  readonly mayCall: () => boolean
  readonly succeeded: () => void
  readonly failed: () => void
}

export function createBreaker(now: Clock): Breaker {
  let failures = 0
  let lastSuccess = Number.NEGATIVE_INFINITY
  let restsUntil: number | undefined

  return {
    mayCall() {
      if (restsUntil === undefined) return true
      if (now() < restsUntil) return false
      // This call is the one that sees; until it is back, or for another rest, nobody else goes.
      restsUntil = now() + REST
      return true
    },
    succeeded() {
      failures = 0
      lastSuccess = now()
      restsUntil = undefined
    },
    failed() {
      failures += 1
      if (restsUntil !== undefined || (failures >= FAILURES && now() - lastSuccess >= RECENTLY))
        restsUntil = now() + REST
    },
  }
}
