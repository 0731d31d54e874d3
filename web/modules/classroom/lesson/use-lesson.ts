import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { AiLessonMoment } from '#core/modules/lessons/ai/moment.ts'
import { callApi, type ApiAnswer } from '../room/call-api.ts'

/** A moment, and when the page heard of it by the browser's own clock. */
export interface HeardMoment extends AiLessonMoment {
  readonly heardAt: number
}

export interface LessonState {
  readonly moment: HeardMoment | undefined
  /** The server does not answer. The page goes on asking. */
  readonly isAway: boolean
  /** Why the learner is no longer in the lesson. */
  readonly refused: string | undefined
  readonly look: () => Promise<void>
  /** Answers a refusal's code and sentence, or undefined when the answer was taken. */
  readonly answer: (stepId: string, body: object) => Promise<{ code: string; sentence: string } | 'AWAY' | undefined>
}

const AGAIN_MS = 30_000
const AGAIN_WHILE_AWAY_MS = 4_000
/** The step is over by the server's clock when the page asks. */
const AFTER_THE_END_MS = 150

/** Where the learner is in the lesson: asked again when a step ends, when the line or the page comes back, and now and then. */
export function useLesson(classId: string): LessonState {
  const path = `/classes/${classId}/ai-lesson`
  const [moment, setMoment] = useState<HeardMoment>()
  const [isAway, setIsAway] = useState(false)
  const [refused, setRefused] = useState<string>()
  const take = useCallback((heard: ApiAnswer<AiLessonMoment>) => {
    setIsAway(heard === 'AWAY')
    if (heard !== 'AWAY' && 'ok' in heard) setMoment({ ...heard.ok, heardAt: performance.now() })
  }, [])
  const look = useCallback(async () => {
    const heard = await callApi<AiLessonMoment>('GET', path)
    take(heard)
    if (heard !== 'AWAY' && 'refused' in heard) setRefused(heard.refused)
  }, [path, take])
  const answer = async (stepId: string, body: object) => {
    const heard = await callApi<AiLessonMoment>('POST', `${path}/answers`, { ...body, stepId })
    take(heard)
    if (heard === 'AWAY') return 'AWAY'
    if ('ok' in heard) return undefined
    await look()
    return { code: heard.refused, sentence: heard.sentence }
  }
  useLookingAgain(look, moment, isAway)
  return { moment, isAway, refused, look, answer }
}

function useLookingAgain(look: () => Promise<void>, moment: HeardMoment | undefined, isAway: boolean): void {
  const lookNow = useEffectEvent(() => void look())
  useEffect(() => {
    lookNow()
    const lookWhenSeen = () => !document.hidden && lookNow()
    window.addEventListener('online', lookNow)
    document.addEventListener('visibilitychange', lookWhenSeen)
    return () => {
      window.removeEventListener('online', lookNow)
      document.removeEventListener('visibilitychange', lookWhenSeen)
    }
  }, [])
  const { till, heardAt } = moment ?? {}
  useEffect(() => {
    const timer = setInterval(lookNow, isAway ? AGAIN_WHILE_AWAY_MS : AGAIN_MS)
    return () => clearInterval(timer)
  }, [isAway])
  useEffect(() => {
    if (!moment || moment.till === null) return
    const passed = performance.now() - moment.heardAt
    const timer = setTimeout(lookNow, Math.max(0, moment.till - moment.serverTime - passed) + AFTER_THE_END_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line exhaustive-deps -- a moment is known by these two
  }, [till, heardAt])
}

/** The server's clock at this moment, so that a wrong clock in the phone changes nothing. */
export function serverClock({ serverTime, heardAt }: HeardMoment): number {
  return serverTime + performance.now() - heardAt
}
