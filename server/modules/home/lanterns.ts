import { indianDay } from '#core/kernel/time.ts'
import { homeErrors as errors } from '#core/modules/home/errors.ts'
import type { LanternWeek } from '#core/modules/home/lantern.ts'
import { lanternWeek, nightsKept, nightsOfWeek, type Goal } from '#core/modules/home/lantern-week.ts'
import { listBegunToday } from '#server/modules/classroom/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readReader } from './reader.ts'
import { findGoal, insertNight, listNights, updateGoal } from './store-lanterns.ts'

export async function viewLanterns(ctx: Ctx, actor: Household): Promise<LanternWeek> {
  const now = ctx.now()
  const [goal, lit, hadClass] = await Promise.all([
    findGoal(ctx.db, actor.learnerId),
    listNights(ctx.db, actor.learnerId, nightsOfWeek(now)),
    hadClassToday(ctx, actor),
  ])
  const nights = lanternWeek(lit, now)
  return { goal, nights, kept: nightsKept(nights), mayLight: hadClass && !lit.includes(indianDay(now)) }
}

export async function setGoal(ctx: Ctx, actor: Household, nights: Goal): Promise<LanternWeek> {
  await updateGoal(ctx.db, actor.learnerId, nights)
  return viewLanterns(ctx, actor)
}

/** Lights tonight's, however often it is asked. Throws NO_CLASS_YET before a class of the learner's has begun. */
export async function lightLantern(ctx: Ctx, actor: Household): Promise<LanternWeek> {
  if (!(await hadClassToday(ctx, actor))) throw errors.NO_CLASS_YET()
  await insertNight(ctx.db, actor.learnerId, indianDay(ctx.now()), ctx.now())
  return viewLanterns(ctx, actor)
}

/** Returns true if a course had a class today that began after the family's enrolment. */
async function hadClassToday(ctx: Ctx, actor: Household): Promise<boolean> {
  const [{ enrolments }, classes] = await Promise.all([readReader(ctx, actor), listBegunToday(ctx, actor.learnerId)])
  return classes.some(({ bundleId, startsAt }) =>
    enrolments.some((each) => each.bundleId === bundleId && each.startsAt <= startsAt),
  )
}
