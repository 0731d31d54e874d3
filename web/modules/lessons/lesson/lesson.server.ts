// One lesson of a learner, in words.
import { data } from 'react-router'
import { shownLock } from '#web/page/course/lock.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { requireViewer, unlessMissing, type Page } from '#web/page/page.server.ts'

const LESSON = /^les[0-9a-z]{18}$/

export async function readLesson(page: Page, course: string, id: string) {
  await requireViewer(page)
  const { api, lang, locale } = page
  const found = LESSON.test(id) ? await unlessMissing(api.lessons.getLesson({ id, lang })) : undefined
  if (!found || found.bundleId !== course) throw data(null, { status: 404 })
  const { lock, notes, ...lesson } = found
  return {
    ...lesson,
    pageLang: lang,
    lock: shownLock(lock, locale),
    notes: notes && { ...notes, kiloBytes: Math.ceil(notes.bytes / 1_000) },
    messages: messagesOf(locale, ['lessons']),
  }
}
export type LessonData = Omit<Awaited<ReturnType<typeof readLesson>>, 'messages'>
