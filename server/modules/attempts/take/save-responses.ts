import type { InputOf } from '#core/kernel/endpoint.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { attemptsApi as api, SaveAnswer } from '#core/modules/attempts/api.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import { requireOwnThing } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { saveResponses, type SavedRows } from '../store-responses.ts'
import { claimPhotos } from '../written/claim-photos.ts'

type SaveInput = InputOf<typeof api.saveResponses>

/** One statement for the learner's own attempt, and one more transaction for each answer with photos. */
export async function saveAnswers(
  ctx: Ctx,
  { aid, epoch, items }: SaveInput,
  { actor }: Call<Household>,
): Promise<SaveAnswer> {
  const kept = await claimPhotos(ctx, actor, aid, items)
  const save = (learnerId: string) =>
    saveResponses(ctx.db, { attemptId: aid, learnerId, epoch, items: kept, now: ctx.now() })
  // The chosen learner's, as a rule; else that of another learner of the household, or a foreign one, which is refused.
  const rows =
    (await save(actor.learnerId)) ?? (await save((await requireOwnThing(ctx, actor, 'attempt', aid)).learnerId))
  if (!rows) throw commonErrors.NOT_FOUND_ERROR()
  return saveAnswer(rows, items, ctx.now())
}

/** Tells a device what became of the answers that it sent. */
export function saveAnswer(rows: SavedRows, items: SaveInput['items'], now: Instant): SaveAnswer {
  const { epoch: current, status, expiresAt, broadcast } = rows
  const inTime = rows.fitting.filter((each) => !each.isLate)
  return {
    serverSeq: Math.max(0, ...inTime.map(({ seq }) => seq)),
    serverTime: now,
    expiresAt,
    epoch: current,
    status,
    broadcast,
    dropped: items.flatMap(({ questionId, seq }) => {
      const reason = dropReason(rows, questionId, seq)
      return reason ? [{ questionId, seq, reason }] : []
    }),
  }
}

function dropReason({ saved, fitting }: SavedRows, questionId: string, seq: number) {
  const isSame = (each: { readonly questionId: string; readonly seq: number }) =>
    each.questionId === questionId && each.seq === seq
  const fit = fitting.find(isSame)
  if (!fit) return 'UNKNOWN'
  if (fit.isLate) return 'LATE'
  return saved.some(isSame) ? undefined : 'STALE'
}
