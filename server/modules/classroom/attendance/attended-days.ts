import { indianDay } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findTaughtSession } from '../store-sessions.ts'
import { findAttendance, listAttendance } from './store-attendance.ts'

export interface AttendedDay {
  readonly learnerId: string
  /** The day of the class in India: "2026-11-23". */
  readonly day: string
}

/** Those who attended this class, or this one learner if they did. */
export async function listAttendedDays(ctx: Ctx, sessionId: string, learnerId?: string): Promise<AttendedDay[]> {
  const session = await findTaughtSession(ctx.db, sessionId)
  if (!session) return []
  const lines =
    learnerId === undefined
      ? await listAttendance(ctx.db, sessionId)
      : [(await findAttendance(ctx.db, { sessionId, learnerId })) ?? []].flat()
  const day = indianDay(session.startsAt)
  return lines.flatMap((line) => (line.isAttended ? { learnerId: line.learnerId, day } : []))
}
