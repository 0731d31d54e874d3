// The address of a film is good for ten minutes. A player that needs more of the film later asks for another address and goes on.
import { useEffect, useState, type RefObject } from 'react'
import { withDrawnForCall } from '../drawn-for-call.ts'
import { addressAt, type FilmAddresses, type FilmHeight } from './quality.tsx'

/** A film that fails again at once is not saved by another address. */
const AGAIN_AFTER_MS = 20_000

/** Answers true when the film does not load, with a fresh address either. */
export function useFreshAddress(
  player: RefObject<HTMLVideoElement | null>,
  apiPath: string,
  height: FilmHeight,
): boolean {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    const video = player.current
    if (!video) return
    let renewedAt = -AGAIN_AFTER_MS
    const renew = async (failedAt: number) => {
      if (failedAt - renewedAt < AGAIN_AFTER_MS) return setIsLost(true)
      renewedAt = failedAt
      const url = await findAddress(apiPath, height)
      if (url === undefined) return setIsLost(true)
      goOnWith(video, url)
      await video.play().catch(() => {})
    }
    const fail = (event: Event) => void renew(event.timeStamp)
    video.addEventListener('error', fail)
    return () => video.removeEventListener('error', fail)
  }, [player, apiPath, height])
  return isLost
}

/** The player goes on at the same place and speed. */
export function goOnWith(video: HTMLVideoElement, url: string): void {
  const { currentTime, playbackRate, paused } = video
  video.src = `${url}#t=${Math.floor(currentTime)}`
  video.playbackRate = playbackRate
  if (!paused) void video.play().catch(() => {})
}

async function findAddress(apiPath: string, height: FilmHeight): Promise<string | undefined> {
  try {
    const reply = await fetch(`/api${withDrawnForCall(apiPath)}`)
    const { film } = (await reply.json()) as { film?: FilmAddresses | null } // the contract's answer, or an error of the API
    return film ? addressAt(film, height) : undefined
  } catch {
    return undefined
  }
}
