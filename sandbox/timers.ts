/** Things to do a little later, all forgotten when the sandbox stops. */
export interface Timers {
  readonly after: (ms: number, work: () => void) => void
  readonly close: () => void
}

export function createTimers(): Timers {
  const waiting = new Set<NodeJS.Timeout>()
  let isClosed = false
  return {
    after(ms, work) {
      if (isClosed) return
      const timer = setTimeout(() => {
        waiting.delete(timer)
        work()
      }, ms)
      waiting.add(timer)
    },
    close() {
      isClosed = true
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}
