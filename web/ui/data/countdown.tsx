import { Plural } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

export interface CountdownProps {
  /** Epoch milliseconds, from the server. */
  readonly endsAt: number
  /** The server's clock when it answered, so that a wrong clock in the phone changes nothing. */
  readonly serverNow: number
  readonly onEnd?: () => void
}

const SECOND = 1_000
const ANNOUNCED_MINUTES = [1, 5]
const ANNOUNCED_FOR_SECONDS = 10

/** "9:42", counting down by the server's clock. The words around it say what ends, and when in India. */
export function Countdown({ endsAt, serverNow, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(endsAt - serverNow)
  useEffect(() => {
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const now = Math.max(0, endsAt - serverNow - (performance.now() - startedAt))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      onEnd?.()
    }, SECOND)
    return () => clearInterval(timer)
  }, [endsAt, serverNow, onEnd])
  return (
    <>
      <time role="timer" dateTime={`PT${seconds(left)}S`} className="text-price tabular-nums">
        {clock(seconds(left))}
      </time>
      <Announcement seconds={seconds(left)} />
    </>
  )
}

/** Read out twice, not every second: at five minutes and at one. */
function Announcement({ seconds }: { seconds: number }) {
  const minutes = ANNOUNCED_MINUTES.find((each) => seconds <= each * 60 && seconds > each * 60 - ANNOUNCED_FOR_SECONDS)
  return (
    <span role="status" className="sr-only">
      {minutes !== undefined && <Plural value={minutes} one="# minute left" other="# minutes left" />}
    </span>
  )
}

function seconds(left: number): number {
  return Math.max(0, Math.ceil(left / SECOND))
}

/** Minutes and seconds; hours too when there are some. */
export function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
