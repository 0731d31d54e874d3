// Lets a few through at a time, so that an overload of one kind of request leaves room for the others: a page takes ten
// milliseconds of the processor, and with hundreds under way at the same time everybody would wait for all of them.
import { commonErrors } from '#core/kernel/common-errors.ts'

export interface Gate {
  /**
   * Does the work, now or when it is its turn. One that is preferred comes before all that are not, and takes the place of the last
   * of them when no place is left. Throws SERVICE_UNAVAILABLE when too many wait, it waited for too long, or it lost its place.
   */
  readonly pass: <T>(work: () => Promise<T>, how?: { readonly isPreferred: boolean }) => Promise<T>
}

export interface GateSize {
  readonly mostAtOnce: number
  readonly mostWaiting: number
  readonly patienceMs: number
  /**
   * While it answers true, one is let in at a time, and after each the next one waits for twice as long as that one took: those for
   * whom it makes way have at least two thirds of the time.
   */
  readonly makesWay?: () => boolean
}

const REST = 2
/** One that waited for a lock took long, and did not keep the thread. */
const LONGEST_REST_MS = 250

interface Waiter {
  readonly enter: () => void
  readonly refuse: () => void
}

/** Returns false if nobody was there. */
function dropLast(waiting: ReadonlySet<Waiter>): boolean {
  const last = [...waiting].at(-1)
  last?.refuse()
  return last !== undefined
}

export function createGate({ mostAtOnce, mostWaiting, patienceMs, makesWay = () => false }: GateSize): Gate {
  /** First come, first served: a set keeps the order in which it was filled. */
  const preferred = new Set<Waiter>()
  const others = new Set<Waiter>()
  let inside = 0
  const hasPlace = () => inside < (makesWay() ? 1 : mostAtOnce)

  function turn(queue: Set<Waiter>): Promise<void> {
    if (preferred.size + others.size >= mostWaiting && !(queue === preferred && dropLast(others)))
      throw commonErrors.SERVICE_UNAVAILABLE()
    return new Promise((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer)
        queue.delete(waiter)
        reject(commonErrors.SERVICE_UNAVAILABLE())
      }
      const timer = setTimeout(refuse, patienceMs)
      const enter = () => {
        clearTimeout(timer)
        queue.delete(waiter)
        resolve()
      }
      const waiter = { enter, refuse }
      queue.add(waiter)
    })
  }

  /** Lets in as many as there are places for now. */
  function letIn(): void {
    for (;;) {
      const [next] = preferred.size > 0 ? preferred : others
      if (!next || !hasPlace()) return
      inside += 1
      next.enter()
    }
  }

  function leave(tookMs: number): void {
    const free = () => {
      inside -= 1
      letIn()
    }
    if (makesWay()) setTimeout(free, Math.min(REST * tookMs, LONGEST_REST_MS))
    else free()
  }

  return {
    async pass(work, { isPreferred } = { isPreferred: false }) {
      const isFree = preferred.size + others.size === 0 && hasPlace()
      if (isFree) inside += 1
      else await turn(isPreferred ? preferred : others)
      const began = performance.now()
      try {
        return await work()
      } finally {
        leave(performance.now() - began)
      }
    },
  }
}
