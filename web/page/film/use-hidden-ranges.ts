import { useEffect, type RefObject } from 'react'
import { secondShown, type HiddenRange } from '#core/modules/media/hidden-range.ts'

/** A film that plays tells where it is four times a second: it is stopped so much before the range. */
const AHEAD_SEC = 0.4

/** Staff have hidden these ranges of the film: the player goes on after them. */
export function useHiddenRanges(player: RefObject<HTMLVideoElement | null>, hidden: readonly HiddenRange[]): void {
  useEffect(() => {
    const video = player.current
    if (!video || hidden.length === 0) return
    const stopping = new AbortController()
    for (const event of ['loadedmetadata', 'timeupdate', 'seeking'])
      video.addEventListener(event, () => leaveOut(video, hidden), { signal: stopping.signal })
    leaveOut(video, hidden)
    return () => stopping.abort()
  }, [player, hidden])
}

function leaveOut(video: HTMLVideoElement, hidden: readonly HiddenRange[]): void {
  const at = video.currentTime + (video.paused ? 0 : AHEAD_SEC * video.playbackRate)
  const shown = secondShown(at, hidden)
  if (shown > at) video.currentTime = shown
}
