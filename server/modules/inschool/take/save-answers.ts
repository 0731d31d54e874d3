import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { SaveAnswer } from '#core/modules/attempts/api.ts'
import type { inschoolApi } from '#core/modules/inschool/api.ts'
import { isChainWhole, wasCutOff } from '#core/modules/inschool/in-school.ts'
import { findAttempt, saveAnswer, saveResponses } from '#server/modules/attempts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PupilCall } from '../require-pupil.ts'
import { lockPupil, updateChain } from '../store.ts'

type SaveInput = InputOf<typeof inschoolApi.saveResponses>

/**
 * Answers that come after the end count for thirty minutes, if the device was cut off before the end and the server has every answer before
 * them.
 */
export async function saveAnswers(ctx: Ctx, { pupil }: PupilCall, { epoch, after, items }: SaveInput): Promise<SaveAnswer> {
  return ctx.db.transaction().execute(async (tx) => {
    const held = await lockPupil(tx, pupil.id)
    const attempt = await findAttempt(tx, pupil.attemptId)
    if (!held || !attempt) throw commonErrors.NOT_FOUND_ERROR()
    const seqs = items.map(({ seq }) => seq)
    const isWhole = isChainWhole({ epoch, currentEpoch: attempt.epoch, after, chainSeq: held.chainSeq, seqs })
    const { id: attemptId, learnerId, expiresAt } = attempt
    const takesLate = isWhole && wasCutOff({ ...held, expiresAt }, ctx.now())
    const rows = await saveResponses(tx, { attemptId, learnerId, epoch, items, now: ctx.now(), takesLate })
    if (!rows) throw commonErrors.NOT_FOUND_ERROR()
    if (isWhole && rows.fitting.every(({ isLate }) => !isLate)) await updateChain(tx, pupil.id, Math.max(0, ...seqs))
    return saveAnswer(rows, items, ctx.now())
  })
} // prettier-ignore
