// A learner says that a written answer deserves more: staff agree that another person marks it again.
import type { z } from 'zod'
import { later, DAY } from '#core/kernel/time.ts'
import { markingErrors as errors } from '#core/modules/marking/errors.ts'
import { MarkingTaskId } from '#core/modules/marking/task.ts'
import { upholdChallenge } from '#server/modules/attempts/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { FIRST_AGAIN } from '../mark/mark-answer.ts'
import { insertTask, lockTasks } from '../store.ts'

const AGAIN_WITHIN = 5 * DAY

/** Throws NOT_FOUND_ERROR, STALE_VERSION, CHALLENGE_DECIDED and NOT_MARKED_YET. */
export async function markAgain(ctx: Ctx, challenge: { readonly id: string; readonly version: string }, { actor }: Call<Staff>): Promise<{ taskId: z.infer<typeof MarkingTaskId> }> {
  return writing(ctx, async (tx) => {
    const { attemptId, questionId } = await upholdChallenge(ctx, tx, actor, challenge)
    const tasks = await lockTasks(tx, { attemptId, questionId })
    const last = tasks.at(-1)
    if (last?.status !== 'MARKED') throw errors.NOT_MARKED_YET()
    const taskId = MarkingTaskId.parse(ctx.newId('mkt'))
    const no = Math.max(FIRST_AGAIN, last.no + 1)
    await insertTask(tx, { ...last, id: taskId, no, teacherId: null, dueAt: later(ctx.now(), AGAIN_WITHIN) })
    return { taskId }
  })
} // prettier-ignore
