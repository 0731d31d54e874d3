// Tells the server how much of a film has been seen, over HTTP and not through the router: it goes on while the page is left.
import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { VideoProgressView } from '#core/modules/onboarding/onboarding.ts'
import { REPORT_EVERY_SECONDS } from '#core/modules/media/video-progress.ts'

interface StoredProgress {
  readonly videoId: string
  readonly seq: number
  readonly watchedSec: number
}

/** A jump is not watching: between two looks at the clock of a film that plays there are never as many seconds. */
const A_JUMP = 2

/** Counts what is played, and tells it every so often, at a pause, and when the page is left. */
export function useWatching(
  player: RefObject<HTMLVideoElement | null>,
  known: StoredProgress,
  onTold: (seen: VideoProgressView) => void,
): void {
  const { videoId } = known
  const tell = useEffectEvent(onTold)
  const start = useEffectEvent(() => known)
  useEffect(() => {
    const video = player.current
    if (!video) return
    const stopping = new AbortController()
    watch(video, start(), (seen) => tell(seen), stopping.signal)
    return () => stopping.abort()
  }, [player, videoId])
}

function watch(
  video: HTMLVideoElement,
  known: StoredProgress,
  onTold: (seen: VideoProgressView) => void,
  signal: AbortSignal,
): void {
  let { seq, watchedSec } = known
  let lastAt = video.currentTime
  let told = watchedSec

  async function tell() {
    if (Math.floor(watchedSec) === Math.floor(told)) return
    told = watchedSec
    seq += 1
    const { videoId } = known
    const answer = await send({ videoId, watchedSec: Math.floor(watchedSec), positionSec: Math.floor(video.currentTime), seq }) // prettier-ignore
    if (answer && !signal.aborted) onTold(answer)
  }

  const options = { signal }
  video.addEventListener('seeking', () => (lastAt = video.currentTime), options)
  video.addEventListener('timeupdate', () => {
    const played = video.currentTime - lastAt
    lastAt = video.currentTime
    if (played > 0 && played < A_JUMP) watchedSec += played
    if (watchedSec - told >= REPORT_EVERY_SECONDS) void tell()
  }, options) // prettier-ignore
  for (const event of ['pause', 'ended']) video.addEventListener(event, () => void tell(), options)
  document.addEventListener('visibilitychange', () => document.hidden && void tell(), options)
}

/** Undefined when there is no connection: the next word says the same and more. */
async function send(told: object): Promise<VideoProgressView | undefined> {
  try {
    const reply = await fetch('/api/onboarding/capture-video-watched-time', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
      keepalive: true,
    })
    return reply.ok ? ((await reply.json()) as VideoProgressView) : undefined // the contract's captureVideoWatchedTime
  } catch {
    return undefined
  }
}
