import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, inIndia, indianDay, later, MINUTE, toInstant, type Instant } from '#core/kernel/time.ts'
import { CATEGORY_DEFAULTS, DEMO_CATEGORIES, gradeRange } from './category.ts'
import { indexOfSlot, slotAt, slotsIn, slotsString, slotsVersion, type SlotRules } from './slots.ts'

/** Monday, 16 November 2026, 16:10 in India: the worked example. */
const MONDAY = fromIndia(2026, 11, { day: 16, minutes: 16 * 60 + 10 })
const everybody = () => true
const rulesOf = (category: (typeof DEMO_CATEGORIES)[number], bufferMinutes = 0): SlotRules => ({ ...CATEGORY_DEFAULTS[category], days: [], bufferMinutes }) // prettier-ignore

describe('the slot string', () => {
  it('is the worked example, to the letter', () => {
    const text = slotsString(rulesOf('coding', 60), MONDAY, everybody)
    expect(text).toHaveLength(168)
    expect(text.slice(0, 24)).toBe('000000000000000000111000')
    expect(text.indexOf('1')).toBe(18)
    expect([...text].filter((bit) => bit === '1')).toHaveLength(43)
  })

  it.each([
    ['coding', 45, '000000000000000011111000', '000000000001111111111000'],
    ['reading', 84, '000000000111111111111000', '000000000111111111111000'],
    ['speaking', 27, '000000000000000011100000', '000000000001110011100000'],
  ] as const)('of %s has %d starts a week', (category, count, weekday, weekend) => {
    const text = slotsString(rulesOf(category), fromIndia(2026, 11, { day: 16 }), everybody)
    expect([...text].filter((bit) => bit === '1')).toHaveLength(count)
    expect([text.slice(0, 24), text.slice(5 * 24, 6 * 24)]).toEqual([weekday, weekend])
  })

  it('leaves out a day that is closed, and starts without a seat', () => {
    const rules = {
      ...rulesOf('coding'),
      days: [
        { day: '2026-11-17', hours: [] },
        { day: '2026-11-18', hours: [9] },
      ],
    }
    const text = slotsString(rules, MONDAY, (startsAt) => inIndia(startsAt).hour !== 20)
    expect(text.slice(24, 72)).toBe('0'.repeat(24) + '000000000100000000000000')
    expect(text[20]).toBe('0')
  })

  it('agrees with a list of all starts, at any moment', () => {
    const moments = fc.integer({ min: 0, max: 400 * 24 * 60 }).map((minutes) => later(MONDAY, minutes * MINUTE))
    fc.assert(
      fc.property(moments, fc.constantFrom(...DEMO_CATEGORIES), fc.constantFrom(0, 60), (now, category, buffer) => {
        const text = slotsString(rulesOf(category, buffer), now, everybody)
        expect(slotsIn(text, now)).toEqual(oracle(category, buffer, now))
      }),
    )
  })

  it('names each start by its index, and is read back', () => {
    for (let index = 0; index < 168; index += 1) expect(indexOfSlot(slotAt(index, MONDAY), MONDAY)).toBe(index)
    expect(indexOfSlot(later(slotAt(3, MONDAY), MINUTE), MONDAY)).toBeUndefined()
    expect(indexOfSlot(slotAt(168, MONDAY), MONDAY)).toBeUndefined()
    expect(indexOfSlot(slotAt(-1, MONDAY), MONDAY)).toBeUndefined()
    expect(slotsIn('1'.repeat(167), MONDAY)).toBeUndefined()
  })

  it('shows a half hour to a viewer whose zone differs by one', () => {
    const startsAt = slotAt(16, MONDAY)
    const inDubai = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'Asia/Dubai' }).format(startsAt)
    expect(inDubai.replace(/\s/, ' ')).toBe('2:30 PM')
  })

  it('has another version when a seat is taken', () => {
    const text = slotsString(rulesOf('coding'), MONDAY, everybody)
    expect(slotsVersion(text)).toBe(slotsVersion(text))
    expect(slotsVersion(text)).not.toBe(slotsVersion(text.replace('1', '0')))
  })
})

describe('the classes of a demo', () => {
  it('are named as a range', () => {
    expect(DEMO_CATEGORIES.map((category) => gradeRange(CATEGORY_DEFAULTS[category].grades).en)).toEqual(['1 to 8', 'LKG to 1', '2 to 8', '1 to 8']) // prettier-ignore
  })
})

/** Goes over the calendar hour by hour, from the published table. */
function oracle(category: (typeof DEMO_CATEGORIES)[number], buffer: number, now: Instant): Instant[] {
  const table = {
    coding: [[16, 20], [11, 20]],
    reading: [[9, 20], [9, 20]],
    speaking: [[16, 18], [11, 18]],
    maths: [[16, 20], [11, 20]],
  }[category] as [number, number][] // prettier-ignore
  const lastDay = indianDay(later(now, 6 * DAY))
  const starts: Instant[] = []
  for (
    let at = Math.ceil((now - 30 * MINUTE) / HOUR) * HOUR + 30 * MINUTE;
    indianDay(toInstant(at)) <= lastDay;
    at += HOUR
  ) {
    // prettier-ignore
    const startsAt = toInstant(at)
    const { weekday, hour } = inIndia(startsAt)
    const isWeekend = weekday === 0 || weekday === 6
    const [first, last] = table[isWeekend ? 1 : 0] ?? [0, -1]
    const isBreak = category === 'speaking' && isWeekend && (hour === 14 || hour === 15)
    if (hour >= first && hour <= last && !isBreak && at - now >= buffer * MINUTE) starts.push(startsAt)
  }
  return starts
}
