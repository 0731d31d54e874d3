import { useEffect, useState } from 'react'

const SECOND = 1_000

/** Counts down where a script runs. Without one it is 0 at once: nothing waits, and the server says how long to. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const endsAt = performance.now() + seconds * SECOND
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / SECOND)))
    tick()
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
