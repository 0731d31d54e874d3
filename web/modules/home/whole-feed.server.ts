import type { Page } from '#web/page/page.server.ts'
import type { Card } from './card.server.ts'

/** The pages of a feed that is still one list to a reader. */
const MOST_PAGES = 8

/** The cards of the home feed, page after page. */
export async function readWholeFeed({ api, lang }: Page): Promise<readonly Card[]> {
  let { cards, nextId } = await api.home.getHomeFeed({ lang })
  for (let read = 1; nextId !== null && read < MOST_PAGES; read++) {
    const next = await api.home.getHomeFeedFrom({ id: Number(nextId), lang })
    cards = [...cards, ...next.cards]
    nextId = next.nextId
  }
  return cards
}
