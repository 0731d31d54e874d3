import type { Learner } from '#core/modules/accounts/account.ts'
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { updateLearner } from '#server/modules/accounts/index.ts'
import type { TaughtCourse } from '#server/modules/catalogue/index.ts'
import type { Tx } from '#server/platform/database/db.ts'

/**
 * A learner whose class nobody has given studies what the course is for: its class, board and target, in its language. An answer
 * that the family has given stays. `grade_confirmed_at` stays empty, because the family has not said it.
 */
export async function fillStudies(tx: Tx, { userId, studentInfo }: Learner, course: TaughtCourse): Promise<void> {
  const { grade, stream, target, language } = course
  const [board] = course.boards
  const ofTheClass = {
    grade,
    stream,
    ...(board !== undefined && { board: BoardKey.parse(board) }),
    target: TargetKey.parse(target),
  }
  await updateLearner(tx, userId, {
    ...(studentInfo.grade === null && ofTheClass),
    ...(studentInfo.language === null && { language }),
  })
}
