import type { CalendarEntry } from '#core/taxonomy/calendar-entry.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { CalendarAsk } from '#server/platform/points/calendar.ts'
import { listOwnSessions } from './classes.ts'

/** The learner's classes, with those that were cancelled: a calendar removes them only when it hears of it. */
export async function calendarEntries(
  ctx: Ctx,
  { learnerId, from, till, lang }: CalendarAsk,
): Promise<CalendarEntry[]> {
  const sessions = await listOwnSessions(ctx, learnerId, { from, till })
  const bundleIds = sessions.map(({ bundleId }) => bundleId)
  const teacherIds = sessions.map(({ teacherId }) => teacherId)
  const words = await classWords(ctx, { bundleIds, teacherIds }, lang)
  return sessions.map(({ uid, sequence, status, bundleId, subject, teacherId, startsAt, endsAt }) => ({
    uid,
    sequence,
    isCancelled: status === 'CANCELLED',
    startsAt,
    endsAt,
    subject: words.subject(subject),
    courseTitle: words.courseTitle(bundleId).text,
    teacherName: words.teacherName(teacherId),
  }))
}
