// Plays a class that is broadcast: by the browser itself where it can, else by hls.js, which is loaded then and not before.
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

const LOOKS_EVERY_MS = 3_000
/** A picture that stands still for longer is begun anew. */
const STALLED_AFTER_MS = 20_000
const PLAYLIST = 'application/vnd.apple.mpegurl'

/** Answers true while there is a picture. A broadcast that breaks off is looked for again until the class ends. */
export function useBroadcast(player: RefObject<HTMLVideoElement | null>, url: string, onEnd: () => void): boolean {
  const [isPlaying, setIsPlaying] = useState(false)
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    const video = player.current
    if (!video) return undefined
    const over = new AbortController()
    void follow(video, url, { signal: over.signal, onPicture: setIsPlaying, onEnd: () => ended() })
    return () => over.abort()
  }, [player, url])
  return isPlaying
}

interface Following {
  readonly signal: AbortSignal
  readonly onPicture: (isPlaying: boolean) => void
  readonly onEnd: () => void
}

async function follow(video: HTMLVideoElement, url: string, { signal, onPicture, onEnd }: Following): Promise<void> {
  while (!signal.aborted) {
    if (await hasBegun(url)) {
      onPicture(true)
      const outcome = await play(video, url, signal)
      if (signal.aborted) return
      if (outcome === 'ENDED') return onEnd()
      onPicture(false)
    }
    await pause(LOOKS_EVERY_MS, signal)
  }
}

async function hasBegun(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url)
    return reply.ok && (await reply.text()).includes('#EXTINF')
  } catch {
    return false
  }
}

/** Plays until the broadcast ends, breaks off, or is left. */
async function play(video: HTMLVideoElement, url: string, signal: AbortSignal): Promise<'ENDED' | 'BROKEN'> {
  const done = new AbortController()
  const outcome = new Promise<'ENDED' | 'BROKEN'>((resolve) => {
    const listen = { signal: done.signal }
    video.addEventListener('ended', () => resolve('ENDED'), listen)
    video.addEventListener('error', () => resolve('BROKEN'), listen)
    signal.addEventListener('abort', () => resolve('BROKEN'), listen)
    watchForStalls(video, done.signal, () => resolve('BROKEN'))
    attach(video, url, { done: done.signal, onBroken: () => resolve('BROKEN') }).catch(() => resolve('BROKEN'))
  })
  try {
    return await outcome
  } finally {
    done.abort()
    video.removeAttribute('src')
    video.load()
  }
}

async function attach(
  video: HTMLVideoElement,
  url: string,
  { done, onBroken }: { readonly done: AbortSignal; readonly onBroken: () => void },
): Promise<void> {
  if (video.canPlayType(PLAYLIST)) video.src = url
  else {
    const { default: Hls } = await import('hls.js/light')
    if (done.aborted) return
    const hls = new Hls({ enableWorker: false })
    done.addEventListener('abort', () => hls.destroy())
    hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onBroken())
    hls.loadSource(url)
    hls.attachMedia(video)
  }
  // A browser that does not let it sound by itself shows its own button.
  await video.play().catch(() => {})
}

function watchForStalls(video: HTMLVideoElement, done: AbortSignal, onStall: () => void): void {
  let [second, since] = [video.currentTime, performance.now()]
  const timer = setInterval(() => {
    if (video.paused || video.currentTime !== second) [second, since] = [video.currentTime, performance.now()]
    else if (performance.now() - since > STALLED_AFTER_MS) onStall()
  }, 1_000)
  done.addEventListener('abort', () => clearInterval(timer))
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
