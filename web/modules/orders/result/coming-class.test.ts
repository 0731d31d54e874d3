import { describe, expect, it } from 'vitest'
import { toInstant } from '#core/kernel/time.ts'
import { comingClass } from './coming-class.server.ts'

const at = (text: string) => toInstant(Date.parse(text))
/** Maths on Sundays from 5:00 pm to 5:55 pm IST, all of November 2026. */
const batch = {
  startsAt: at('2026-11-01T00:00:00+05:30'),
  endsAt: at('2026-11-30T00:00:00+05:30'),
  timetable: [{ weekday: 0, startMinutes: 17 * 60, lengthMinutes: 55, subject: 'Maths', teacherName: 'Arjun Nambiar' }],
} as unknown as Parameters<typeof comingClass>[0]
const paidAt = at('2026-11-06T21:17:00+05:30')

describe('the class that an order names', () => {
  it.each([
    ['the first since it was paid', '2026-11-07T10:00:00+05:30', '2026-11-08T17:00:00+05:30', true],
    ['still the first while that is going on', '2026-11-08T17:54:00+05:30', '2026-11-08T17:00:00+05:30', true],
    ['the next one once the first has ended', '2026-11-08T17:55:00+05:30', '2026-11-15T17:00:00+05:30', false],
  ])('is %s', (_, now, startsAt, isFirst) => {
    expect(comingClass(batch, paidAt, at(now))).toMatchObject({ startsAt: at(startsAt), isFirst })
  })

  it('is missing after the last of the batch', () => {
    expect(comingClass(batch, paidAt, at('2026-11-29T18:00:00+05:30'))).toBeUndefined()
  })
})
