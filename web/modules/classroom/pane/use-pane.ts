import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../room/call-api.ts'

const LOOKS_EVERY_MS = 20_000
/** The answers come in while a question is open. */
const LOOKS_EVERY_MS_WHILE_OPEN = 5_000

/** Sends something of the learner's. Answers whether it was taken. */
export type SendToClass = (method: 'POST' | 'PUT', below: string, body?: object) => Promise<boolean>

interface PaneState<P> {
  readonly pane: P | undefined
  readonly look: () => Promise<void>
}

/** The questions of a class, read again when the class's stream says so, and now and then. */
export function usePane<P extends { readonly open: object | null }>(path: string, topic: string): PaneState<P> {
  const [pane, setPane] = useState<P>()
  const look = useCallback(async () => {
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
