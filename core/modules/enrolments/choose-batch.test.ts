import { describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { batchesInTurn } from './choose-batch.ts'

describe('the batches a learner may be put into', () => {
  const day = (d: number) => fromIndia(2026, 11, { day: d })
  const main = { id: 'main', label: 'main', language: 'en', startsAt: day(1), endsAt: day(30) }
  const late = { ...main, id: 'late', startsAt: day(9) }
  const lite = { ...main, id: 'lite', label: 'lite' }
  const hindi = { ...lite, id: 'hindi', language: 'hi' }
  const over = { ...main, id: 'over', endsAt: day(10) }
  const none = { chosen: null, last: null, language: null }
  it.each([
    ['are those of the learner’s language first', { ...none, language: 'hi' }, [main, hindi], ['hindi', 'main']],
    ['are the main one first', none, [lite, main], ['main', 'lite']],
    ['are the first to start first', none, [late, main], ['main', 'late']],
    ['leave out one that is over', none, [over, hindi], ['hindi']],
    ['are the one so far first', { ...none, last: 'hindi' }, [main, late, hindi], ['hindi', 'main', 'late']],
    [
      'are the chosen one first, and then those of its language',
      { ...none, chosen: 'lite', last: 'main', language: 'hi' },
      [main, late, hindi, lite],
      ['lite', 'main', 'late'],
    ],
    ['are without the chosen one when that is over', { ...none, chosen: 'over' }, [over, main, hindi], ['main']],
    ['are all others when the chosen one is gone', { ...none, chosen: 'gone' }, [hindi, main], ['main', 'hindi']],
  ])('%s', (_, wishes, batches, ids) => {
    expect(batchesInTurn(batches, wishes, day(21)).map(({ id }) => id)).toEqual(ids)
  })
  it('do not exist when all are over', () => expect(batchesInTurn([main], none, day(30))).toEqual([]))
})
