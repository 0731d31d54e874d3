// Signs that a paper with integrity SIGNALS notes. The start page says so. Nothing of the keyboard, camera or screen is read.
import { useEffect } from 'react'
import type { SignalKind } from '#core/modules/attempts/signal.ts'
import type { AttemptPaper } from '#core/modules/attempts/api.ts'

interface TestEvent {
  readonly kind: SignalKind
  readonly ms?: number
  readonly at: number
}

const PAUSE_MS = 3_000

export function useSignals({ id, notesSignals }: AttemptPaper): void {
  useEffect(() => {
    if (!notesSignals) return
    const stopping = new AbortController()
    const note = noteTo(id)
    let hiddenAt = 0
    const onVisibility = () => {
      if (document.hidden) {
        hiddenAt = performance.now()
        note({ kind: 'TAB_HIDDEN', at: Date.now() })
      } else note({ kind: 'TAB_SHOWN', ms: Math.round(performance.now() - hiddenAt), at: Date.now() })
    }
    document.addEventListener('visibilitychange', onVisibility, stopping)
    document.addEventListener('paste', () => note({ kind: 'PASTE', at: Date.now() }), stopping)
    const onFullScreen = () => document.fullscreenElement === null && note({ kind: 'FULLSCREEN_LEFT', at: Date.now() })
    document.addEventListener('fullscreenchange', onFullScreen, stopping)
    addEventListener('resize', () => note({ kind: 'RESIZE', at: Date.now() }), stopping)
    return () => stopping.abort()
  }, [id, notesSignals])
}

/** Several at once, without waiting for an answer: a sign that does not arrive is lost. */
function noteTo(attemptId: string): (event: TestEvent) => void {
  let events: TestEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    timer = undefined
    const body = JSON.stringify({ attemptId, events })
    events = []
    void fetch('/api/volt/test/analytics', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => undefined) // prettier-ignore
  }
  return (event) => {
    // A window that is being resized tells of it many times.
    if (event.kind === 'RESIZE' && events.some(({ kind }) => kind === 'RESIZE')) return
    events.push(event)
    timer ??= setTimeout(send, PAUSE_MS)
  }
}
