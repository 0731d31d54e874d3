import { shownLock } from '#web/page/course/lock.server.ts'
import { learnersOf, requireViewer, type Page } from '#web/page/page.server.ts'
import { closingOf, momentOf } from '#web/page/wording.ts'

type Lists = Awaited<ReturnType<Page['api']['attempts']['getTests']>>
type Card = Lists['live'][number]

export async function readTests(page: Page) {
  const viewer = await requireViewer(page)
  const { api, lang } = page
  const lists = await api.attempts.getTests({ lang })
  const shown = (cards: readonly Card[]) => cards.map((card) => cardOf(card, page))
  return {
    learners: learnersOf(viewer),
    live: shown(lists.live),
    upcoming: shown(lists.upcoming),
    done: shown(lists.done),
    // Nothing opens a test that is over.
    missed: shown(lists.missed).map((card) => ({ ...card, lock: null })),
  }
}
export type TestsData = Awaited<ReturnType<typeof readTests>>
export type TestCardData = TestsData['live'][number]

function cardOf(card: Card, { lang, locale }: Page) {
  const { id, title, questionCount, totalMarks, durationMinutes, attemptId, attemptStatus, attemptsLeft } = card
  return {
    id,
    title,
    questionCount,
    totalMarks,
    durationMinutes,
    lock: shownLock(card.lock, locale),
    attemptId,
    attemptStatus,
    attemptsLeft,
    opens: card.opensAt === null ? null : momentOf(card.opensAt, lang),
    closes: card.closesAt === null ? null : momentOf(closingOf(card.closesAt), lang),
  }
} // prettier-ignore
