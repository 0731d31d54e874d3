import { useEffect, useEffectEvent } from 'react'
import { callApi } from '../room/call-api.ts'
import type { Leaving } from '../room/live-room.ts'

const BEAT_EVERY_MS = 30_000

const LEAVING: Readonly<Record<string, Leaving>> = {
  MOVED_TO_ANOTHER_DEVICE: 'MOVED',
  REMOVED_FROM_CLASS: 'REMOVED',
  CLASS_IS_OVER: 'ENDED',
}

/** Says every half minute that the learner is here, by which attendance is counted. A parent who listens says nothing. */
export function useBeats(classId: string, visit: string | undefined, onLeave: (why: Leaving) => void): void {
  const beat = useEffectEvent(async () => {
    if (visit === undefined) return
    const answer = await callApi('POST', `/classes/${classId}/presence`, { visit })
    const why = answer !== 'AWAY' && 'refused' in answer ? LEAVING[answer.refused] : undefined
    if (why) onLeave(why)
  })
  useEffect(() => {
    void beat()
    const timer = setInterval(() => void beat(), BEAT_EVERY_MS)
    return () => clearInterval(timer)
  }, [classId, visit])
}
