import { describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { lanternWeek, nightsKept, nightsOfWeek } from './lantern-week.ts'

/** Thursday, 19 November 2026, 20:00 IST. */
const THURSDAY = fromIndia(2026, 11, { day: 19, minutes: 20 * 60 })
const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']

describe('a week of lanterns', () => {
  it.each([
    ['Monday at midnight', fromIndia(2026, 11, { day: 16 })],
    ['Sunday’s last minute', fromIndia(2026, 11, { day: 22, minutes: 24 * 60 - 1 })],
  ])('runs from Monday to Sunday in India: %s', (_, now) => {
    expect(nightsOfWeek(now)).toEqual(WEEK)
  })

  it.each([
    ['nothing is lit: nothing is missed', [], undefined, 0],
    ['Tuesday is missed after Monday: the spare light burns', [WEEK[0]!], WEEK[1], 2],
    ['Monday is missed before Tuesday: no spare, the week begins on Tuesday', [WEEK[1]!], WEEK[2], 2],
    ['two are missed: one is forgiven', [WEEK[0]!, WEEK[3]!], WEEK[1], 3],
    ['tonight is not missed yet', [WEEK[0]!, WEEK[1]!, WEEK[2]!], undefined, 3],
  ])('where %s', (_, lit, spare, kept) => {
    const nights = lanternWeek(lit, THURSDAY)
    expect(nights.find(({ isSpare }) => isSpare)?.day).toBe(spare)
    expect(nightsKept(nights)).toBe(kept)
    expect(nights.filter(({ isTonight }) => isTonight).map(({ day }) => day)).toEqual([WEEK[3]])
  })
})
