import { describe, expect, it } from 'vitest'
import { parseInstant } from '#core/kernel/time.ts'
import { momentInCell } from './moment.ts'

function inIst(text: string) {
  const at = parseInstant(`${text}:00+05:30`)
  if (at === undefined) throw new RangeError(text)
  return at
}
const now = inIst('2026-11-27T15:00')

describe('the moment of a cell', () => {
  it.each([
    ['a day of this year has no year', '2026-10-02T20:43', 'createdAt', '2 Oct'],
    ['a day of another year has one', '2027-03-31T20:43', 'createdAt', '31 Mar 2027'],
    ['what happened yesterday has its hour', '2026-11-26T20:43', 'createdAt', '26 Nov, 8:43 pm'],
    ['a class has its hour on any day', '2026-10-02T18:00', 'startsAt', '2 Oct, 6:00 pm'],
    ['a first day has no hour', '2026-12-07T00:00', 'startsAt', '7 Dec'],
    ['a last day has no hour', '2026-11-27T23:59', 'endsAt', '27 Nov'],
  ])('%s', (_, at, source, shown) => {
    expect(momentInCell(inIst(at), now, source)).toBe(shown)
  })
})
