// The address of a film is good for ten minutes. A player that needs more of the film later asks for another address and goes on.
import { useEffect, useState, type RefObject } from 'react'

/** A film that fails again at once is not saved by another address. */
const AGAIN_AFTER_MS = 20_000

/** Answers true when the film does not load, with a fresh address either. */
export function useFreshAddress(player: RefObject<HTMLVideoElement | null>, apiPath: string): boolean {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    const video = player.current
    if (!video) return
    let renewedAt = -AGAIN_AFTER_MS
    const renew = async (failedAt: number) => {
      if (failedAt - renewedAt < AGAIN_AFTER_MS) return setIsLost(true)
      renewedAt = failedAt
      const { currentTime, playbackRate } = video
      const url = await findAddress(apiPath)
      if (url === undefined) return setIsLost(true)
      video.src = `${url}#t=${Math.floor(currentTime)}`
      video.playbackRate = playbackRate
      await video.play().catch(() => {})
    }
    const fail = (event: Event) => void renew(event.timeStamp)
    video.addEventListener('error', fail)
    return () => video.removeEventListener('error', fail)
  }, [player, apiPath])
  return isLost
}

async function findAddress(apiPath: string): Promise<string | undefined> {
  try {
    const reply = await fetch(`/api${apiPath}`)
    const found = (await reply.json()) as { film?: { url: string } | null } // the contract's answer, or an error of the API
    return found.film?.url
  } catch {
    return undefined
  }
}
