import { describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { decidePlace, offeredUntil, type Places } from './decide-place.ts'

const NOW = fromIndia(2026, 11, { day: 23, minutes: 720 })
const three: Places = { capacity: 3, taken: 0, waiting: 0, isOver: false, own: undefined }

describe('a place', () => {
  it.each([
    ['is free', three, 'REGISTERED'],
    ['is the last one', { ...three, taken: 2 }, 'REGISTERED'],
    ['is gone', { ...three, taken: 3 }, 'WAITING'],
    ['is free, but somebody waits for it', { ...three, taken: 2, waiting: 1 }, 'WAITING'],
    ['is without a limit', { ...three, capacity: null, taken: 9_000 }, 'REGISTERED'],
    ['is of a webinar that is over', { ...three, taken: 3, isOver: true }, 'REGISTERED'],
    ['is offered to the learner', { ...three, taken: 3, own: { state: 'OFFERED', heldUntil: later(NOW, 1) } }, 'REGISTERED'], // prettier-ignore
    ['was offered too long ago', { ...three, taken: 3, own: { state: 'OFFERED', heldUntil: NOW } }, 'WAITING'],
    ['was just given up', { ...three, taken: 3, own: { state: 'LEFT', heldUntil: later(NOW, 1) } }, 'REGISTERED'],
  ] as const)('that %s', (_, places, outcome) => {
    expect(decidePlace(places, NOW)).toBe(outcome)
  })

  it('is offered for a day, for half an hour on the last day, and never beyond the start', () => {
    expect(offeredUntil(later(NOW, 3 * DAY), NOW)).toBe(later(NOW, DAY))
    expect(offeredUntil(later(NOW, DAY), NOW)).toBe(later(NOW, 30 * MINUTE))
    expect(offeredUntil(later(NOW, DAY + HOUR), NOW)).toBe(later(NOW, DAY))
    expect(offeredUntil(later(NOW, 5 * MINUTE), NOW)).toBe(later(NOW, 5 * MINUTE))
  })
})
