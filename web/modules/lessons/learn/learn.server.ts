// A learner's place to learn: today's classes, the film to go on with, and the courses.
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import { inIndia, showDate, type Instant } from '#core/kernel/time.ts'
import { learnersOf, requireViewer, type Page } from '#web/page/page.server.ts'
import { machineTime, timeOf, timeTile } from '#web/page/wording.ts'
import { filmTime } from '#web/page/film/film-time.ts'

export async function readLearning(page: Page) {
  const viewer = await requireViewer(page)
  const { api, lang, visit } = page
  const [{ classes }, { courses, begun }] = await Promise.all([
    api.classroom.listNextClasses({ lang, size: 10 }),
    api.lessons.getLearning({ lang }),
  ])
  const today = classes.filter(({ startsAt }) => isSameDay(startsAt, visit.now))
  return {
    learners: learnersOf(viewer),
    today: today.map(({ id, kind, subject, chapter, teacherName, startsAt, endsAt, isNow, status }) => ({
      id,
      subject,
      // A lesson led by AI follows its own order, and no teacher holds it.
      details: hasRoom(kind) ? [chapter, teacherName].filter((each) => each !== null) : [],
      dateTime: machineTime(startsAt),
      tile: timeTile(startsAt, lang),
      till: timeOf(endsAt, lang),
      isNow,
      isCancelled: status === 'CANCELLED',
    })),
    begun: begun && {
      path: `/learn/${begun.bundleId}/${begun.id.startsWith('rec') ? 'replays/' : ''}${begun.id}`,
      title: begun.title,
      courseTitle: begun.courseTitle,
      at: filmTime(begun.positionSec),
      length: filmTime(begun.lengthSec),
    },
    courses: courses.map(({ bundleId, title, validTill, lessonCount, filmCount, seenCount }) => ({
      bundleId,
      title,
      lessonCount,
      filmCount,
      seenCount,
      till: showDate(validTill, lang, { day: 'numeric', month: 'long', year: 'numeric' }),
    })),
  }
}
export type LearningData = Awaited<ReturnType<typeof readLearning>>

function isSameDay(a: Instant, b: Instant): boolean {
  const [one, other] = [inIndia(a), inIndia(b)]
  return one.year === other.year && one.month === other.month && one.day === other.day
}
