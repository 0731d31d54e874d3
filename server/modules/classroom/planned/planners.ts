// Sessions that are no classes of a course: the module that plans them says who takes part, and how families know them.
import { listLearnersOfBatches } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { plannedSessions, type PlannedSessions, type SessionTitle } from '../points/planned-sessions.ts'
import type { TaughtSession } from '../store-sessions.ts'

/** Undefined for a class of a course. */
export function plannerOf(ctx: Ctx, { kind }: Pick<TaughtSession, 'kind'>): PlannedSessions | undefined {
  return plannedSessions.of(ctx, kind)
}

/** Undefined for a class of a course. */
export async function titleOf(ctx: Ctx, session: TaughtSession): Promise<SessionTitle | undefined> {
  return (await plannerOf(ctx, session)?.describe(ctx.db, [session.id]))?.get(session.id)
}

/** Those who are taught in the batches of the class now, or who have registered for it. */
export function listParticipants(ctx: Ctx, db: Db, session: TaughtSession, size: number): Promise<string[]> {
  const planner = plannerOf(ctx, session)
  if (planner) return planner.listGuests(db, session.id, size)
  const batchIds = session.batches.map(({ batchId }) => batchId)
  return listLearnersOfBatches(db, batchIds, { now: ctx.now(), size })
}
