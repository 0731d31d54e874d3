// A marker gives marks. The last marking that was needed gives the learner the marks.
import { DAY, later } from '#core/kernel/time.ts'
import {
  decideMarks,
  fitsRubric,
  fullMarks,
  totalOf,
  type LineMarks,
  type Marking,
} from '#core/modules/marking/decide-marks.ts'
import { markingErrors as errors } from '#core/modules/marking/errors.ts'
import type { MarkInput } from '#core/modules/marking/task.ts'
import { thousandths } from '#core/modules/papers/marking/marks.ts'
import { giveWrittenMark } from '#server/modules/attempts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { insertTask, lockTasks, updateMarked, type Task } from '../store.ts'
import { rubricOf } from './view-sheet.ts'

interface MarkerInput extends MarkInput {
  /** The teacher or the member of staff. */
  readonly by: string
}

/** A further marking is due so long after the one before. */
const NEXT_WITHIN = 2 * DAY

/** `note` writes what the marker did, in the same transaction. Throws every error of the module but NOT_MARKED_YET. */
export async function markAnswer(ctx: Ctx, { id, attemptId, questionId }: Task, { by, lines, remark }: MarkerInput, note?: (tx: Tx) => Promise<void>): Promise<{ status: 'MARKED' }> {
  const given = lines.map((line): LineMarks => ({ id: line.id, marks: thousandths(line.marks) }))
  return inTransaction(ctx.db, async (tx) => {
    const tasks = await lockTasks(tx, { attemptId, questionId })
    const task = tasks.find((each) => each.id === id)
    if (!task) throw errors.ANSWER_IS_GONE()
    if (task.status === 'MARKED') throw errors.ALREADY_MARKED()
    if (tasks.some(({ markedBy }) => markedBy === by)) throw errors.OWN_MARKING()
    const rubric = await rubricOf(tx, task)
    if (!fitsRubric(rubric, given)) throw errors.MARKS_DO_NOT_FIT()
    await updateMarked(tx, id, { by, marks: totalOf({ lines: given }), lines: given, remark, now: ctx.now() })
    const before = tasks.flatMap((each) => (each.status === 'MARKED' && each.lines ? [{ lines: each.lines, remark: each.remark }] : []))
    const isAgain = task.no >= FIRST_AGAIN
    const markings = isAgain ? [{ lines: given, remark }] : [...before, { lines: given, remark }]
    const decided = decideMarks({ full: fullMarks(rubric), isMarkedTwice: task.isMarkedTwice && !isAgain, markings })
    await (decided ? give(ctx, tx, task, decided) : askNext(ctx, tx, task))
    await note?.(tx)
    return { status: 'MARKED' }
  })
} // prettier-ignore

/** From this number on a marking follows a challenge: it counts by itself. */
export const FIRST_AGAIN = 4

async function give(ctx: Ctx, tx: Tx, { attemptId, questionId }: Task, { lines, remark }: Marking): Promise<void> {
  const isTaken = await giveWrittenMark(ctx, tx, { attemptId, questionId, marks: totalOf({ lines }), lines, remark })
  if (!isTaken) throw errors.ANSWER_IS_GONE()
}

/** The next marker is of the staff: the teacher of the batch was the first. */
async function askNext(ctx: Ctx, tx: Tx, task: Task): Promise<void> {
  const dueAt = Math.max(task.dueAt, later(ctx.now(), NEXT_WITHIN)) as Task['dueAt'] // both are instants
  await insertTask(tx, { ...task, id: ctx.newId('mkt'), no: task.no + 1, teacherId: null, dueAt })
}
