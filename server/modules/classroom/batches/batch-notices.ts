// Families hear that their batch is another one, and that a seat is held for them.
import { notify } from '#server/modules/notices/index.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import type { SeatOffer, TaughtEnrolment } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'

/** One notice for each learner and move. */
export async function notifyMoved(ctx: Ctx, tx: Tx, moved: readonly TaughtEnrolment[], reason: string): Promise<void> {
  const course = await courseTitles(ctx, moved)
  for (const { id, learnerId, bundleId } of moved)
    await notify(ctx, tx, {
      to: { learnerId },
      aboutLearnerId: learnerId,
      type: 'batch-changed',
      key: `batch changed ${id} ${ctx.now()}`,
      purpose: 'CHANGES',
      values: { course: course(bundleId), reason: reason.replace(/\.$/, '') },
      link: '/timetable',
    })
}

export async function notifyOffered(ctx: Ctx, tx: Tx, offers: readonly SeatOffer[]): Promise<void> {
  const course = await courseTitles(ctx, offers)
  for (const { learnerId, bundleId, batchId, until } of offers)
    await notify(ctx, tx, {
      to: { learnerId },
      aboutLearnerId: learnerId,
      type: 'batch-seat',
      key: `batch seat ${batchId} ${learnerId} ${until}`,
      purpose: 'CHANGES',
      values: { course: course(bundleId), time: { at: until } },
      link: `/learn/${bundleId}/batch`,
      isUrgent: true,
      expiresAt: until,
    })
}

async function courseTitles(ctx: Ctx, of: readonly { readonly bundleId: string }[]) {
  const words = await classWords(ctx, { bundleIds: of.map(({ bundleId }) => bundleId), teacherIds: [] }, 'en')
  return (bundleId: string) => words.courseTitle(bundleId).text
}
