// The learners of a class for staff, with who was there.
import type { AnswerOf } from '#core/kernel/endpoint.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import type { lateCorrectionApi } from '#core/modules/classroom/late-correction-api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { isBefore } from '#core/kernel/time.ts'
import { listLearnerNames } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inMinutes } from '../room/view-class.ts'
import { findTaughtSession } from '../store-sessions.ts'
import { teacherCorrectsUntil } from '../teaching/correct-attendance.ts'
import { listClassLearners } from '../teaching/list-today.ts'
import { listAttendance, listCorrections, listWaitingCorrections } from './store-attendance.ts'

type ClassAttendance = AnswerOf<typeof lateCorrectionApi.staffAttendance.listAttendance>

/** Sorted by name. Those who have moved to another batch since the class are in it too. Throws NOT_FOUND_ERROR. */
export async function viewAttendance(ctx: Ctx, id: string): Promise<ClassAttendance> {
  const session = await findTaughtSession(ctx.staffDb, id)
  if (!session) throw commonErrors.NOT_FOUND_ERROR()
  const [enrolled, lines, corrections, waiting] = await Promise.all([
    listClassLearners(ctx, session),
    listAttendance(ctx.staffDb, id),
    listCorrections(ctx.staffDb, id),
    listWaitingCorrections(ctx.staffDb, id),
  ])
  const lineOf = new Map(lines.map((line) => [line.learnerId, line]))
  const learnerIds = [...new Set([...lineOf.keys(), ...(session.recordedAt === null ? enrolled : [])])]
  const names = await listLearnerNames(ctx.staffDb, learnerIds)
  const learners = learnerIds.map((learnerId) => {
    const line = lineOf.get(learnerId)
    return {
      learnerId: LearnerId.parse(learnerId),
      name: names.get(learnerId) ?? 'A learner without a name',
      attendance: line ? { ...inMinutes(line), correction: corrections.get(learnerId) ?? null } : null,
      isWaiting: waiting.has(learnerId),
    }
  })
  const until = teacherCorrectsUntil(session)
  return {
    teacherCorrectsUntil: until,
    isTeachersTurn: isBefore(ctx.now(), until),
    learners: learners.toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
