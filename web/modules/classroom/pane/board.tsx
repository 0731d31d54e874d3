import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState } from 'react'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { FullScreen } from '../room/full-screen.tsx'
import type { ClassPane } from './use-pane.ts'

interface ShownSlide {
  readonly id: string
  readonly no: number
  readonly url: string
  readonly width: number
  readonly height: number
}

/** The teacher shows it next to the camera: a slide, and the time that is left. */
export function Board({ pane, look }: ClassPane) {
  const end = useCallback(() => void look(), [look])
  if (!pane) return null
  const { slide, timerEndsAt, serverTime } = pane
  const isRunning = timerEndsAt !== null && timerEndsAt > serverTime
  if (!slide && !isRunning) return null
  return (
    <div className="grid gap-3">
      {isRunning && (
        <p className="card flex items-baseline gap-2">
          <Trans>Time left:</Trans> <Countdown endsAt={timerEndsAt} serverNow={serverTime} onEnd={end} />
        </p>
      )}
      {slide && <Slide key={slide.id} slide={slide} />}
    </div>
  )
}

/** Its address is another one at each reading, so that the first is kept: the picture is loaded once. */
function Slide({ slide: { no, url, width, height } }: { readonly slide: ShownSlide }) {
  const { t } = useLingui()
  const [address] = useState(url)
  const [isAway, setIsAway] = useState(false)
  const figure = useRef<HTMLElement>(null)
  if (isAway)
    return (
      <p role="status" className="card">
        <Trans>Slide {no} could not be loaded. The teacher can show it again.</Trans>
      </p>
    )
  return (
    <div className="grid gap-1">
      <figure ref={figure} aria-label={t`Slide ${no}`} className="overflow-hidden rounded-m bg-sunk">
        <img
          src={address}
          alt={t`Slide ${no}`}
          width={width}
          height={height}
          className="slide"
          onError={() => setIsAway(true)}
        />
      </figure>
      <span className="justify-self-end">
        <FullScreen of={figure} label={t`Full screen`} />
      </span>
    </div>
  )
}
