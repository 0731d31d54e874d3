import { commonErrors } from '#core/kernel/common-errors.ts'
import type { StudyChange } from '#core/modules/accounts/account.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { lockLearner, updateLearner } from './store-learners.ts'

interface ClassInput extends Pick<StudyChange, 'grade' | 'board' | 'target'> {
  readonly id: string
  readonly reason: string
}

/** Corrects what decides the courses that a learner is shown. Courses that run are not touched. */
export function fixClass(ctx: Ctx, { id, reason, grade, board, target }: ClassInput, { actor }: Call<Staff>) {
  return ctx.db.transaction().execute(async (tx) => {
    const learner = await lockLearner(tx, id)
    if (!learner) throw commonErrors.NOT_FOUND_ERROR()
    const { studentInfo } = learner
    const before = { grade: studentInfo.grade, board: studentInfo.board, target: studentInfo.target }
    await updateLearner(tx, id, { grade, board, target, now: ctx.now() })
    const after = { grade: grade ?? before.grade, board: board ?? before.board, target: target ?? before.target }
    await audit(ctx, tx, {
      actor,
      action: 'learners.class',
      subject: `learners/${id}`,
      detail: { before, after, reason },
    })
    return after
  })
}
