import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '../room/call-api.ts'

const LOOKS_EVERY_MS = 20_000
/** The answers come in while a question is open. */
const LOOKS_EVERY_MS_WHILE_OPEN = 5_000
/** After the end of a question, so that the server's clock is past it too. */
const AFTER_END_MS = 300

interface TimedPane {
  readonly serverTime: number
  readonly open: { readonly closesAt: number } | null
}

export interface PaneState<P> {
  readonly pane: P | undefined
  /** The server's clock less the device's. */
  readonly aheadMs: number
  readonly look: () => Promise<void>
}

/** The questions of a class, read again when the class's stream says so, when a question ends, and now and then. */
export function usePane<P extends TimedPane>(path: string, topic: string): PaneState<P> {
  const [state, setState] = useState<{ readonly pane: P; readonly aheadMs: number }>()
  const look = async () => {
    const answer = await callApi<P>('GET', path)
    if (answer !== 'AWAY' && 'ok' in answer) setState({ pane: answer.ok, aheadMs: answer.ok.serverTime - Date.now() })
  }
  const lookAgain = useEffectEvent(() => void look())
  const closesAt = state?.pane.open?.closesAt
  useEffect(() => {
    lookAgain()
    const hear = ({ detail }: CustomEvent<{ kind: string; topic?: string }>) => {
      if (detail.kind === 'gap' || detail.topic === topic) lookAgain()
    }
    document.addEventListener('kandil:event', hear as EventListener) // t0/events.ts dispatches it
    const timer = setInterval(lookAgain, closesAt === undefined ? LOOKS_EVERY_MS : LOOKS_EVERY_MS_WHILE_OPEN)
    return () => {
      document.removeEventListener('kandil:event', hear as EventListener)
      clearInterval(timer)
    }
  }, [path, topic, closesAt])
  const aheadMs = state?.aheadMs ?? 0
  useEffect(() => {
    if (closesAt === undefined) return
    const timer = setTimeout(lookAgain, Math.max(0, closesAt - Date.now() - aheadMs) + AFTER_END_MS)
    return () => clearTimeout(timer)
  }, [closesAt, aheadMs])
  return { pane: state?.pane, aheadMs, look }
}

/** The whole seconds until then, counted down by the server's clock. */
export function useSecondsLeft(closesAt: number, aheadMs: number): number {
  const left = () => Math.max(0, Math.ceil((closesAt - Date.now() - aheadMs) / 1_000))
  const [seconds, setSeconds] = useState(left)
  const count = useEffectEvent(() => setSeconds(left()))
  useEffect(() => {
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
