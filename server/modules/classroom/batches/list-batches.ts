import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import type { CourseBatch } from '#core/modules/classroom/batches/batches-api.ts'
import { isBefore } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { classWords, listBundleIds, listOpenBatches, listTaughtBatches } from '#server/modules/catalogue/index.ts'
import { countOwnChanges, countSeated, listEnrolments, listOwnWaits } from '#server/modules/enrolments/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { MOST_CHANGES } from './change-batch.ts'
import { findClashes } from './find-clashes.ts'

/** Throws BUNDLE_NOT_FOUND. */
export async function listBatches(
  ctx: Ctx,
  { bundleId, lang }: { readonly bundleId: BundleId; readonly lang: Language },
  { actor, learnerId }: LearnerCall, // prettier-ignore
) {
  if (!(await listBundleIds(ctx.db, [bundleId])).has(bundleId)) throw catalogueErrors.BUNDLE_NOT_FOUND()
  const open = await listOpenBatches(ctx.db, bundleId, ctx.now())
  const ids = open.map(({ id }) => id)
  const [enrolments, taught, seated, waits, changes, words, clashes] = await Promise.all([
    listEnrolments(ctx.db, learnerId, { bundleId }, ctx.now()),
    listTaughtBatches(ctx.db, { ids }),
    countSeated(ctx.db, ids, ctx.now()),
    listOwnWaits(ctx.db, learnerId, bundleId),
    countOwnChanges(ctx.db, learnerId, bundleId),
    classWords(ctx, { bundleIds: [bundleId], teacherIds: [] }, lang),
    findClashes(ctx, actor, { batchIds: ids, learnerId, lang }),
  ])
  const own = enrolments.find(({ isActive }) => isActive)
  const isOwn = ({ id }: { readonly id: string }) => Number(own?.ownBatchId === id)
  const slotsOf = new Map(taught.map(({ id, slots }) => [id, slots]))
  const batches = open
    .toSorted((a, b) => isOwn(b) - isOwn(a) || a.startsAt - b.startsAt || a.label.localeCompare(b.label))
    .map(({ id, label, language, startsAt, seats }): CourseBatch => {
      const wait = waits.find(({ batchId }) => batchId === id)
      const offered = wait?.offeredUntil ?? null
      const isOffered = offered !== null && isBefore(ctx.now(), offered)
      return {
        batchId: id,
        label,
        language: language as Language, // staff choose it among the languages
        startsAt,
        classes: (slotsOf.get(id) ?? []).map(({ weekday, startMinutes, subject }) => ({
          weekday,
          startMinutes,
          subject: words.subject(subject),
        })),
        isOwn: own?.ownBatchId === id,
        seatsLeft: seats === null ? null : Math.max(0, seats - (seated.get(id) ?? 0)),
        place: wait && offered === null ? wait.place : null,
        offeredUntil: isOffered ? offered : null,
        clashes: clashes.get(id) ?? [],
      }
    })
  const changesLeft = Math.max(0, MOST_CHANGES - changes)
  return { bundleId, courseTitle: words.courseTitle(bundleId), isEnrolled: own !== undefined, changesLeft, batches }
}
