// A family changes the batch of a course: twice, to one with a seat, and not shortly before a class of either.
import { batchErrors as errors } from '#core/modules/classroom/errors.ts'
import { HOUR, later } from '#core/kernel/time.ts'
import { countOwnChanges, deleteWait, lockRunning, moveLearner, waitForSeat } from '#server/modules/enrolments/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { listBatchSessions } from '../store-sessions.ts'

/** A family may change the batch of a course so often. */
export const MOST_CHANGES = 2
/** No change from so long before a class until its end. */
const QUIET_BEFORE_CLASS = 2 * HOUR

interface OfBatch {
  readonly bundleId: string
  readonly batchId: string
}

/** Choosing the batch that the learner is in changes nothing. Throws why the family cannot change to it. */
export async function changeBatch(ctx: Ctx, { bundleId, batchId }: OfBatch, { learnerId }: LearnerCall): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const enrolment = await lockRunning(tx, { learnerId, bundleId }, ctx.now())
    if (!enrolment) throw errors.NOT_IN_THE_COURSE()
    if (enrolment.ownBatchId === batchId) return
    if (enrolment.boughtBatchId !== null) throw errors.ONE_BATCH_IS_BOUGHT()
    if ((await countOwnChanges(tx, learnerId, bundleId)) >= MOST_CHANGES) throw errors.BATCH_CHANGED_TWICE()
    await refuseNearClass(ctx, tx, [batchId, ...(enrolment.ownBatchId === null ? [] : [enrolment.ownBatchId])])
    await moveLearner(ctx, tx, enrolment, { batchId, by: 'FAMILY', reason: null })
  })
}

async function refuseNearClass(ctx: Ctx, tx: Tx, batchIds: readonly string[]): Promise<void> {
  const now = ctx.now()
  const near = await listBatchSessions(tx, batchIds, { from: now, till: later(now, QUIET_BEFORE_CLASS) })
  const held = near.find(({ status }) => status !== 'CANCELLED' && status !== 'ENDED')
  if (held) throw errors.BATCH_CLASS_IS_NEAR({ time: { at: held.startsAt } })
}

export async function waitForBatch(
  ctx: Ctx,
  { bundleId, batchId, isWaiting }: OfBatch & { readonly isWaiting: boolean },
  { learnerId }: LearnerCall,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!isWaiting) return deleteWait(tx, { batchId, learnerId })
    const enrolment = await lockRunning(tx, { learnerId, bundleId }, ctx.now())
    if (enrolment?.ownBatchId === batchId) throw errors.IN_THIS_BATCH()
    await waitForSeat(ctx, tx, { learnerId, bundleId, batchId })
  })
}
