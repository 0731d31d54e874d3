// Batches at whose hours a learner, or another learner of the family, has classes of another course.
import type { BatchClash } from '#core/modules/classroom/batches/batches-api.ts'
import { clashesOf } from '#core/modules/classroom/batches/slot-clashes.ts'
import { isBefore } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { listLearnersById } from '#server/modules/accounts/index.ts'
import { classWords, listTaughtBatches } from '#server/modules/catalogue/index.ts'
import { listEnrolmentsOfAccounts } from '#server/modules/enrolments/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'

interface ClashAsk {
  readonly batchIds: readonly string[]
  /** For whom the batch is chosen. */
  readonly learnerId: string
  readonly lang: Language
}

/** The clashes by batch. A batch without one is missing. */
export async function findClashes(
  ctx: Ctx,
  { accountId }: Household,
  { batchIds, learnerId, lang }: ClashAsk,
): Promise<ReadonlyMap<string, BatchClash[]>> {
  const now = ctx.now()
  const enrolments = (await listEnrolmentsOfAccounts(ctx.db, [accountId], now)).filter(({ isActive }) => isActive)
  const ownIds = enrolments.flatMap(({ ownBatchId }) => ownBatchId ?? [])
  const taught = await listTaughtBatches(ctx.db, { ids: [...new Set([...batchIds, ...ownIds])] })
  const byId = new Map(taught.map((batch) => [batch.id, batch]))
  const asked = batchIds.flatMap((id) => byId.get(id) ?? [])
  const attended = enrolments.flatMap(({ ownBatchId, bundleId, userId }) => {
    const batch = ownBatchId === null ? undefined : byId.get(ownBatchId)
    const isOver = batch && isBefore(batch.endsAt, now)
    return batch && !isOver ? batch.slots.map((slot) => ({ ...slot, bundleId, userId })) : []
  })
  const [words, learners] = await Promise.all([
    classWords(ctx, { bundleIds: attended.map(({ bundleId }) => bundleId), teacherIds: [] }, lang),
    listLearnersById(ctx.db, attended.map(({ userId }) => userId)), // prettier-ignore
  ])
  const nameOf = new Map<string, string | null>(learners.map(({ userId, firstName }) => [userId, firstName]))
  return new Map(
    asked.flatMap(({ id, bundleId, slots }) => {
      const others = attended.filter((each) => !(each.userId === learnerId && each.bundleId === bundleId))
      const clashes = clashesOf(slots, others).map(({ slot, other }) => ({
        weekday: slot.weekday,
        startMinutes: slot.startMinutes,
        subject: words.subject(other.subject),
        courseTitle: words.courseTitle(other.bundleId),
        learnerName: other.userId === learnerId ? null : (nameOf.get(other.userId) ?? ''),
      }))
      return clashes.length === 0 ? [] : [[id, clashes] as const]
    }),
  )
}
