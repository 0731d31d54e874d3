// The way of a solved question through review. Nobody approves an answer that they edited.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { solvedErrors as errors } from '#core/modules/solved/errors.ts'
import { statusAfter, type SolvedStep } from '#core/modules/solved/solved-status.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { deleteEdition } from '../store.ts'
import { publish } from './publish.ts'
import { solvedRows, type SolvedRecord } from './tables.ts'

interface StepInput {
  readonly id: string
  readonly version: string
  readonly note?: string | undefined
}

/** Throws NOT_FOUND_ERROR, STALE_VERSION, SOLVED_STEP_REFUSED; SOLVED_NOT_READY, OWN_SOLUTION and ALREADY_EXISTS of an approval. */
export async function takeStep(ctx: Ctx, actor: Staff, step: Exclude<SolvedStep, 'EDIT'>, input: StepInput) {
  const { id, version, note } = input
  return writing(ctx, async (tx) => {
    await solvedRows.lock(tx, id)
    const before = await solvedRows.find(tx, id, ctx.now())
    if (!before) throw commonErrors.NOT_FOUND_ERROR()
    if (before.version !== version) throw resourceErrors.STALE_VERSION()
    const status = nextStatus(before, step, actor)
    await solvedRows.update(tx, id, { status, reviewNote: note ?? '', ...(step === 'ARCHIVE' && { isPublic: false }) }, ctx.now()) // prettier-ignore
    if (step === 'APPROVE') await publish(ctx, tx, before)
    if (step === 'ARCHIVE') await deleteEdition(tx, id)
    const after = await solvedRows.find(tx, id, ctx.now())
    if (!after) throw commonErrors.NOT_FOUND_ERROR()
    const detail = { before: { status: before.status }, after: { status: after.status }, reason: note }
    await audit(ctx, tx, { actor, action: `solved-questions.${step.toLowerCase()}`, subject: `solved-questions/${id}`, detail }) // prettier-ignore
    return after
  })
}

function nextStatus({ status, problems, editors }: SolvedRecord, step: SolvedStep, { staffId }: Staff) {
  const next = statusAfter(status, step)
  if (!next) throw errors.SOLVED_STEP_REFUSED({ status })
  if ((step === 'SUBMIT' || step === 'APPROVE') && problems.length > 0) throw errors.SOLVED_NOT_READY()
  if (step === 'APPROVE' && editors.includes(staffId)) throw errors.OWN_SOLUTION()
  return next
}
