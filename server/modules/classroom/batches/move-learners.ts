// Staff move learners to another batch: one of them, some (a split), or all (a merge, or the end of the batch).
import { moveErrors as errors } from '#core/modules/classroom/errors.ts'
import type { classroomStaffApi as api } from '#core/modules/classroom/staff-api.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { closeBatch, listOpenBatches, listTaughtBatches } from '#server/modules/catalogue/index.ts'
import { countSeated, deleteWaitsOf, lockRunning, lockTaughtIn, moveLearner } from '#server/modules/enrolments/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { withoutKeeping } from '#server/platform/resource/preview.ts'
import { generateBatchJob } from '../generate/generate-jobs.ts'
import { notifyMoved } from './batch-notices.ts'

type Moves = typeof api.staffBatchMoves

/** Throws LEARNER_HAS_NO_BATCH, BATCH_NOT_FOUND or BATCH_FULL. */
export async function moveOneLearner(
  ctx: Ctx,
  { learnerId, bundleId, batchId, reason }: InputOf<Moves['moveLearner']>,
  { actor }: Call<Staff>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const enrolment = await lockRunning(tx, { learnerId, bundleId }, ctx.now())
    if (!enrolment) throw errors.LEARNER_HAS_NO_BATCH()
    await moveLearner(ctx, tx, enrolment, { batchId, by: 'STAFF', reason })
    const detail = { from: enrolment.ownBatchId, to: batchId, reason }
    await audit(ctx, tx, { actor, action: 'batch.move', subject: learnerId, detail })
    await notifyMoved(ctx, tx, [enrolment], reason)
  })
}

/** All or nobody: throws BATCH_TOO_SMALL when the other batch has too few seats. */
export function moveLearners(ctx: Ctx, move: InputOf<Moves['moveLearners']>, { actor }: Call<Staff>) {
  const work = (own: Ctx, tx: Tx) => moveInTransaction(own, tx, actor, move)
  return move.isDryRun ? withoutKeeping(ctx, work) : ctx.db.transaction().execute((tx) => work(ctx, tx))
}

async function moveInTransaction(
  ctx: Ctx,
  tx: Tx,
  actor: Staff,
  { id, toBatchId, most, closes, reason }: InputOf<Moves['moveLearners']>,
) {
  const to = await requireTarget(ctx, tx, id, toBatchId)
  const taught = await lockTaughtIn(tx, id, ctx.now())
  const moving = most === undefined ? taught : taught.slice(-most)
  if (closes && moving.length < taught.length) throw errors.STAYS_OPEN()
  const left = await seatsLeft(ctx, tx, to)
  if (left !== null && left < moving.length) throw errors.BATCH_TOO_SMALL({ left, learners: moving.length })
  for (const enrolment of moving) await moveLearner(ctx, tx, enrolment, { batchId: toBatchId, by: 'STAFF', reason })
  const waiting = closes ? await close(ctx, tx, id) : 0
  const detail = { toBatchId, learners: moving.length, closes, reason }
  await audit(ctx, tx, { actor, action: 'batch.move-all', subject: id, detail })
  await notifyMoved(ctx, tx, moving, reason)
  return { learners: moving.length, seatsLeft: await seatsLeft(ctx, tx, to), waiting }
}

type Target = Awaited<ReturnType<typeof listOpenBatches>>[number]

async function requireTarget(ctx: Ctx, tx: Tx, id: string, toBatchId: string): Promise<Target> {
  const batches = await listTaughtBatches(tx, { ids: [id, toBatchId] })
  const [source, target] = [id, toBatchId].map((batchId) => batches.find((each) => each.id === batchId))
  if (!source || !target) throw listingErrors.BATCH_NOT_FOUND()
  if (source.bundleId !== target.bundleId || source.id === target.id) throw errors.OTHER_COURSE()
  const open = (await listOpenBatches(tx, target.bundleId, ctx.now())).find((each) => each.id === toBatchId)
  if (!open) throw listingErrors.BATCH_NOT_FOUND()
  return open
}

async function seatsLeft(ctx: Ctx, tx: Tx, { id, seats }: Target): Promise<number | null> {
  return seats === null ? null : seats - ((await countSeated(tx, [id], ctx.now())).get(id) ?? 0)
}

/** Answers how many waited for it. */
async function close(ctx: Ctx, tx: Tx, id: string): Promise<number> {
  await closeBatch(tx, id, ctx.now())
  await ctx.enqueue(tx, generateBatchJob, { batchId: id })
  return (await deleteWaitsOf(tx, id)).length
}
