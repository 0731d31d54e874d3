// Every written answer that waits for marks has a task: for the teacher of the learner's batch, or for staff.
import { DAY, later } from '#core/kernel/time.ts'
import { WrittenAnswersChanged } from '#core/modules/attempts/events.ts'
import { findWaitingAnswers } from '#server/modules/attempts/index.ts'
import { findBatchTeacher } from '#server/modules/classroom/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { deleteOfAttempt, deleteOutdated, insertTask } from './store.ts'

/** As the result promises. */
const MARKED_WITHIN = 5 * DAY

/** A second run changes nothing. */
export const makeTasksListener = listener('marking.make-tasks', WrittenAnswersChanged, (ctx, { attemptId }) =>
  inTransaction(ctx.db, (tx) => makeTasks(ctx, tx, attemptId)),
)

async function makeTasks(ctx: Ctx, tx: Tx, attemptId: string): Promise<void> {
  const waiting = await findWaitingAnswers(tx, attemptId)
  if (!waiting) return deleteOfAttempt(tx, attemptId)
  const { learnerId, paperId, submittedAt, isMarkedTwice, answers } = waiting
  await deleteOutdated(tx, { attemptId, submittedAt, questionIds: answers.map(({ questionId }) => questionId) })
  for (const { questionId, subject } of answers)
    await insertTask(tx, {
      id: ctx.newId('mkt'),
      attemptId,
      learnerId,
      paperId,
      questionId,
      no: 1,
      teacherId: await teacherOf(ctx, tx, learnerId, subject),
      isMarkedTwice,
      submittedAt,
      dueAt: later(submittedAt, MARKED_WITHIN),
    })
}

/** Null for a learner who is taught by nobody in this subject. */
async function teacherOf(ctx: Ctx, tx: Tx, learnerId: string, subject: string): Promise<string | null> {
  const enrolments = await listEnrolments(tx, learnerId, {}, ctx.now())
  const batchIds = enrolments.flatMap(({ ownBatchId }) => ownBatchId ?? [])
  return findBatchTeacher(tx, { batchIds, subject, now: ctx.now() })
}
