import { describe, expect, it, test } from 'vitest'
import { DAY, HOUR, later, toInstant } from '#core/kernel/time.ts'
import { inFeedOrder, type Orderable } from './feed-order.ts'
import type { CardType } from '#core/taxonomy/feed-card.ts'

const NOW = toInstant(Date.UTC(2026, 10, 21, 12, 30))

function card(id: string, type: CardType, but: Partial<Orderable> = {}): Orderable {
  return { id, type, at: null, expiresAt: null, rank: 5, publishedAt: NOW, ...but }
}

const order = (cards: readonly Orderable[], isPaid = false) => inFeedOrder(cards, NOW, isPaid).map(({ id }) => id)

describe('the home feed', () => {
  const soon = (hours: number) => ({ at: later(NOW, hours * HOUR) })
  const articles = (count: number) => Array.from({ length: count }, (_, i) => card(`a${i}`, 'ARTICLE', { rank: i }))

  it.each<[string, Orderable[], string[]]>([
    [
      'puts live and due cards first by their time, regardless of their rank',
      [
        card('read', 'ARTICLE', { rank: 0 }),
        card('class', 'NEXT_CLASS', { ...soon(2), rank: 9 }),
        card('live', 'LIVE_NOW', { ...soon(-0.5), rank: 9 }),
        card('due', 'INSTALMENT_DUE', soon(1)),
      ],
      ['live', 'due', 'class', 'read'],
    ],
    [
      'tells what is more than a day away by its rank',
      [card('late', 'WEBINAR', { ...soon(25), rank: 2 }), card('read', 'ARTICLE', { rank: 1 })],
      ['read', 'late'],
    ],
    [
      'puts the newest first among those of one rank',
      [card('old', 'ARTICLE', { publishedAt: later(NOW, -DAY) }), card('new', 'ARTICLE')],
      ['new', 'old'],
    ],
    [
      'leaves out what has expired, to the millisecond',
      [card('gone', 'ARTICLE', { expiresAt: NOW }), card('still', 'ARTICLE', { expiresAt: later(NOW, 1) })],
      ['still'],
    ],
    [
      'has one offer at most where there are few cards',
      [card('o1', 'OFFER', { rank: 1 }), card('o2', 'OFFER', { rank: 2 }), ...articles(2)],
      ['a0', 'a1', 'o1'],
    ],
    [
      'has a second offer after the sixth card',
      [card('o1', 'OFFER', { rank: 0 }), card('o2', 'OFFER', { rank: 0 }), ...articles(7)],
      ['a0', 'o1', 'a1', 'a2', 'a3', 'a4', 'o2', 'a5', 'a6'],
    ],
  ])('%s', (_, cards, expected) => {
    expect(order(cards)).toEqual(expected)
    expect(order(cards.toReversed())).toEqual(expected)
  })

  test('of somebody who has paid tells all learning before anything that is sold', () => {
    const cards = [card('demo', 'DEMO', { rank: 0 }), card('offer', 'OFFER', { rank: 1 }), card('read', 'ARTICLE')]
    expect(order(cards, true)).toEqual(['read', 'demo', 'offer'])
    expect(order(cards, false)).toEqual(['demo', 'offer', 'read'])
  })
})
