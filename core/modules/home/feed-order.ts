// In which order cards stand: a pure function of the cards, the reader and the server's time.
import { DAY, isBefore, later, type Instant } from '#core/kernel/time.ts'
import type { CardType } from '#core/taxonomy/feed-card.ts'

export interface Orderable {
  readonly id: string
  readonly type: CardType
  readonly at: Instant | null
  readonly expiresAt: Instant | null
  readonly rank: number
  readonly publishedAt: Instant
}

/** The cards that sell something before the family learns anything. */
const SALES: readonly CardType[] = ['OFFER', 'DEMO']
/** A learner's own hours count however far they are; another's from a day before. */
const OWN_TIMES: readonly CardType[] = ['LIVE_NOW', 'NEXT_CLASS', 'INSTALMENT_DUE', 'TEST_DUE']
const FIRST = 6

/**
 * Live and due cards come first, then the rest by rank, then the newest. Expired cards are left out. At most one of the
 * first six is an offer; paying families see sales cards below all learning. Unshaped screens, B12.
 */
export function inFeedOrder<T extends Orderable>(cards: readonly T[], now: Instant, isPaid: boolean): T[] {
  const sorted = cards
    .filter(({ expiresAt }) => expiresAt === null || isBefore(now, expiresAt))
    .toSorted((a, b) => Number(isDue(b, now)) - Number(isDue(a, now)) || byTime(a, b, now) || byRank(a, b))
  if (!isPaid) return oneOfferFirst(sorted)
  const isSale = ({ type }: T) => SALES.includes(type)
  return oneOfferFirst([...sorted.filter((card) => !isSale(card)), ...sorted.filter(isSale)])
}

function isDue({ type, at }: Orderable, now: Instant): boolean {
  if (at === null || SALES.includes(type)) return false
  return OWN_TIMES.includes(type) || isBefore(at, later(now, DAY))
}

function byTime(a: Orderable, b: Orderable, now: Instant): number {
  return isDue(a, now) && a.at !== null && b.at !== null ? a.at - b.at : 0
}

function byRank(a: Orderable, b: Orderable): number {
  return a.rank - b.rank || b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1)
}

/** Further offers wait until six others stand before them; where there are not so many, they are left out. */
function oneOfferFirst<T extends Orderable>(sorted: readonly T[]): T[] {
  const [, ...further] = sorted.filter(({ type }) => type === 'OFFER')
  const kept = sorted.filter((card) => !further.includes(card))
  return kept.length < FIRST ? kept : [...kept.slice(0, FIRST), ...withinRest(kept.slice(FIRST), further)]
}

/** Back among the rest by rank, the rest's own order standing. */
function withinRest<T extends Orderable>(rest: readonly T[], further: readonly T[]): T[] {
  const waiting = [...further]
  const ordered = rest.flatMap((card) => {
    const before = waiting.findIndex((offer) => byRank(offer, card) > 0)
    return [...waiting.splice(0, before === -1 ? waiting.length : before), card]
  })
  return [...ordered, ...waiting]
}
