import type { AnswerOf } from '#core/kernel/endpoint.ts'
import type { waitlistApi } from '#core/modules/classroom/batches/waitlist-api.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { listLearnerNames } from '#server/modules/accounts/index.ts'
import { listTaughtBatches } from '#server/modules/catalogue/index.ts'
import { countWaitlist, listWaitlist } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'

const MOST_LISTED = 200

/** Those with an offer come first. Throws BATCH_NOT_FOUND. */
export async function viewWaitlist(ctx: Ctx, batchId: string): Promise<AnswerOf<typeof waitlistApi.staffWaitlists.getWaitlist>> {
  const [batch] = await listTaughtBatches(ctx.staffDb, { ids: [batchId] })
  if (!batch) throw listingErrors.BATCH_NOT_FOUND()
  const [waits, total] = await Promise.all([
    listWaitlist(ctx.staffDb, batchId, { size: MOST_LISTED, now: ctx.now() }),
    countWaitlist(ctx.staffDb, batchId, ctx.now()),
  ])
  const names = await listLearnerNames(ctx.staffDb, waits.map(({ learnerId }) => learnerId)) // prettier-ignore
  const offered = waits.filter(({ offeredUntil }) => offeredUntil !== null).length
  const learners = waits.map((wait, position) => ({
    ...wait,
    name: names.get(wait.learnerId) ?? '–',
    place: wait.offeredUntil === null ? position - offered + 1 : null,
  }))
  return { total, learners }
} // prettier-ignore
