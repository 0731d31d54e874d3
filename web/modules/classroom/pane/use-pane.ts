import { useCallback, useEffect, useState } from 'react'
import type { Pane } from '#core/modules/classroom/pane/pane-api.ts'
import { usePageLanguage } from '#web/page/page-language.ts'
import { callApi } from '../room/call-api.ts'

const LOOKS_EVERY_MS = 20_000
/** The answers come in while a question is open. */
const LOOKS_EVERY_MS_WHILE_OPEN = 5_000

/** Sends something of the learner's. Answers whether it was taken. */
export type SendToClass = (method: 'POST' | 'PUT', below: string, body?: object) => Promise<boolean>

export interface PaneState<P> {
  readonly pane: P | undefined
  readonly look: () => Promise<void>
}

/** The pane of a class, read again when the class's stream says so, and now and then. Without a path nothing is read. */
export function usePane<P extends { readonly open: object | null }>(
  path: string | undefined,
  topic: string,
): PaneState<P> {
  const [pane, setPane] = useState<P>()
  const look = useCallback(async () => {
    if (path === undefined) return
    const answer = await callApi<P>('GET', path)
    if (answer !== 'AWAY' && 'ok' in answer) setPane(answer.ok)
  }, [path])
  const isOpen = Boolean(pane?.open)
  useEffect(() => {
    const lookAgain = () => void look()
    lookAgain()
    const hear = ({ detail }: CustomEvent<{ kind: string; topic?: string }>) => {
      if (detail.kind === 'gap' || detail.topic === topic) lookAgain()
    }
    document.addEventListener('kandil:event', hear as EventListener) // t0/events.ts dispatches it
    const timer = setInterval(lookAgain, isOpen ? LOOKS_EVERY_MS_WHILE_OPEN : LOOKS_EVERY_MS)
    return () => {
      document.removeEventListener('kandil:event', hear as EventListener)
      clearInterval(timer)
    }
  }, [look, topic, isOpen])
  return { pane, look }
}

export type ClassPane = PaneState<Pane>

/** For a learner, in the language of the page. A parent who listens has no place in the class, and so no pane. */
export function useClassPane(classId: string, hasPlace: boolean): ClassPane {
  const lang = usePageLanguage()
  return usePane<Pane>(hasPlace ? `/classes/${classId}/pane?lang=${lang}` : undefined, `class:${classId}`)
}
