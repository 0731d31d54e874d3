// The three stages of a talk.
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { statusAt, type WebinarTimes } from '#core/modules/webinars/webinar-status.ts'

export const TALK_PHASES = ['before_talk', 'during_talk', 'after_talk'] as const
export type TalkPhase = (typeof TALK_PHASES)[number]

/** The clock decides, unless staff have. A talk whose room is open early has not begun; one that runs over still runs. */
export function phaseAt(times: WebinarTimes, override: TalkPhase | null, now: Instant): TalkPhase {
  if (override !== null) return override
  if (isBefore(now, times.startsAt)) return 'before_talk'
  return statusAt(times, now) === 'LIVE' ? 'during_talk' : 'after_talk'
}
