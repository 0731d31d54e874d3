import { useState } from 'react'
import { toInstant, type Instant } from '#core/kernel/time.ts'

/** The moment when the component was first drawn: a later drawing tells the same. */
export function useNow(): Instant {
  const [now] = useState(() => toInstant(Date.now()))
  return now
}
