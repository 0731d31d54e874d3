import { commonErrors } from '#core/kernel/common-errors.ts'
import { markingApi } from '#core/modules/marking/api.ts'
import { markingStaffApi as staffApi } from '#core/modules/marking/staff-api.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { markAnswer } from './mark/mark-answer.ts'
import { listMarking } from './mark/teach.ts'
import { viewSheet } from './mark/view-sheet.ts'
import { markAgain } from './staff/mark-again.ts'
import { findTask, taskRows, type Task } from './store.ts'

/** Throws NOT_FOUND_ERROR. */
async function getTask(ctx: Ctx, id: string): Promise<Task> {
  const task = await findTask(ctx.db, id)
  if (!task) throw commonErrors.NOT_FOUND_ERROR()
  return task
}

const teaching = routes(markingApi, {
  listMarking: (ctx, _, { actor }) => listMarking(ctx, actor),
  getMarkingSheet: (ctx, _, { markingTask }) => viewSheet(ctx, markingTask),
  markAnswer: (ctx, { lines, remark }, { actor, markingTask }) =>
    markAnswer(ctx, markingTask, { lines, remark, by: actor.teacherId }),
})

const staff = routes(staffApi.staffMarking, {
  async getWrittenAnswer(ctx, { id }) {
    return viewSheet(ctx, await getTask(ctx, id))
  },
  async markWrittenAnswer(ctx, { id, ...marks }, { actor }) {
    const detail = { after: { lines: marks.lines, remark: marks.remark } }
    const note = { actor, action: 'written-answers.mark', subject: `written-answers/${id}`, detail }
    return markAnswer(ctx, await getTask(ctx, id), { ...marks, by: actor.staffId }, (tx) => audit(ctx, tx, note))
  },
  markAgain,
})

export const markingOperations = [...teaching, ...staff, ...resourceOperations(staffApi.staffWrittenAnswers, taskRows)]

export const markingWaiting = [
  waiting(staffApi.staffWrittenAnswers, { label: 'Written answers to mark', group: 'FAMILIES', filter: { status: 'WAITING' } }),
] // prettier-ignore
