import { describe, expect, it } from 'vitest'
import { DAY, fromIndia, later, MINUTE } from '#core/kernel/time.ts'
import { classesAhead, hasBegunToday } from './classes-ahead.ts'

/** Saturday, 21 November 2026, 18:00 IST. */
const NOW = fromIndia(2026, 11, { day: 21, minutes: 18 * 60 })
const slot = (weekday: number, startMinutes: number) => ({ weekday, startMinutes, lengthMinutes: 60 })
const batch = (timetable: ReturnType<typeof slot>[]) => ({
  startsAt: later(NOW, -30 * DAY),
  endsAt: later(NOW, 30 * DAY),
  timetable,
})
const FOREVER = later(NOW, 300 * DAY)

describe('the classes ahead', () => {
  it('begin with the one that is running, and each weekly class comes once', () => {
    const ahead = classesAhead(batch([slot(0, 600), slot(6, 17 * 60 + 30), slot(6, 19 * 60)]), FOREVER, NOW)
    expect(ahead.map(({ startsAt, isLive }) => [startsAt, isLive])).toEqual([
      [later(NOW, -30 * MINUTE), true],
      [later(NOW, 60 * MINUTE), false],
      [later(NOW, 16 * 60 * MINUTE), false],
    ])
  })

  it('have one that just ended a week later', () => {
    const [next] = classesAhead(batch([slot(6, 17 * 60)]), FOREVER, NOW)
    expect(next).toMatchObject({ startsAt: later(NOW, 7 * DAY - 60 * MINUTE), isLive: false })
  })

  it('wait for the batch to begin, and end with it and with what was bought', () => {
    const weekly = [slot(6, 19 * 60)]
    const late = { ...batch(weekly), startsAt: later(NOW, DAY) }
    expect(classesAhead(late, FOREVER, NOW)[0]?.startsAt).toBe(later(NOW, 7 * DAY + 60 * MINUTE))
    expect(classesAhead({ ...batch(weekly), endsAt: later(NOW, 60 * MINUTE) }, FOREVER, NOW)).toEqual([])
    expect(classesAhead(batch(weekly), later(NOW, 60 * MINUTE), NOW)).toEqual([])
  })
})

describe('a class of today', () => {
  const at = (hour: number, minute: number) => fromIndia(2026, 11, { day: 21, minutes: hour * 60 + minute })
  const evening = [slot(6, 19 * 60)]
  const ever = later(NOW, -30 * DAY)

  it('has begun from its first minute on, to the day’s end', () => {
    expect(hasBegunToday(evening, ever, at(18, 59))).toBe(false)
    expect(hasBegunToday(evening, ever, at(19, 0))).toBe(true)
    expect(hasBegunToday(evening, ever, at(23, 59))).toBe(true)
    expect(hasBegunToday([slot(5, 19 * 60)], ever, at(19, 0))).toBe(false)
  })

  it('was not theirs who came after it had begun', () => {
    expect(hasBegunToday(evening, at(19, 1), at(20, 0))).toBe(false)
    expect(hasBegunToday(evening, at(19, 0), at(20, 0))).toBe(true)
  })
})
