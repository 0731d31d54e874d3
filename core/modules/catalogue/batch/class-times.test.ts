import { describe, expect, it } from 'vitest'
import { isoString, parseInstant, toInstant, type Instant } from '#core/kernel/time.ts'
import { chapterAt, nextStart } from './class-times.ts'

function at(iso: string): Instant {
  return parseInstant(iso) ?? toInstant(0)
}

describe('the next class', () => {
  // 21 November 2026 is a Saturday, weekday 6.
  it.each([
    ['later today', { weekday: 6, startMinutes: 19 * 60 }, '2026-11-21T18:00:00+05:30', '2026-11-21T19:00:00+05:30'],
    [
      'this very minute',
      { weekday: 6, startMinutes: 18 * 60 },
      '2026-11-21T18:00:00+05:30',
      '2026-11-21T18:00:00+05:30',
    ],
    ['a week on', { weekday: 6, startMinutes: 17 * 60 }, '2026-11-21T18:00:00+05:30', '2026-11-28T17:00:00+05:30'],
    ['tomorrow', { weekday: 0, startMinutes: 600 }, '2026-11-21T18:00:00+05:30', '2026-11-22T10:00:00+05:30'],
    ['in the next month', { weekday: 1, startMinutes: 0 }, '2026-11-30T00:00:01+05:30', '2026-12-07T00:00:00+05:30'],
    // 23:00 UTC on Saturday is Sunday in India.
    ['by India’s calendar', { weekday: 0, startMinutes: 300 }, '2026-11-21T23:00:00Z', '2026-11-22T05:00:00+05:30'],
  ])('is %s', (_, weekly, from, start) => {
    expect(isoString(nextStart(weekly, at(from)))).toBe(isoString(at(start)))
  })
})

describe('the chapter', () => {
  const start = at('2026-04-06T00:00:00+05:30')
  const chapters = [
    { chapter: 'Units', month: 1 },
    { chapter: 'Motion in a Straight Line', month: 2 },
    { chapter: 'Motion in a Plane', month: 2 },
    { chapter: 'Laws of Motion', month: 4 },
  ]

  it.each([
    ['2026-04-30T19:00:00+05:30', 'Units'],
    ['2026-05-01T19:00:00+05:30', 'Motion in a Straight Line'],
    ['2026-05-16T19:00:00+05:30', 'Motion in a Straight Line'],
    ['2026-05-17T19:00:00+05:30', 'Motion in a Plane'],
    ['2026-05-31T19:00:00+05:30', 'Motion in a Plane'],
    ['2026-06-10T19:00:00+05:30', 'Motion in a Plane'],
    ['2026-07-01T00:00:00+05:30', 'Laws of Motion'],
    ['2027-03-01T19:00:00+05:30', 'Laws of Motion'],
  ])('taught on %s is %s', (iso, chapter) => {
    expect(chapterAt(chapters, start, at(iso))?.chapter).toBe(chapter)
  })

  it('is undefined before the first class and where no chapter is planned', () => {
    expect(chapterAt(chapters.slice(1), start, at('2026-04-10T19:00:00+05:30'))).toBeUndefined()
    expect(chapterAt([], start, at('2026-05-10T19:00:00+05:30'))).toBeUndefined()
  })
})
