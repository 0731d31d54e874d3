// Staff change a demo and the hours of demos. Families hear of it with the reason.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { holdSeat } from '../booking/hold-seat.ts'
import { aDemo, atFive } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.moveClock(START - app.now())
  await app.pool.query('delete from demos.booking')
  await app.pool.query(`delete from classroom.session where kind = 'DEMO'`)
  await app.pool.query(`delete from catalogue.teacher where 'coding' = any(subjects)`)
  await app.pool.query('delete from demos.day_hours')
})

const aFamily = () => aHousehold(app.ctx, { birthYear: 2018, grade: 3, stream: null as never, hasConsent: true })
const aCoder = () => aTeacher(app.ctx, { subjects: ['coding'] })
const hold = (family: AHousehold, startsAt: number) =>
  app.as(family).demos.book({ category: 'coding', grade: 3, laptop: 'YES', startsAt: startsAt as never })
const confirm = async (family: AHousehold, startsAt: number) => app.as(family).demos.confirm({ id: (await hold(family, startsAt)).id }) // prettier-ignore
/** A session of staff ends when nobody uses it: one for each hour. */
const staff = () => app.as({ ...owner, staffId: `stf00000000000000${String(app.now()).slice(-8, -4)}` })
const act = () => staff().staffDemoActions
const reason = 'The teacher is ill'
const missed = async ({ learnerId }: AHousehold, daysAgo: number) => (await aDemo(app.ctx, { learnerId, startsAt: later(app.now(), -daysAgo * DAY), state: 'NO_SHOW' }))! // prettier-ignore

describe('a demo that staff change', () => {
  it('is moved to a free teacher without counting as a move of the family, who reads why', async () => {
    const [first, second] = [await aCoder(), await aCoder()]
    const family = await aFamily()
    const five = atFive(app.ctx, 1)
    const { id } = await confirm(family, five)
    const { rows } = await app.pool.query('select teacher_id from demos.booking where id = $1', [id])
    const other = rows[0].teacher_id === first.id ? second.id : first.id
    const moved = await act().move({ id, startsAt: later(five, DAY), teacherId: other, reason })
    const seen = (await app.as(family).demos.getBooking({ category: 'coding' })).bookedSlotDetails
    expect(seen).toMatchObject({ id: moved.id, startsAt: later(five, DAY), movesLeft: 2 })
    const another = await confirm(await aFamily(), later(five, 2 * DAY))
    const busy = act().move({ id: another.id, startsAt: later(five, DAY), teacherId: other, reason })
    await expect(busy).rejects.toMatchObject({ code: 'TEACHER_IS_NOT_FREE' })
    await expect(act().move({ id, startsAt: later(five, DAY), teacherId: null, reason })).rejects.toMatchObject({ code: 'DEMO_STATE_STAYS' }) // prettier-ignore
    const viewer = app.as(clerk('stf000000000000000077', 'demos.view')).staffDemoActions
    await expect(viewer.cancel({ id: another.id, reason })).rejects.toMatchObject({ status: 403 })
    expect(await act().cancel({ id: another.id, reason })).toEqual({ state: 'CANCELLED' })
  })

  it('is missed after its start only, attended by their word, and then has a note for the parent', async () => {
    await aCoder()
    const family = await aFamily()
    const five = atFive(app.ctx, 1)
    const { id } = await confirm(family, five)
    await expect(act().markMissed({ id, isFault: false, reason })).rejects.toMatchObject({ code: 'DEMO_STATE_STAYS' })
    await expect(act().writeNote({ id, note: 'Meera wrote a loop.' })).rejects.toMatchObject({
      code: 'DEMO_STATE_STAYS',
    })
    app.moveClock(later(five, 30 * MINUTE) - app.now())
    expect(await act().markAttended({ id, reason })).toEqual({ state: 'ATTENDED' })
    await act().writeNote({ id, note: 'Meera wrote a loop.' })
    const { bookedSlotDetails, steps } = await app.as(family).demos.getBooking({ category: 'coding' })
    expect([steps, bookedSlotDetails?.outcomeNote]).toEqual(['DEMO_ATTENDED', 'Meera wrote a loop.'])
    await expect(act().markMissed({ id, isFault: false, reason })).rejects.toMatchObject({ code: 'DEMO_STATE_STAYS' })
  })

  it('ends later while it runs, unless its teacher has something after it', async () => {
    const teacher = await aCoder()
    const [family, other] = [await aFamily(), await aFamily()]
    const five = atFive(app.ctx, 1)
    const { id } = await confirm(family, five)
    const client = app.as(family).demos
    await expect(act().extend({ id, minutes: 15, reason })).rejects.toMatchObject({ code: 'DEMO_STATE_STAYS' })
    const kept = await hold(other, later(five, HOUR))
    app.moveClock(later(five, -MINUTE) - app.now())
    await client.join({ id })
    app.moveClock(50 * MINUTE)
    expect(await act().extend({ id, minutes: 15, reason })).toEqual({ endsAt: later(five, 75 * MINUTE) })
    // The hour that another family only kept is given up.
    await expect(app.as(other).demos.confirm({ id: kept.id })).rejects.toMatchObject({ code: 'DEMO_HOLD_IS_OVER' })
    await expect(act().extend({ id, minutes: 20, reason })).rejects.toMatchObject({ code: 'DEMO_STATE_STAYS' })
    const { rows } = await app.pool.query(`select ends_at from classroom.session where kind = 'DEMO' and teacher_id = $1`, [teacher.id]) // prettier-ignore
    expect(rows).toEqual([{ ends_at: later(five, 75 * MINUTE) }])
    await confirm(other, later(five, 2 * HOUR))
    await expect(act().extend({ id, minutes: 15, reason: '' })).rejects.toMatchObject({ status: 400 })
  })

  it('goes to a teacher whom staff choose among those who are free', async () => {
    const [first, second] = [await aCoder(), await aCoder()]
    const five = atFive(app.ctx, 1)
    const { id } = await confirm(await aFamily(), five)
    await confirm(await aFamily(), later(five, DAY))
    const free = async (startsAt: Instant) => (await act().listFreeTeachers({ id, startsAt })).teachers.map((each) => each.id) // prettier-ignore
    // Its own teacher has the hour already.
    const { rows: own } = await app.pool.query('select teacher_id from demos.booking where id = $1', [id])
    expect(await free(five)).toEqual([own[0].teacher_id === first.id ? second.id : first.id])
    expect(await free(later(five, DAY))).toHaveLength(1)
    const [chosen = ''] = await free(later(five, DAY))
    await act().move({ id, startsAt: later(five, DAY), teacherId: chosen, reason })
    const { rows } = await app.pool.query(`select teacher_id from demos.booking where root_id = $1 and state = 'BOOKED'`, [id]) // prettier-ignore
    expect(rows).toEqual([{ teacher_id: chosen }])
  })

  it('that was missed twice stops the family, unless one of them was a fault of ours', async () => {
    await aCoder()
    const family = await aFamily()
    const five = atFive(app.ctx, 1)
    await missed(family, 3)
    const { id } = await missed(family, 2)
    await expect(hold(family, five)).rejects.toMatchObject({ code: 'DEMO_MISSED_TWICE' })
    await act().forgive({ id, reason })
    await expect(act().forgive({ id, reason })).rejects.toMatchObject({ code: 'DEMO_STATE_STAYS' })
    expect(await confirm(family, five)).toMatchObject({ state: 'BOOKED' })
    await expect(hold(family, later(five, HOUR))).rejects.toMatchObject({ code: 'DEMO_ALREADY_BOOKED' })
  })
})

