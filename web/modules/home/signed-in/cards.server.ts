// For somebody signed in: what is due, where each course stands, what else there is, and the week's lanterns.
import { fromIndia, inIndia } from '#core/kernel/time.ts'
import type { Page, Viewer } from '#web/page/page.server.ts'
import { columnWeekday, weekdayName } from '#web/page/wording.ts'
import { cardWords, type Card } from '../card.server.ts'

export type OwnCards = Awaited<ReturnType<typeof readOwnCards>>

/** Card types with a time. */
const DUE: readonly Card['type'][] = ['LIVE_NOW', 'NEXT_CLASS', 'INSTALMENT_DUE', 'TEST_DUE']

export async function readOwnCards(page: Page, viewer: Viewer, cards: readonly Card[]) {
  const { goal, nights, kept } = await page.api.home.getLanterns({})
  const shown = cards.map((card) => cardWords(page, card))
  const isDue = ({ type }: { readonly type: Card['type'] }) => DUE.includes(type)
  return {
    firstName: viewer.firstName,
    due: shown.filter(isDue),
    courses: shown.filter(({ type }) => type === 'CONTINUE'),
    others: shown.filter((card) => !isDue(card) && card.type !== 'CONTINUE'),
    lanterns: {
      goal,
      kept,
      nights: nights.map((night) => ({ ...night, ...dayNames(night.day, page.lang) })),
    },
  }
}

/** "Sat" and "Saturday" of "2026-11-21". */
function dayNames(day: string, lang: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const { weekday } = inIndia(fromIndia(year, month, { day: date }))
  return { name: columnWeekday(weekday, lang), longName: weekdayName(weekday, lang, 'long') }
}
