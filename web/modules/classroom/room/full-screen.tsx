import { useSyncExternalStore, type RefObject } from 'react'
import { Button } from '#web/ui/controls/button.tsx'

/** Safari of iPhones shows only a video in full screen, by a call of its own. */
interface AnyElement {
  readonly requestFullscreen?: () => Promise<void>
  readonly webkitEnterFullscreen?: () => void
}

interface FullScreenProps {
  readonly of: RefObject<HTMLElement | null>
  readonly label: string
  readonly isVideo?: boolean
}

/** A shared screen or a slide cannot be read on a phone otherwise. Shown where the browser can do it. */
export function FullScreen({ of, label, isVideo = false }: FullScreenProps) {
  const isPossible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled || (isVideo && 'webkitEnterFullscreen' in HTMLVideoElement.prototype),
    () => false,
  )
  if (!isPossible) return null
  const fill = () => {
    const element: AnyElement | null = of.current
    if (element?.requestFullscreen) void element.requestFullscreen().catch(() => undefined)
    else element?.webkitEnterFullscreen?.()
  }
  return (
    <Button type="button" kind="quiet" size="bare" onClick={fill}>
      {label}
    </Button>
  )
}

/** A browser learns nothing new while a page is open. */
function never() {
  return () => {}
}
