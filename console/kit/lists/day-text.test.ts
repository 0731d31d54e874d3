import { describe, expect, it } from 'vitest'
import { isDayRange } from '#core/kernel/resource/day-range.ts'
import { daysOf, isOpenRange, rangeOf } from './day-text.ts'

describe('the days of a list in its inputs (N7)', () => {
  it('are sent as one text that the server knows, from both days or one of them', () => {
    const ranges = [rangeOf('2026-11-01', '2026-11-27'), rangeOf('2026-11-01', ''), rangeOf('', '2026-11-27')]
    expect(ranges).toEqual(['2026-11-01..2026-11-27', '2026-11-01..', '..2026-11-27'])
    expect(ranges.every(isDayRange)).toBe(true)
  })

  it('narrow nothing without a day', () => {
    expect(rangeOf('', '')).toBe('')
  })

  it('are read again from a saved filter', () => {
    expect(daysOf('2026-11-01..2026-11-27')).toEqual({ first: '2026-11-01', last: '2026-11-27' })
    expect(daysOf('..2026-11-27')).toEqual({ first: '', last: '2026-11-27' })
    expect(daysOf('this-month')).toEqual({ first: '', last: '' })
    expect([isOpenRange('..2026-11-27'), isOpenRange('this-month')]).toEqual([true, false])
  })
})
