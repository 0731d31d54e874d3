// The classes of the coming eight weeks. In the demo family's batch one class is cancelled, one is moved, and two are over.
import { DAY, fromIndia, indianDay, inIndia, later, MINUTE } from '#core/kernel/time.ts'
import {
  aPastClass,
  aRemark,
  changeClasses,
  generateBatches,
  keepTeacherRecords,
} from '#server/modules/classroom/factory.ts'
import type { NewBatch, NewBundle } from '#server/modules/catalogue/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

interface Courses {
  readonly bundles: readonly NewBundle[]
  readonly batches: readonly NewBatch[]
}

export async function seedClasses(ctx: Ctx, { bundles, batches }: Courses, grade: number): Promise<void> {
  await generateBatches(ctx, batches.map(({ id }) => id)) // prettier-ignore
  const course = bundles.find((each) => each.grade === grade && each.target === 'school')
  const batch = batches.find(({ bundleId }) => bundleId === course?.id)
  if (batch) await changeClasses(ctx, batch.id)
}

interface PastClasses {
  readonly learnerId: string
  readonly teacherId: string
  readonly staffId: string
}

/** Yesterday and the day before, with the learner's attendance, and a remark on an earlier month, which the family has read. */
export async function seedPastClasses(
  ctx: Ctx,
  { bundles, batches }: Courses,
  { learnerId, teacherId, staffId }: PastClasses,
  grade: number,
): Promise<void> {
  const course = bundles.find((each) => each.grade === grade && each.target === 'school')
  const batch = batches.find(({ bundleId }) => bundleId === course?.id)
  const slot = batch?.slots?.find((each) => each.teacherId === teacherId)
  if (!batch || !slot) return
  const { year, month, day } = inIndia(ctx.now())
  for (const [daysAgo, minutes] of [[1, 54], [2, 17]] as const) {
    const startsAt = later(fromIndia(year, month, { day, minutes: 17 * 60 }), -daysAgo * DAY)
    const line = { learnerId, presentMs: minutes * MINUTE, isAttended: minutes > 20, isLate: minutes < 20, leftEarly: false }
    await aPastClass(ctx, { batch, teacherId, subject: slot.subject, startsAt, learners: [line] })
  }
  await keepTeacherRecords(ctx)
  const text = 'Meera writes every step and asks when one is missing. Next: check the units before the result.'
  const earlier = indianDay(fromIndia(year, month - 2, { day: 1 })).slice(0, 7)
  await aRemark(ctx, { learnerId, teacherId, month: earlier, text, publishedBy: staffId })
} // prettier-ignore
