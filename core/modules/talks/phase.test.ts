import { describe, expect, it } from 'vitest'
import { fromIndia, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { phaseAt } from './phase.ts'

const SEVEN = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
const talk = { status: 'SCHEDULED' as const, startsAt: SEVEN, endsAt: later(SEVEN, HOUR) }

describe('a talk', () => {
  it.each([
    ['a minute before its start', later(SEVEN, -1), 'before_talk'],
    ['at its start', SEVEN, 'during_talk'],
    ['a moment before its end', later(SEVEN, HOUR - 1), 'during_talk'],
    ['at its end', later(SEVEN, HOUR), 'after_talk'],
  ] as const)('%s', (_, now, phase) => {
    expect(phaseAt(talk, null, now)).toBe(phase)
  })

  it('that runs over is still on for a quarter of an hour, and one that ended early is over', () => {
    expect(phaseAt({ ...talk, status: 'LIVE' }, null, later(SEVEN, HOUR + MINUTE))).toBe('during_talk')
    expect(phaseAt({ ...talk, status: 'LIVE' }, null, later(SEVEN, HOUR + 15 * MINUTE))).toBe('after_talk')
    expect(phaseAt({ ...talk, status: 'ENDED' }, null, later(SEVEN, MINUTE))).toBe('after_talk')
  })

  it('whose room is open early has not begun', () => {
    expect(phaseAt({ ...talk, status: 'LIVE' }, null, later(SEVEN, -MINUTE))).toBe('before_talk')
  })

  it('is where staff have put it', () => {
    expect(phaseAt(talk, 'after_talk', later(SEVEN, -HOUR))).toBe('after_talk')
  })
})
