import type { Instant } from '#core/kernel/time.ts'
import { findCourseStart } from '#server/modules/catalogue/index.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface Bought {
  readonly bundleId: string
  /** The batch that the learner is in. */
  readonly ownBatchId: string | null
  readonly startsAt: Instant
  readonly validTill: Instant
}

/** The days that the price of a course is for. A day before it begins is not one of them: nobody can use it. Decision 0021. */
export async function paidDays(db: Db, { bundleId, ownBatchId, startsAt, validTill }: Bought) {
  const begins = await findCourseStart(db, { bundleId, batchId: ownBatchId })
  return { startsAt: begins === undefined || begins < startsAt ? startsAt : begins, validTill }
}
