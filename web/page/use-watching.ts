// Tells the server how much of a film has been seen, over HTTP and not through the router: it goes on while the page is left.
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { REPORT_EVERY_SECONDS } from '#core/modules/media/video-progress.ts'
import { drawnForCall } from './drawn-for-call.ts'

export interface Watching<T> {
  /** The film: another one begins anew. */
  readonly filmId: string
  /** The server's last record of it. */
  readonly seq: number
  readonly watchedSec: number
  /** The endpoint below /api, and fields that go with every report. */
  readonly path: string
  readonly fields: object
  readonly onTold: (answer: T) => void
  /** Each time one more second has been watched. */
  readonly onSecond?: (watchedSec: number) => void
}

/** A jump is not watching: between two looks at the clock of a film that plays there are never as many seconds. */
const A_JUMP = 2

/** Counts what is played, and tells it every so often, at a pause, and when the page is left. */
export function useWatching<T>(player: RefObject<HTMLVideoElement | null>, watching: Watching<T>): void {
  const { filmId } = watching
  const start = useEffectEvent(() => watching)
  const hear = useEffectEvent((answer: T) => watching.onTold(answer))
  const count = useEffectEvent((watchedSec: number) => watching.onSecond?.(watchedSec))
  useEffect(() => {
    const video = player.current
    if (!video) return
    const stopping = new AbortController()
    watch<T>(
      video,
      { ...start(), onTold: (answer) => hear(answer), onSecond: (second) => count(second) },
      stopping.signal,
    )
    return () => stopping.abort()
  }, [player, filmId])
}

function watch<T>(
  video: HTMLVideoElement,
  { path, fields, onTold, onSecond, ...before }: Watching<T>,
  signal: AbortSignal,
): void {
  let { seq, watchedSec } = before
  let lastAt = video.currentTime
  let told = { watchedSec, positionSec: Math.floor(lastAt) }

  async function tell() {
    const now = { watchedSec: Math.floor(watchedSec), positionSec: Math.floor(video.currentTime) }
    if (now.watchedSec === Math.floor(told.watchedSec) && now.positionSec === told.positionSec) return
    told = now
    seq += 1
    const answer = await send<T>(path, { ...fields, ...now, seq })
    if (answer && !signal.aborted) onTold(answer)
  }

  const options = { signal }
  video.addEventListener('seeking', () => (lastAt = video.currentTime), options)
  video.addEventListener('timeupdate', () => {
    const played = video.currentTime - lastAt
    lastAt = video.currentTime
    const second = Math.floor(watchedSec)
    if (played > 0 && played < A_JUMP) watchedSec += played
    if (Math.floor(watchedSec) > second) onSecond?.(Math.floor(watchedSec))
    if (watchedSec - told.watchedSec >= REPORT_EVERY_SECONDS) void tell()
  }, options) // prettier-ignore
  for (const event of ['pause', 'ended']) video.addEventListener(event, () => void tell(), options)
  document.addEventListener('visibilitychange', () => document.hidden && void tell(), options)
}

/** Undefined when there is no connection: the next word says the same and more. */
async function send<T>(path: string, report: object): Promise<T | undefined> {
  try {
    const reply = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...drawnForCall(), ...report }),
      keepalive: true,
    })
    return reply.ok ? ((await reply.json()) as T) : undefined // the contract's answer at this path
  } catch {
    return undefined
  }
}
