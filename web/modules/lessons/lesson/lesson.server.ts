// One lesson of a learner, in words.
import { data } from 'react-router'
import { shownLock } from '#web/page/course/lock.server.ts'
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import type { LessonView } from '#core/modules/lessons/lesson.ts'
import { filmTime } from '#web/page/film/film-time.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { requireViewer, unlessMissing, type Page } from '#web/page/page.server.ts'
import { dateTile, machineTime, momentOf, timeOf } from '#web/page/wording.ts'

const LESSON = /^les[0-9a-z]{18}$/

export async function readLesson(page: Page, course: string, id: string) {
  await requireViewer(page)
  const { api, lang, locale } = page
  const found = LESSON.test(id) ? await unlessMissing(api.lessons.getLesson({ id, lang })) : undefined
  if (!found || found.bundleId !== course) throw data(null, { status: 404 })
  const { lock, notes, ...lesson } = found
  const isTaughtLive = lesson.kind === 'LIVE' || lesson.kind === 'AI'
  return {
    ...lesson,
    taught: isTaughtLive && !lock ? await readTaught(page, lesson) : null,
    pageLang: lang,
    lock: shownLock(lock, locale),
    notes: notes && { ...notes, kiloBytes: Math.ceil(notes.bytes / 1_000) },
    messages: messagesOf(locale, ['lessons']),
  }
}

const NEXT = 2
const MOST_LISTED = 20
const MOST_REPLAYS = 6

/** The next classes of its subject, and the recorded ones of its chapter. Until there are some, those of the subject. */
async function readTaught({ api, lang }: Page, { bundleId, subject, chapter }: OfLesson) {
  const [{ classes }, course] = await Promise.all([
    api.classroom.listNextClasses({ lang, size: MOST_LISTED }),
    api.lessons.getCourseLessons({ bundleId, lang }),
  ])
  const ofSubject = course.replays.filter((replay) => replay.subject === subject && !replay.lock)
  const ofChapter = ofSubject.filter((replay) => replay.chapter === chapter)
  const next = classes.filter((each) => each.subject === subject && each.status !== 'CANCELLED').slice(0, NEXT)
  return {
    next: next.map(({ id, kind, chapter: about, startsAt, endsAt, teacherName }) => ({
      id,
      // A lesson led by AI follows its own order, and no teacher holds it.
      details: hasRoom(kind) ? [about, teacherName].filter((each) => each !== null) : [],
      dateTime: machineTime(startsAt),
      tile: dateTile(startsAt, lang),
      from: timeOf(startsAt, lang),
      till: timeOf(endsAt, lang),
    })),
    replays: (ofChapter.length > 0 ? ofChapter : ofSubject)
      .slice(0, MOST_REPLAYS)
      .map(({ id, chapter: about, startsAt, lengthSec, isSeen }) => ({
        id,
        name: about ?? subject,
        when: momentOf(startsAt, lang),
        length: filmTime(lengthSec),
        isSeen,
      })),
  }
}
type OfLesson = Pick<LessonView, 'bundleId' | 'subject' | 'chapter'>

export type LessonData = Omit<Awaited<ReturnType<typeof readLesson>>, 'messages'>
