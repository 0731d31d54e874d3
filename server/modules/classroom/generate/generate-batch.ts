// Makes a batch's sessions agree with its timetable, eight weeks ahead.
import {
  planSessions,
  sessionsTill,
  type NewOccurrence,
  type Occurrence,
} from '#core/modules/classroom/plan-sessions.ts'
import type { GeneratedClasses } from '#core/modules/classroom/staff-api.ts'
import type { TaughtBatch } from '#core/modules/catalogue/batch/taught-batch.ts'
import { indianDay, type Instant } from '#core/kernel/time.ts'
import type { z } from 'zod'
import { listTaughtBatches } from '#server/modules/catalogue/index.ts'
import { listLedByAi } from '#server/modules/listings/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { insertChanges, listClosures, replaceClashes } from '../store-changes.ts'
import { listPlacedSessions } from '../store-sessions.ts'
import { listOfOtherKind, lockGenerated, updateFree, updateGenerated, updateKind } from '../store-write.ts'
import { tellChanges } from '../families/tell-changes.ts'
import type { Generation } from './generation.ts'
import { cancelSession, changeSession, placeSessions } from './apply-plan.ts'

export type Generated = z.output<typeof GeneratedClasses>

/**
 * Adds, moves and cancels sessions in the caller's transaction, and lets the families of the batch know. A class whose teacher is busy
 * is not added, or stays at its hour: it is listed as a clash. Undefined when there is no such batch.
 */
export async function generateBatch(ctx: Ctx, tx: Tx, batchId: string): Promise<Generated | undefined> {
  const now = ctx.now()
  const before = await lockGenerated(tx, batchId, now)
  const [batch] = await listTaughtBatches(tx, { ids: [batchId] })
  if (!batch) return undefined
  const today = indianDay(now)
  const closures = await listClosures(tx, today)
  const plan = planSessions(batch, closures, await listPlacedSessions(tx, batchId, today), now)
  const kind = (await listLedByAi(tx, [batch.bundleId])).has(batch.bundleId) ? 'AI_LESSON' : 'CLASS'
  const work: Generation = { ctx, tx, batch, kind, knownTill: before.till, changes: [], clashes: [] }
  if (kind === 'AI_LESSON') await followListing(work)
  // Cancelled classes free their hours for the others.
  for (const each of plan.cancelled) await cancelSession(work, each)
  for (const each of plan.changed) await changeSession(work, each)
  const added = await placeSessions(work, plan.added)
  await updateFree(tx, plan.opened)
  await updateGenerated(tx, batchId, sessionsTill(now))
  await writeClashes(work)
  await insertChanges(tx, work.changes)
  await tellChanges(ctx, tx, work.changes.map(({ id }) => id)) // prettier-ignore
  const moved = plan.changed.filter(({ to }) => !work.clashes.includes(to))
  return {
    added: added.map((each) => shown(batch, each, null)),
    moved: moved.map(({ session, to }) => shown(batch, to, session.startsAt)),
    cancelled: plan.cancelled.map(({ session }) => shown(batch, session, session.startsAt)),
    clashes: work.clashes.map((each) => shown(batch, each, null)),
  }
}

/** A course may be listed as led by AI after its classes were generated. A class that it shares with another course stays. */
async function followListing({ ctx, tx, batch, kind }: Generation): Promise<void> {
  const others = await listOfOtherKind(tx, batch.id, kind, ctx.now())
  const led = await listLedByAi(tx, others.flatMap(({ bundleIds }) => bundleIds)) // prettier-ignore
  for (const { id, bundleIds } of others)
    if (bundleIds.every((bundleId) => led.has(bundleId))) await updateKind(tx, id, kind)
}

async function writeClashes({ ctx, tx, batch, clashes }: Generation): Promise<void> {
  const rows = clashes.map((each) => ({ ...each, id: ctx.newId('cla') }))
  await replaceClashes(tx, batch.id, rows, ctx.now())
}

function shown(
  { id: batchId }: TaughtBatch,
  { subject, teacherId, startsAt, endsAt }: Occurrence | NewOccurrence,
  wasStartsAt: Instant | null,
) {
  return { batchId, subject, teacherId, startsAt, endsAt, wasStartsAt }
}
