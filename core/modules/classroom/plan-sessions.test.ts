import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, later } from '#core/kernel/time.ts'
import type { TaughtBatch, WeeklyClass } from '#core/modules/catalogue/batch/taught-batch.ts'
import { planSessions, type Closure, type PlacedSession, type SessionPlan } from './plan-sessions.ts'

/** Saturday, 21 November 2026, 18:00 IST. */
const NOW = fromIndia(2026, 11, { day: 21, minutes: 18 * 60 })
const slot = (weekday: number, hour: number, but: Partial<WeeklyClass> = {}): WeeklyClass => ({
  weekday,
  startMinutes: hour * 60,
  lengthMinutes: 60,
  subject: 'maths',
  teacherId: 'tea1',
  isFree: false,
  ...but,
})
const batch = (slots: readonly WeeklyClass[]): TaughtBatch => ({
  id: 'bat1',
  bundleId: 'bun1',
  startsAt: later(NOW, -30 * DAY),
  endsAt: fromIndia(2026, 12, { day: 8 }),
  boards: ['cbse', 'icse'],
  grade: 10,
  slots,
})
const closed = (firstDay: string, lastDay = firstDay, but: Partial<Closure> = {}): Closure => ({
  name: { en: 'Holiday' },
  firstDay,
  lastDay,
  boards: [],
  grades: [],
  ...but,
})

/** The sessions after the plan was carried out by hand. */
function carryOut(sessions: readonly PlacedSession[], { added, changed, cancelled }: SessionPlan): PlacedSession[] {
  const kept = sessions.map((session): PlacedSession => {
    const to = changed.find((each) => each.session.uid === session.uid)?.to
    if (to) return { ...session, ...to, slotStartsAt: to.startsAt, status: 'SCHEDULED' }
    return cancelled.some((each) => each.session.uid === session.uid) ? { ...session, status: 'CANCELLED' } : session
  })
  const fresh = added.map((each): PlacedSession => ({ ...each, sessionId: each.uid, kind: 'CLASS', status: 'SCHEDULED', slotStartsAt: each.startsAt, isByHand: false })) // prettier-ignore
  return [...kept, ...fresh]
}
const generate = (slots: readonly WeeklyClass[], closures: readonly Closure[] = [], before: readonly PlacedSession[] = []) =>
  carryOut(before, planSessions(batch(slots), closures, before, NOW)) // prettier-ignore
const held = (sessions: readonly PlacedSession[]) =>
  sessions.filter(({ status }) => status === 'SCHEDULED').toSorted((a, b) => a.startsAt - b.startsAt)

describe('the sessions of a batch', () => {
  it('are its weekly classes until it ends, each with its name', () => {
    expect(held(generate([slot(1, 19)])).map(({ uid, startsAt }) => [uid, startsAt])).toEqual([
      ['bat1-2026-11-23-maths-1@kandil', fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })],
      ['bat1-2026-11-30-maths-1@kandil', fromIndia(2026, 11, { day: 30, minutes: 19 * 60 })],
      ['bat1-2026-12-07-maths-1@kandil', fromIndia(2026, 12, { day: 7, minutes: 19 * 60 })],
    ])
  })

  it('begin with the next one: a class that has begun today is not added', () => {
    expect(held(generate([slot(6, 17), slot(6, 19)]))[0]?.startsAt).toBe(later(NOW, HOUR))
  })

  it('are not on holidays, nor on exam days of the course’s own board and class', () => {
    const days = (closure: Closure) => held(generate([slot(1, 19)], [closure])).map(({ day }) => day)
    expect(days(closed('2026-11-29', '2026-12-02'))).toEqual(['2026-11-23', '2026-12-07'])
    expect(days(closed('2026-11-30', '2026-11-30', { boards: ['cbse'], grades: [10, 12] }))).toHaveLength(2)
    expect(days(closed('2026-11-30', '2026-11-30', { boards: ['icse'] }))).toHaveLength(3)
    expect(days(closed('2026-11-30', '2026-11-30', { grades: [12] }))).toHaveLength(3)
  })

  it('keep their names when the hour moves, and when another class of the day comes before them', () => {
    const before = generate([slot(1, 19)])
    const moved = generate([slot(1, 17)], [], before)
    expect(held(moved).map(({ uid }) => uid)).toEqual(held(before).map(({ uid }) => uid))
    expect(held(moved)[0]?.startsAt).toBe(fromIndia(2026, 11, { day: 23, minutes: 17 * 60 }))
    const two = held(generate([slot(1, 16), slot(1, 19)], [], before))
    expect(two.slice(0, 2).map(({ uid }) => uid)).toEqual([
      'bat1-2026-11-23-maths-2@kandil',
      'bat1-2026-11-23-maths-1@kandil',
    ])
  })

  it('that staff changed stay as staff left them', () => {
    const [first, ...others] = generate([slot(1, 19)])
    const byHand = { ...first!, startsAt: later(first!.startsAt, HOUR), endsAt: later(first!.endsAt, HOUR), isByHand: true } // prettier-ignore
    const plan = planSessions(batch([slot(1, 17)]), [], [byHand, ...others], NOW)
    expect(plan.added).toEqual([])
    expect(plan.changed.map(({ session }) => session.uid)).toEqual(others.map(({ uid }) => uid))
  })

  it('are the same after any sequence of timetables and holidays as from the last one only', () => {
    const anySlots = fc.uniqueArray(
      fc.record({ weekday: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 8, max: 21 }), subject: fc.constantFrom('maths', 'physics') }), // prettier-ignore
      { maxLength: 6, selector: ({ weekday, hour }) => `${weekday} ${hour}` },
    )
    const anyClosures = fc.array(
      fc.record({ from: fc.integer({ min: 0, max: 16 }), days: fc.integer({ min: 0, max: 4 }) }),
      { maxLength: 3 },
    )
    const dayAt = (n: number) => new Date(Date.UTC(2026, 10, 22 + n)).toISOString().slice(0, 10)
    fc.assert(
      fc.property(fc.array(fc.tuple(anySlots, anyClosures), { minLength: 1, maxLength: 4 }), (steps) => {
        let sessions: PlacedSession[] = []
        for (const [slots, closures] of steps) {
          const week = slots.map(({ weekday, hour, subject }) => slot(weekday, hour, { subject }))
          const days = closures.map(({ from, days: length }) => closed(dayAt(from), dayAt(from + length)))
          sessions = generate(week, days, sessions)
          const wanted = held(generate(week, days))
          const plain = (each: PlacedSession) => `${each.startsAt} ${each.subject}`
          expect(held(sessions).map(plain).toSorted()).toEqual(wanted.map(plain).toSorted())
          expect(new Set(sessions.map(({ uid }) => uid)).size).toBe(sessions.length)
          // Nothing more to do.
          const again = planSessions(batch(week), days, sessions, NOW)
          expect([again.added, again.changed, again.cancelled]).toEqual([[], [], []])
        }
      }),
      { numRuns: 300 },
    )
  })
})
