// A learner who was in a class says how it was.
import { ratingErrors as errors } from '#core/modules/classroom/errors.ts'
import type { SessionKind, SessionStatus } from '#core/modules/classroom/session-status.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DAY, isBefore, later, type Instant } from '#core/kernel/time.ts'
import { maskContacts } from '#core/taxonomy/mask-contacts.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAttendance, type LearnerAttendance } from '../attendance/store-attendance.ts'
import { findTaughtSession } from '../store-sessions.ts'
import { upsertRating } from './store-ratings.ts'

const OPEN_FOR = 7 * DAY

interface HeldClass {
  readonly kind: SessionKind
  readonly status: SessionStatus
  readonly endsAt: Instant
}

/** Webinars, talks and demos ask for words of their own, and nobody teaches a lesson led by AI. */
export function mayRate(
  { kind, status, endsAt }: HeldClass,
  attendance: Pick<LearnerAttendance, 'presentMs'> | undefined,
  now: Instant,
): boolean {
  const isTaught = kind === 'CLASS' || kind === 'EXTRA'
  const wasThere = attendance !== undefined && attendance.presentMs > 0
  return wasThere && isTaught && status === 'ENDED' && isBefore(now, later(endsAt, OPEN_FOR))
}

interface Rating {
  readonly id: string
  readonly stars: number
  readonly text: string
}

/** Throws NOT_FOUND_ERROR, or NOT_RATEABLE. */
export async function rateClass(ctx: Ctx, { id, stars, text }: Rating, { learnerId }: LearnerCall): Promise<void> {
  const [session, attendance] = await Promise.all([
    findTaughtSession(ctx.db, id),
    findAttendance(ctx.db, { sessionId: id, learnerId }),
  ])
  if (!session) throw commonErrors.NOT_FOUND_ERROR()
  const now = ctx.now()
  if (!mayRate(session, attendance, now)) throw errors.NOT_RATEABLE()
  const { teacherId } = session
  await upsertRating(ctx.db, { id: ctx.newId('rat'), sessionId: id, teacherId, learnerId, stars, text: maskContacts(text), now })
} // prettier-ignore
