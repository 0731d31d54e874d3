// The live session of a demo, with the first of these teachers who can still give it.
import { codeOf } from '#core/kernel/error.ts'
import { demoErrors as errors } from '#core/modules/demos/errors.ts'
import { planSession, replanSession } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { updateBooking, updateTeacher, type StoredBooking } from '../store.ts'

const NOT_FREE = new Set<string | undefined>(['TEACHER_HAS_A_CLASS', 'TEACHER_ON_LEAVE', 'NOT_THEIR_SUBJECT'])

export interface DemoPlan {
  readonly booking: Pick<StoredBooking, 'id' | 'category' | 'startsAt' | 'endsAt' | 'teacherId'>
  /** The session that the demo had before it was moved. */
  readonly sessionId: string | null
  /** Who else can give it, the best first. */
  readonly others: readonly string[]
  readonly reason: string
}

/** Writes the teacher and the session to the booking. Throws SLOT_TAKEN when none of them is free any more. */
export async function planDemo(ctx: Ctx, tx: Tx, { booking, sessionId, others, reason }: DemoPlan): Promise<void> {
  const { id, category: subject, startsAt, endsAt } = booking
  for (const teacherId of [booking.teacherId, ...others.filter((each) => each !== booking.teacherId)]) {
    if (!(await updateTeacher(tx, id, teacherId))) continue
    const plan = { subject, teacherId, startsAt, endsAt }
    try {
      const planned = await plannedAs(ctx, tx, sessionId, { ...plan, reason: { en: reason } })
      return await updateBooking(tx, id, { sessionId: planned })
    } catch (error) {
      // The refusal comes before anything is written.
      if (!NOT_FREE.has(codeOf(error))) throw error
    }
  }
  throw errors.SLOT_TAKEN()
}

async function plannedAs(
  ctx: Ctx,
  tx: Tx,
  sessionId: string | null,
  { reason, ...plan }: Parameters<typeof replanSession>[3],
): Promise<string> {
  if (sessionId === null) return planSession(ctx, tx, 'DEMO', plan)
  await replanSession(ctx, tx, sessionId, { ...plan, reason })
  return sessionId
}
