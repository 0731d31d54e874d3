import { classDates } from '#core/modules/onboarding/class-dates.ts'
import type { CalendarEntry } from '#core/taxonomy/calendar-entry.ts'
import { taughtCourse } from '#server/modules/catalogue/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { CalendarAsk, Ctx } from '#server/platform/context.ts'
import { listOnboardings } from '../store.ts'

/** The classes of every course the learner is in now. */
export async function classEntries(ctx: Ctx, { learnerId, from, till, lang }: CalendarAsk): Promise<CalendarEntry[]> {
  const [enrolments, onboardings] = await Promise.all([
    listEnrolments(ctx.db, learnerId, {}, ctx.now()),
    listOnboardings(ctx.db, learnerId),
  ])
  const running = enrolments.filter(({ isActive }) => isActive)
  const own = onboardings.filter(({ bundleId }) => running.some((each) => each.bundleId === bundleId))
  const dates = own.map(async ({ bundleId, batchId }) => {
    const course = await taughtCourse(ctx, bundleId, lang)
    const batch = course?.batches.find(({ id }) => id === batchId)
    return batch
      ? classDates(batch, from, till).map((date) => ({ ...date, courseTitle: course?.title.text ?? '' }))
      : []
  })
  return (await Promise.all(dates)).flat()
}
