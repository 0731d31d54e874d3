import type { AttemptId } from '#core/modules/attempts/attempt.ts'
import { attemptErrors as errors } from '#core/modules/attempts/errors.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { lockAttempt, updateSubmitted, type Attempt } from '../store.ts'
import { evaluateJob } from '../results/evaluate.ts'

interface SubmitInput {
  readonly aid: AttemptId
  readonly epoch: number
}

/** A second call answers the same. Throws TEST_GOES_ON_ELSEWHERE for a device that another one has taken over from. */
export async function submitAttempt(ctx: Ctx, { aid, epoch }: SubmitInput): Promise<Attempt['status']> {
  return ctx.db.transaction().execute(async (tx) => {
    const attempt = await lockAttempt(tx, aid)
    if (attempt?.status === 'IN_PROGRESS' && epoch < attempt.epoch) throw errors.TEST_GOES_ON_ELSEWHERE()
    return (await submitIn(ctx, tx, aid, 'SUBMITTED')) ?? 'SUBMITTED'
  })
}

/** Ends an attempt that runs and has it marked; does nothing to another. Answers its status, undefined if it does not exist. */
export async function submitIn(
  ctx: Ctx,
  tx: Tx,
  id: string,
  status: 'SUBMITTED' | 'AUTO_SUBMITTED',
): Promise<Attempt['status'] | undefined> {
  const attempt = await lockAttempt(tx, id)
  if (attempt?.status !== 'IN_PROGRESS') return attempt?.status
  await updateSubmitted(tx, id, { status, now: ctx.now() })
  await ctx.enqueue(tx, evaluateJob, { attemptId: id })
  return status
}
