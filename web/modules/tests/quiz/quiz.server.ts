import { showDate } from '#core/kernel/time.ts'
import { shownLock } from '#web/page/course/lock.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { requireViewer, type Page } from '#web/page/page.server.ts'
import { closingOf, momentOf } from '#web/page/wording.ts'

export async function readQuiz(page: Page, id: string) {
  const { userId } = await requireViewer(page)
  const { api, lang, locale } = page
  const test = await api.attempts.getTest({ id: id as never, lang }) // the endpoint checks it
  return {
    id: test.id,
    learnerId: userId,
    lang,
    title: test.title,
    questionCount: test.questionCount,
    totalMarks: test.totalMarks,
    durationMinutes: test.durationMinutes,
    sections: test.sections,
    languages: test.languages,
    lock: shownLock(test.lock, locale),
    attemptsLeft: test.attemptsLeft,
    attemptId: test.attemptId,
    isRunning: test.attemptStatus === 'IN_PROGRESS',
    opensAt: test.opensAt !== null && test.opensAt > test.serverTime ? momentOf(test.opensAt, lang) : null,
    closesOn: test.closesAt === null ? null : showDate(closingOf(test.closesAt), lang),
    isOver: test.closesAt !== null && test.closesAt <= test.serverTime,
    notesSignals: test.notesSignals,
    isPractice: test.isPractice,
    serverTime: test.serverTime,
    messages: messagesOf(locale, ['tests']),
  }
}
export type QuizData = Omit<Awaited<ReturnType<typeof readQuiz>>, 'messages'>
