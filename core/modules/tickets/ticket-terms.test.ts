import { describe, expect, it } from 'vitest'
import { DAY, HOUR, later, toInstant } from '#core/kernel/time.ts'
import { answerBy, isLate, isWritable, mayEscalate, solveBy, TICKET_CATEGORIES } from './ticket-terms.ts'

const now = toInstant(Date.UTC(2026, 10, 21, 12))
const open = { status: 'OPEN' as const, level: 1, answerBy: later(now, HOUR), solveBy: later(now, DAY), solvedAt: null }

describe('the times of a ticket', () => {
  it('of a complaint are those of the law: an answer within 48 hours, an end within a month', () => {
    expect(answerBy('GRIEVANCE', 1, now)).toBeLessThanOrEqual(now + 48 * HOUR)
    // 28 February after 31 January is the shortest month there is.
    expect(solveBy('GRIEVANCE', now)).toBeLessThanOrEqual(now + 28 * DAY)
  })

  it('are never longer at the second level', () => {
    for (const category of TICKET_CATEGORIES)
      expect(answerBy(category, 2, now)).toBeLessThanOrEqual(Math.min(answerBy(category, 1, now), now + DAY))
  })
})

describe('a ticket', () => {
  it('is late when its answer or its solution is', () => {
    expect(isLate(open, now)).toBe(false)
    expect(isLate(open, later(now, HOUR))).toBe(true)
    expect(isLate({ ...open, status: 'ANSWERED', answerBy: null }, later(now, HOUR))).toBe(false)
    expect(isLate({ ...open, status: 'ANSWERED', answerBy: null }, later(now, DAY))).toBe(true)
    expect(isLate({ ...open, status: 'SOLVED', answerBy: null, solvedAt: now }, later(now, DAY))).toBe(false)
  })

  it('is escalated by its family once: when it is late, answered or solved', () => {
    expect(mayEscalate(open, now)).toBe(false)
    expect(mayEscalate(open, later(now, HOUR))).toBe(true)
    expect(mayEscalate({ ...open, status: 'ANSWERED', answerBy: null }, now)).toBe(true)
    expect(mayEscalate({ ...open, status: 'SOLVED', answerBy: null, solvedAt: now }, now)).toBe(true)
    expect(mayEscalate({ ...open, level: 2 }, later(now, HOUR))).toBe(false)
  })

  it('is opened again for thirty days', () => {
    const solved = { ...open, status: 'SOLVED' as const, answerBy: null, solvedAt: now }
    expect(isWritable(solved, later(now, 30 * DAY - 1))).toBe(true)
    expect(isWritable(solved, later(now, 30 * DAY))).toBe(false)
    expect(mayEscalate(solved, later(now, 30 * DAY))).toBe(false)
  })
})
