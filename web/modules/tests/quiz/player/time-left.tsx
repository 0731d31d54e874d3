// The time that is left by the server's clock.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ServerClock } from '../engine/clock.ts'

/** Whole seconds, rounded up: 0 only when the time is over. */
export function useTimeLeft(clock: ServerClock, expiresAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(clock, expiresAt))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(clock, expiresAt)), 500)
    return () => clearInterval(timer)
  }, [clock, expiresAt])
  return seconds
}

function secondsUntil(clock: ServerClock, expiresAt: number): number {
  return Math.max(0, Math.ceil((expiresAt - clock.now()) / 1_000))
}

/** A screen reader hears of it three times. */
const ANNOUNCED = [10, 5, 1]

export function TimeLeft({ seconds }: { readonly seconds: number }) {
  const { t } = useLingui()
  const minutes = Math.ceil(seconds / 60)
  const announced =
    ANNOUNCED.includes(minutes) && seconds % 60 > 50
      ? t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`
      : ''
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const shown = `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return (
    <p>
      <span role="timer" aria-label={t`Time left`} className="text-h4 tabular-nums">
        {shown}
      </span>
      <span aria-live="assertive" className="sr-only">
        {announced}
      </span>
    </p>
  )
}
