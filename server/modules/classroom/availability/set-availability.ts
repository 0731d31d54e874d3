import { availabilityErrors } from '#core/modules/classroom/errors.ts'
import { isWellFormed, type Availability } from '#core/modules/classroom/teaching/availability.ts'
import { indianDay } from '#core/kernel/time.ts'
import type { Call, Teacher } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listAvailability, upsertAvailability } from './store-availability.ts'

/** Without days that are over. */
export async function viewAvailability(ctx: Ctx, { teacherId }: Teacher) {
  const availability = (await listAvailability(ctx.db, [teacherId])).get(teacherId)
  const { weekly = [], days = [] } = availability ?? {}
  return { isStated: availability !== undefined, weekly: [...weekly], days: comingDays(ctx, days) }
}

/** Throws HOURS_OVERLAP. The last write counts. */
export async function setAvailability(
  ctx: Ctx,
  availability: Availability,
  { actor: { teacherId } }: Call<Teacher>,
): Promise<void> {
  if (!isWellFormed(availability)) throw availabilityErrors.HOURS_OVERLAP()
  const { weekly, days } = availability
  await upsertAvailability(ctx.db, teacherId, { weekly, days: comingDays(ctx, days) }, ctx.now())
}

function comingDays(ctx: Ctx, days: Availability['days']) {
  const today = indianDay(ctx.now())
  return days
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ day, hours }) => ({ day, hours: [...hours] }))
}
