import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSheetTime } from './sheet-time.ts'
import { fromIndia, later, MINUTE, SECOND } from './time.ts'

const fifth = fromIndia(2026, 11, { day: 5 })
const afternoon = later(fifth, (14 * 60 + 30) * MINUTE)

test.each([
  ['2026-11-05', fifth],
  ['05/11/2026', fifth],
  ['5-11-2026', fifth],
  ['05.11.2026', fifth],
  ['5-Nov-2026', fifth],
  ['5 November 2026', fifth],
  [' 05/11/2026 ', fifth],
  ['2026-11-05 14:30', afternoon],
  ['2026-11-05T14:30:00', afternoon],
  ['05/11/2026 2:30 PM', afternoon],
  ['05-11-2026 14:30:07', later(afternoon, 7 * SECOND)],
  ['05/11/2026 12:00 am', fifth],
  ['2026-11-05T09:00:00Z', afternoon],
  ['2026-11-05T14:30:00+05:30', afternoon],
])('%s is read as it is meant in India', (text, at) => {
  expect(parseSheetTime(text)).toBe(at)
})

test.each(['', 'yesterday', '11/22/2026', '31/02/2026', '2026-13-01', '05/11/26', '5-Foo-2026', '2026-11-05 25:00', '45600', '05/11/2026 13:00 pm'])(
  '%j is refused', (text) => {
    expect(parseSheetTime(text)).toBeUndefined()
  },
) // prettier-ignore

test('each day is the same day in every way to write it', () => {
  const days = fc.integer({ min: 0, max: 40_000 })
  fc.assert(
    fc.property(days, (n) => {
      const iso = new Date(Date.UTC(2000, 0, 1) + n * 86_400_000).toISOString().slice(0, 10)
      const [year = '', month = '', day = ''] = iso.split('-')
      const at = fromIndia(Number(year), Number(month), { day: Number(day) })
      for (const text of [iso, `${day}/${month}/${year}`, `${day}-${month}-${year}`])
        expect(parseSheetTime(text)).toBe(at)
    }),
  )
})