describe('the hours of demos', () => {
  it('are tried before they are saved, and refused when one is named twice', async () => {
    await aCoder()
    const id = 'coding'
    const rules = { weekdayHours: [17], weekendHours: [], capacity: null, bufferMinutes: 0 }
    // Today is a Saturday, so the week has five weekdays.
    expect(await act().simulate({ id, ...rules })).toMatchObject({ offered: 5, bookable: 5 })
    await expect(act().simulate({ id, ...rules, weekdayHours: [17, 17] })).rejects.toMatchObject({ code: 'HOURS_ARE_WRONG' }) // prettier-ignore
    const { key: _key, ...supply } = await staff().staffDemoSupply.one({ id })
    const save = staff().staffDemoSupply.update({ ...supply, weekendHours: [9, 9], reason })
    await expect(save).rejects.toMatchObject({ code: 'HOURS_ARE_WRONG' })
  })

  it('of one day are written once', async () => {
    const days = staff().staffDemoDays
    const holiday = { categoryKey: 'coding' as const, day: '2026-12-25', hours: [], reason: 'Christmas' }
    await days.create(holiday)
    await expect(days.create(holiday)).rejects.toMatchObject({ code: 'DAY_HAS_HOURS' })
  })

  it('leave out what begins too soon, in production', async () => {
    await aCoder()
    const [family, five] = [await aFamily(), atFive(app.ctx, 1)]
    app.moveClock(later(five, -59 * MINUTE) - app.now())
    const production = { ...app.ctx, settings: { ...app.ctx.settings, isProduction: true } }
    const held = holdSeat(
      production,
      { category: 'coding', grade: 3, laptop: 'YES', startsAt: five },
      { actor: family, learnerId: family.learnerId, isLearnerNamed: false, readLearner: async () => undefined },
    )
    await expect(held).rejects.toMatchObject({ code: 'SLOT_TOO_SOON' })
    expect(await hold(family, five)).toMatchObject({ state: 'HELD' })
  })
})
