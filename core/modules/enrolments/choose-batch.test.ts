import { describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { chooseBatch } from './choose-batch.ts'

describe('the batch a learner is put into', () => {
  const day = (d: number) => fromIndia(2026, 11, { day: d })
  const batch = { label: 'main', language: 'en', startsAt: day(1), endsAt: day(30) }
  it.each([
    ['is of the learner’s language', 'hi', [batch, { ...batch, label: 'lite', language: 'hi' }], 1],
    ['is the main one', null, [{ ...batch, label: 'lite' }, batch], 1],
    ['is the first to start', 'en', [{ ...batch, startsAt: day(9) }, batch], 1],
    [
      'is not over',
      'en',
      [
        { ...batch, endsAt: day(10) },
        { ...batch, label: 'lite', language: 'hi' },
      ],
      1,
    ],
  ])('%s', (_, language, batches, chosen) => {
    expect(chooseBatch(batches, language, day(21))).toBe(batches[chosen])
  })
  it('is undefined when all are over', () => expect(chooseBatch([batch], 'en', day(30))).toBeUndefined())
})
