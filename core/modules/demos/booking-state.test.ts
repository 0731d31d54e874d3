import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromIndia, HOUR, later, MINUTE, SECOND } from '#core/kernel/time.ts'
import { DEMO_STATES, DEMO_TRANSITIONS, isSeated, mayBecome, mayJoin, mayMarkMissed, mayMove, SEATED_STATES, type DemoState } from './booking-state.ts' // prettier-ignore

const SIX = fromIndia(2026, 11, { day: 23, minutes: 18 * 60 })
const booked = { state: 'BOOKED' as const, startsAt: SIX, endsAt: later(SIX, HOUR), heldUntil: null }

describe('a demo booking', () => {
  it('never gets a seat back once it has lost it, on any walk', () => {
    const choices = fc.array(fc.nat(7), { maxLength: 12 })
    fc.assert(
      fc.property(choices, (steps) => {
        let state: DemoState = 'HELD'
        let hasLost = false
        for (const step of steps) {
          const next: DemoState | undefined =
            DEMO_TRANSITIONS[state][step % Math.max(1, DEMO_TRANSITIONS[state].length)]
          if (next === undefined) break
          state = next
          const isWithSeat = (SEATED_STATES as readonly DemoState[]).includes(state)
          expect(hasLost && isWithSeat).toBe(false)
          hasLost ||= !isWithSeat
        }
      }),
    )
  })

  it('is never attended without having begun', () => {
    expect(DEMO_STATES.filter((state) => mayBecome(state, 'ATTENDED'))).toEqual(['IN_SESSION'])
  })

  it('that is held ends after its time, without a job', () => {
    const held = { state: 'HELD' as const, heldUntil: later(SIX, 900 * SECOND) }
    expect(isSeated(held, later(SIX, 900 * SECOND - 1))).toBe(true)
    expect(isSeated(held, later(SIX, 900 * SECOND))).toBe(false)
  })

  it('can be moved until ten minutes before its start', () => {
    expect(mayMove(booked, later(SIX, -10 * MINUTE))).toBe(true)
    expect(mayMove(booked, later(SIX, -10 * MINUTE + 1))).toBe(false)
    expect(mayMove({ ...booked, state: 'IN_SESSION' }, later(SIX, -HOUR))).toBe(false)
  })

  it('can be joined from ten minutes before its start until its end', () => {
    expect(mayJoin(booked, later(SIX, -10 * MINUTE - 1))).toBe(false)
    expect(mayJoin(booked, later(SIX, -10 * MINUTE))).toBe(true)
    expect(mayJoin(booked, later(SIX, HOUR - 1))).toBe(true)
    expect(mayJoin(booked, later(SIX, HOUR))).toBe(false)
    expect(mayJoin({ ...booked, state: 'CANCELLED' }, SIX)).toBe(false)
  })

  it('is missed a quarter of an hour after its start at the earliest', () => {
    expect(mayMarkMissed(booked, later(SIX, 15 * MINUTE - 1))).toBe(false)
    expect(mayMarkMissed(booked, later(SIX, 15 * MINUTE))).toBe(true)
    expect(mayMarkMissed({ ...booked, state: 'ATTENDED' }, later(SIX, HOUR))).toBe(false)
  })
})
