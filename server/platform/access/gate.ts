// Lets a few through at a time, so that an overload of one kind of request leaves room for the others: a page takes ten
// milliseconds of the processor, and with hundreds under way at the same time everybody would wait for all of them.
import { commonErrors } from '#core/kernel/common-errors.ts'

export interface Gate {
  /** Does the work, now or when it is its turn. Throws SERVICE_UNAVAILABLE when too many wait or it waited for too long. */
  readonly pass: <T>(work: () => Promise<T>) => Promise<T>
}

export interface GateSize {
  readonly mostAtOnce: number
  readonly mostWaiting: number
  readonly patienceMs: number
}

export function createGate({ mostAtOnce, mostWaiting, patienceMs }: GateSize): Gate {
  /** First come, first served: a set keeps the order in which it was filled. */
  const waiting = new Set<() => void>()
  let inside = 0

  function turn(): Promise<void> {
    if (waiting.size >= mostWaiting) throw commonErrors.SERVICE_UNAVAILABLE()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(enter)
        reject(commonErrors.SERVICE_UNAVAILABLE())
      }, patienceMs)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(enter)
    })
  }

  /** The next one takes the place that became free. */
  function leave(): void {
    const [next] = waiting
    if (!next) return void (inside -= 1)
    waiting.delete(next)
    next()
  }

  return {
    async pass(work) {
      if (inside < mostAtOnce) inside += 1
      else await turn()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
