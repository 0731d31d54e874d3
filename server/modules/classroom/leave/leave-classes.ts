// The classes that a leave is about.
import { SessionId } from '#core/modules/classroom/session.ts'
import { startOfDay } from '#core/modules/classroom/week.ts'
import { DAY, isBefore, later } from '#core/kernel/time.ts'
import { classWords, type ClassWords } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listTeachersSessions, type TaughtSession } from '../store-sessions.ts'
import type { LeaveDays } from './store-leave.ts'

/** The teacher's classes on these days that have not begun and are not cancelled, the earliest first. */
export async function listAffected(
  ctx: Ctx,
  db: Db,
  { teacherId, firstDay, lastDay }: LeaveDays,
): Promise<TaughtSession[]> {
  const span = { from: startOfDay(firstDay), till: later(startOfDay(lastDay), DAY) }
  const sessions = await listTeachersSessions(db, teacherId, span)
  return sessions.filter(
    ({ status, startsAt }) => status === 'SCHEDULED' && isBefore(ctx.now(), startsAt) && !isBefore(startsAt, span.from),
  )
}

/** The words for these classes in English, which staff and teachers read. */
export function wordsOf(
  ctx: Ctx,
  sessions: readonly TaughtSession[],
  teacherIds: readonly string[] = [],
): Promise<ClassWords> {
  const bundleIds = sessions.flatMap(({ batches }) => batches.map(({ bundleId }) => bundleId))
  return classWords(ctx, { bundleIds, teacherIds }, 'en')
}

export function leaveClass({ id, subject, startsAt, endsAt, batches }: TaughtSession, words: ClassWords) {
  const courses = [...new Set(batches.map(({ bundleId }) => bundleId))]
  return {
    sessionId: SessionId.parse(id),
    subject: words.subject(subject),
    courseTitles: courses.map((bundleId) => words.courseTitle(bundleId).text),
    startsAt,
    endsAt,
  }
}
