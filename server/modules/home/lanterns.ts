import type { LanternWeek } from '#core/modules/home/lantern.ts'
import { lanternWeek, nightsKept, nightsOfWeek, type Goal } from '#core/modules/home/lantern-week.ts'
import { AttendanceCorrected, AttendanceRecorded } from '#core/modules/classroom/events.ts'
import { listAttendedDays, type AttendedDay } from '#server/modules/classroom/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { findGoal, insertNights, listNights, updateGoal } from './store-lanterns.ts'

export async function viewLanterns(ctx: Ctx, actor: Household): Promise<LanternWeek> {
  const now = ctx.now()
  const [goal, lit] = await Promise.all([
    findGoal(ctx.db, actor.learnerId),
    listNights(ctx.db, actor.learnerId, nightsOfWeek(now)),
  ])
  const nights = lanternWeek(lit, now)
  return { goal, nights, kept: nightsKept(nights) }
}

export async function setGoal(ctx: Ctx, actor: Household, nights: Goal): Promise<LanternWeek> {
  await updateGoal(ctx.db, actor.learnerId, nights)
  return viewLanterns(ctx, actor)
}

/** A class that was attended lights the lantern of its night, and nothing else does. One that is lit stays lit. */
export const lanternListeners = [
  listener('home.light-lanterns', AttendanceRecorded, async (ctx, { sessionId }) =>
    light(ctx, await listAttendedDays(ctx, sessionId)),
  ),
  listener('home.light-lantern', AttendanceCorrected, async (ctx, { sessionId, learnerId }) =>
    light(ctx, await listAttendedDays(ctx, sessionId, learnerId)),
  ),
]

function light(ctx: Ctx, days: readonly AttendedDay[]): Promise<void> {
  return insertNights(ctx.db, days, ctx.now())
}
