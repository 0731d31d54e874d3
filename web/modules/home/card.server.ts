// A card of the feed, worded.
import type { api } from '#core/api.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney } from '#core/kernel/money.ts'
import { startOfDayInIndia } from '#core/kernel/time.ts'
import type { Page } from '#web/page/page.server.ts'
import { closingOf, dateTile, machineTime, timeOf, timeTile } from '#web/page/wording.ts'

export type Card = ResponseOf<(typeof api)['home']['getHomeFeed']>['cards'][number]
export type CardView = ReturnType<typeof cardWords>

/** The time of an event today, or the date and the time of a later one. */
export function cardWords({ lang, visit }: Page, { amount, cta, ...card }: Card) {
  const { id, type, title, text } = card
  const at = card.at !== null && type === 'TEST_DUE' ? closingOf(card.at) : card.at
  const isToday = at !== null && startOfDayInIndia(at) === startOfDayInIndia(visit.now)
  return {
    id,
    type,
    title,
    text,
    label: cta.label,
    to: cta.redirectionUrl,
    amount: amount === null ? undefined : showMoney(amount),
    when:
      at === null
        ? undefined
        : {
            dateTime: machineTime(at),
            tile: isToday ? timeTile(at, lang) : dateTile(at, lang),
            time: isToday ? undefined : timeOf(at, lang),
          },
  }
}
