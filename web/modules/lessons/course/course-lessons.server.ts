// The lessons of a course by chapters, in words.
import { data } from 'react-router'
import { showDate } from '#core/kernel/time.ts'
import { shownLock } from '#web/page/course/lock.server.ts'
import { learnersOf, requireViewer, unlessMissing, type Page } from '#web/page/page.server.ts'
import { momentOf } from '#web/page/wording.ts'
import { filmTime } from '#web/page/film/film-time.ts'

const COURSE = /^bun[0-9a-z]{18}$/

export async function readCourseLessons(page: Page, course: string) {
  const viewer = await requireViewer(page)
  const { api, lang, locale } = page
  const bundleId = COURSE.test(course) ? course : undefined
  const found = bundleId && (await unlessMissing(api.lessons.getCourseLessons({ bundleId, lang })))
  if (!found) throw data(null, { status: 404 })
  const { title, isEnrolled, validTill, chapters, replays } = found
  return {
    learners: learnersOf(viewer),
    course,
    title,
    isEnrolled,
    till: validTill === null ? null : showDate(validTill, lang, { day: 'numeric', month: 'long', year: 'numeric' }),
    replays: replays.map(({ id, subject, chapter, teacherName, startsAt, lengthSec, isSeen, isFree, lock }) => ({
      id,
      subject,
      chapter,
      teacherName,
      when: momentOf(startsAt, lang),
      length: filmTime(lengthSec),
      isSeen,
      isFree: isFree && !isEnrolled,
      lock: shownLock(lock, locale),
    })),
    chapters: chapters.map(({ subject, chapter, lessons }) => ({
      subject,
      chapter,
      lessons: lessons.map(({ id, kind, title: name, isFree, isSeen, lengthSec, lock }) => ({
        id,
        kind,
        name,
        isFree: isFree && !isEnrolled,
        isSeen,
        length: lengthSec === null ? null : filmTime(lengthSec),
        lock: shownLock(lock, locale),
      })),
    })),
  }
}
export type CourseLessonsData = Awaited<ReturnType<typeof readCourseLessons>>
export type ChapterData = CourseLessonsData['chapters'][number]
export type ReplayRowData = CourseLessonsData['replays'][number]
export type LessonRowData = ChapterData['lessons'][number]
