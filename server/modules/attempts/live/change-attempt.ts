// Staff change one attempt: more time, void, open again. Each has a reason in the audit: operations console, O13.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Instant } from '#core/kernel/time.ts'
import { liveErrors as errors } from '#core/modules/attempts/errors.ts'
import { WrittenAnswersChanged } from '#core/modules/attempts/events.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { releasedPapers } from '../results/release.ts'
import { lockAttempt, listAttempts, type Attempt } from '../store.ts'
import { deleteWrittenMarks } from '../written/store-written.ts'
import { updateExtended, updateReopened, updateVoid } from './store-live.ts'

interface Step {
  readonly id: string
  readonly reason: string
  readonly minutes?: number
}

interface Changed {
  readonly status: Attempt['status']
  readonly expiresAt: Instant
}

/** Throws NOT_FOUND_ERROR and ATTEMPT_STEP_REFUSED. */
export function extendAttempt(
  ctx: Ctx,
  step: Step & { readonly minutes: number },
  { actor }: Call<Staff>,
): Promise<Changed> {
  return change(ctx, actor, { name: 'extend', step }, async (tx, { status }) => {
    if (status !== 'IN_PROGRESS') throw errors.ATTEMPT_STEP_REFUSED({ status })
    await updateExtended(tx, step.id, { minutes: step.minutes, now: ctx.now() })
  })
}

/** Throws NOT_FOUND_ERROR and ATTEMPT_STEP_REFUSED. */
export function voidAttempt(ctx: Ctx, step: Step, { actor }: Call<Staff>): Promise<Changed> {
  return change(ctx, actor, { name: 'void', step }, async (tx, { status }) => {
    if (status === 'VOID') throw errors.ATTEMPT_STEP_REFUSED({ status })
    await updateVoid(tx, step.id)
    await ctx.publish(tx, WrittenAnswersChanged, { attemptId: step.id })
  })
}

/** Throws NOT_FOUND_ERROR, ATTEMPT_STEP_REFUSED, and RESULT_IS_KNOWN for a result that the learner may have read. */
export function reopenAttempt(
  ctx: Ctx,
  step: Step & { readonly minutes: number },
  { actor }: Call<Staff>,
): Promise<Changed> {
  return change(ctx, actor, { name: 'reopen', step }, async (tx, attempt) => {
    const { status, learnerId, paperId } = attempt
    if (status === 'IN_PROGRESS') throw errors.ATTEMPT_STEP_REFUSED({ status })
    const others = await listAttempts(tx, learnerId, paperId)
    if (others.some((each) => each.status === 'IN_PROGRESS')) throw errors.ATTEMPT_STEP_REFUSED({ status })
    if (attempt.evaluatedAt !== null && (await isReleased(ctx, paperId))) throw errors.RESULT_IS_KNOWN()
    await updateReopened(tx, step.id, { minutes: step.minutes, now: ctx.now() })
    await deleteWrittenMarks(tx, step.id)
    await ctx.publish(tx, WrittenAnswersChanged, { attemptId: step.id })
  })
}

async function isReleased(ctx: Ctx, paperId: string): Promise<boolean> {
  const paper = await findPaper(ctx.db, paperId)
  return paper !== undefined && (await releasedPapers(ctx, [paper])).has(paperId)
}

interface Action {
  readonly name: string
  readonly step: Step
}

async function change(ctx: Ctx, actor: Staff, { name, step }: Action, work: (tx: Tx, attempt: Attempt) => Promise<void>): Promise<Changed> {
  const { id, reason, minutes } = step
  return writing(ctx, async (tx) => {
    const before = await lockAttempt(tx, id)
    if (!before) throw commonErrors.NOT_FOUND_ERROR()
    await work(tx, before)
    const after = await lockAttempt(tx, id)
    if (!after) throw commonErrors.NOT_FOUND_ERROR()
    const states = [before, after].map(({ status, expiresAt, marks }) => ({ status, expiresAt, marks }))
    const detail = { before: states[0] ?? {}, after: { ...states[1], minutes }, reason }
    await audit(ctx, tx, { actor, action: `test-attempts.${name}`, subject: `test-attempts/${id}`, detail })
    return { status: after.status, expiresAt: after.expiresAt }
  })
} // prettier-ignore
