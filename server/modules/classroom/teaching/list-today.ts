import { SessionId } from '#core/modules/classroom/session.ts'
import { TEACHERS_ENTER } from '#core/modules/classroom/room/decide-join.ts'
import { DAY, later, startOfDayInIndia } from '#core/kernel/time.ts'
import { classWords, listTeachers } from '#server/modules/catalogue/index.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listParticipants, titleOf } from '../planned/planners.ts'
import { listTeachersSessions, type TaughtSession } from '../store-sessions.ts'

/** The classes of today and tomorrow in India. */
export async function listToday(ctx: Ctx, { teacherId }: Teacher) {
  const from = startOfDayInIndia(ctx.now())
  const [sessions, [teacher]] = await Promise.all([
    listTeachersSessions(ctx.db, teacherId, { from, till: later(from, 2 * DAY) }),
    listTeachers(ctx.db, [teacherId]),
  ])
  const classes = await Promise.all(sessions.map((session) => taughtClass(ctx, session)))
  return { teacherName: teacher?.name ?? '', serverTime: ctx.now(), classes }
}

const MOST_LEARNERS = 1_000

/** A class as its teacher sees it: staff texts are in English. */
export async function taughtClass(ctx: Ctx, session: TaughtSession) {
  const { id, status, subject, startsAt, endsAt, batches } = session
  const bundleIds = [...new Set(batches.map(({ bundleId }) => bundleId))]
  const [title, words, learnerIds] = await Promise.all([
    titleOf(ctx, session),
    classWords(ctx, { bundleIds, teacherIds: [] }, 'en'),
    listClassLearners(ctx, session),
  ])
  return {
    id: SessionId.parse(id),
    status,
    subject: words.subject(subject),
    courseTitles: title ? [title.title.en] : bundleIds.map((bundleId) => words.courseTitle(bundleId).text),
    startsAt,
    endsAt,
    opensAt: later(startsAt, -TEACHERS_ENTER),
    learners: learnerIds.length,
  }
}

/** Those who are taught in the batches of the class, or have registered for it. */
export function listClassLearners(ctx: Ctx, session: TaughtSession): Promise<string[]> {
  return listParticipants(ctx, ctx.db, session, MOST_LEARNERS)
}
