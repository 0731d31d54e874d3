// A family keeps a seat, confirms, moves and cancels its demo.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE, SECOND, startOfDayInIndia } from '#core/kernel/time.ts'
import { slotAt, slotsIn } from '#core/modules/demos/slots.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { insertHeldClass } from '#server/modules/classroom/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { peopleOf } from '#server/test/people.ts'
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
  await app.pool.query(`delete from catalogue.teacher where subjects && array['coding','reading','speaking']`)
  await app.pool.query('delete from demos.day_hours')
})

const aFamily = () => aHousehold(app.ctx, { birthYear: 2018, grade: 3, stream: null as never, hasConsent: true })
const aCoder = (but = {}) => aTeacher(app.ctx, { subjects: ['coding'], ...but })
const want = (startsAt: number) => ({ category: 'coding' as const, grade: 3, laptop: 'YES' as const, startsAt: startsAt as never }) // prettier-ignore
const hold = (family: AHousehold, startsAt: number) => app.as(family).demos.book(want(startsAt))
const confirm = async (family: AHousehold, startsAt: number) => app.as(family).demos.confirm({ id: (await hold(family, startsAt)).id }) // prettier-ignore
const slots = async (family: AHousehold) => (await app.as(family).demos.getSlots({ category: 'coding', grade: 3 })).slotsBitString // prettier-ignore

describe('a demo', () => {
  it('is kept, confirmed with a live session, moved twice and no more, and cancelled by its link', async () => {
    const teacher = await aCoder()
    const family = await aFamily()
    const client = app.as(family).demos
    const five = atFive(app.ctx, 1)
    const held = await hold(family, five)
    expect(held).toMatchObject({ state: 'HELD', heldUntil: later(app.now(), 900 * SECOND), movesLeft: 2 })
    const booked = await client.confirm({ id: held.id })
    expect(booked).toMatchObject({ state: 'BOOKED', startsAt: five, teacherName: teacher.name, needsConsent: false })
    expect(await client.confirm({ id: held.id })).toMatchObject({ state: 'BOOKED' })
    const { rows } = await app.pool.query(`select teacher_id, starts_at from classroom.session where kind = 'DEMO' and status = 'SCHEDULED'`) // prettier-ignore
    expect(rows).toEqual([{ teacher_id: teacher.id, starts_at: five }])

    const link = booked.managePath.split('/').at(-1)!
    const first = await app.as(visitor).demos.reschedule({ id: booked.id, startsAt: later(five, HOUR), link })
    expect(first).toMatchObject({ state: 'BOOKED', movesLeft: 1, uid: booked.uid, sequence: expect.any(Number) })
    expect(first.sequence).toBeGreaterThan(booked.sequence)
    const second = await client.reschedule({ id: first.id, startsAt: later(five, DAY) })
    expect(second).toMatchObject({ movesLeft: 0, mayMove: false, startsAt: later(five, DAY) })
    await expect(client.reschedule({ id: second.id, startsAt: five })).rejects.toMatchObject({ code: '120029', message: expect.stringContaining('moved this demo 2 times. Call 1') }) // prettier-ignore
    expect(await slots(family)).toBe('0'.repeat(168))
    // The link is of the demo, whichever booking it is by now.
    const seen = await app.as(visitor).demos.getBooking({ link })
    expect(seen.bookedSlotDetails).toMatchObject({ id: second.id, startsAt: later(five, DAY) })
    await expect(app.as(visitor).demos.cancel({ id: booked.id, link })).rejects.toMatchObject({
      code: 'NOT_FOUND_ERROR',
    })
    expect(await app.as(visitor).demos.cancel({ id: second.id, link })).toMatchObject({ state: 'CANCELLED' })
    const after = await app.pool.query(`select status, count(*)::int from classroom.session where kind = 'DEMO' group by status`) // prettier-ignore
    expect(after.rows).toEqual([{ status: 'CANCELLED', count: 1 }])
    expect(await confirm(family, five)).toMatchObject({ state: 'BOOKED' })
  })

  it('that nobody confirms is free again after 900 seconds, with all jobs stopped', async () => {
    await aCoder()
    const [first, second] = [await aFamily(), await aFamily()]
    const five = atFive(app.ctx, 1)
    const { id } = await hold(first, five)
    app.moveClock(900 * SECOND - 1)
    await expect(hold(second, five)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
    app.moveClock(1)
    await expect(app.as(first).demos.confirm({ id })).rejects.toMatchObject({ code: 'DEMO_HOLD_IS_OVER' })
    expect(await confirm(second, five)).toMatchObject({ state: 'BOOKED' })
    expect((await app.as(first).demos.getBooking({ category: 'coding' })).bookedSlotDetails).toBeNull()
  })

  it('keeps one time for a learner: choosing another gives the first up', async () => {
    await aCoder()
    const [first, second] = [await aFamily(), await aFamily()]
    const five = atFive(app.ctx, 1)
    await hold(first, five)
    await hold(first, later(five, HOUR))
    await hold(second, five)
    await expect(hold(second, later(five, HOUR))).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
  })

  it('is refused with the specification’s codes', async () => {
    await aCoder()
    const family = await aFamily()
    const client = app.as(family).demos
    const five = atFive(app.ctx, 1)
    await expect(client.book({ ...want(five), grade: 9 })).rejects.toMatchObject({ code: '120027', message: 'This demo is for classes 1 to 8. Choose another course.' }) // prettier-ignore
    await expect(client.book({ ...want(five), laptop: 'NO' })).rejects.toMatchObject({ code: 'DEMO_NEEDS_COMPUTER' })
    await expect(client.book({ ...want(five), category: 'maths' })).rejects.toMatchObject({ code: 'DEMO_IS_CLOSED' })
    await expect(hold(family, later(five, MINUTE))).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
    await aDemo(app.ctx, { learnerId: family.learnerId, startsAt: later(app.now(), -DAY), state: 'ATTENDED' })
    await expect(hold(family, five)).rejects.toMatchObject({ code: '120030', message: 'You have already attended this demo. See what comes next.' }) // prettier-ignore
    expect((await client.getBooking({ category: 'coding' })).steps).toBe('DEMO_ATTENDED')
    expect(await slots(family)).not.toContain('1')
    await expect(app.as(visitor).demos.book(want(five))).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })

  it('of somebody else is not found, and a changed link opens nothing', async () => {
    await aCoder()
    const [family, stranger] = [await aFamily(), await aFamily()]
    const booked = await confirm(family, atFive(app.ctx, 1))
    const link = booked.managePath.split('/').at(-1)!
    await expect(app.as(stranger).demos.cancel({ id: booked.id })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(app.as(visitor).demos.cancel({ id: booked.id })).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const forged = link.slice(0, -2) + (link.endsWith('AA') ? 'BB' : 'AA')
    await expect(app.as(visitor).demos.getBooking({ link: forged })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('waits for a parent who has not agreed yet', async () => {
    await aCoder()
    const family = await aHousehold(app.ctx, { birthYear: 2018 })
    const held = await hold(family, atFive(app.ctx, 1))
    expect(held.needsConsent).toBe(true)
    await expect(app.as(family).demos.confirm({ id: held.id })).rejects.toMatchObject({ code: 'DEMO_NEEDS_CONSENT' })
  })

  it('is moved until ten minutes before, and joined from then on', async () => {
    const teacher = await aCoder()
    const family = await aFamily()
    const client = app.as(family).demos
    const five = atFive(app.ctx, 1)
    const { id } = await confirm(family, five)
    app.moveClock(later(five, -10 * MINUTE - 1) - app.now())
    await expect(client.join({ id })).rejects.toMatchObject({ code: 'DEMO_NOT_OPEN' })
    expect((await client.getBooking({ category: 'coding' })).bookedSlotDetails).toMatchObject({ mayMove: true, mayJoin: false }) // prettier-ignore
    app.moveClock(2)
    await expect(client.cancel({ id })).rejects.toMatchObject({ code: 'DEMO_IS_FIXED' })
    await expect(client.reschedule({ id, startsAt: later(five, HOUR) })).rejects.toMatchObject({ code: 'DEMO_IS_FIXED' }) // prettier-ignore
    const { path } = await client.join({ id })
    const sessionId = path.replace('/class/', '')
    const teaching = app.as({ kind: 'teacher', teacherId: teacher.id }).classroomTeaching
    await teaching.startClass({ id: sessionId })
    await app.as(family).classroom.joinClass({ id: sessionId })
    await expect(app.as(await aFamily()).classroom.joinClass({ id: sessionId })).rejects.toMatchObject({ code: 'NOT_REGISTERED' }) // prettier-ignore
    expect((await client.getBooking({ category: 'coding' })).bookedSlotDetails).toMatchObject({ state: 'IN_SESSION' })
  })

  it('is signed in for with the code of a booking', async () => {
    const { aBrowser, aPhone, codeAt } = peopleOf(app)
    const [browser, phone] = [aBrowser(), aPhone()]
    const { verificationId } = await browser.client.otp.preBookingVerification({ phone })
    await expect(browser.client.accounts.verifyLoginOtp({ verificationId, otp: await codeAt(phone) })).rejects.toMatchObject({ code: 'OTP_EXPIRED' }) // prettier-ignore
    const login = await browser.client.demos.signIn({ verificationId, otp: await codeAt(phone) })
    expect(login).toMatchObject({ isNewUser: true, phone: `+91${phone}` })
    expect((await browser.client.demos.getBooking({ category: 'coding', grade: 3, laptop: 'YES' })).steps).toBe('SLOT_BOOKING') // prettier-ignore
  })
})

describe('the free hours', () => {
  it('are those of the teacher: without classes, leave, and hours that the teacher has not stated', async () => {
    const teacher = await aCoder()
    const family = await aFamily()
    const day = startOfDayInIndia(app.now())
    const all = await slots(family)
    expect(slotsIn(all, app.now())![0]).toBe(later(day, 18.5 * HOUR - 0.5 * HOUR))
    await insertHeldClass(app.ctx, { isFree: false, teacherId: teacher.id, subject: 'coding', startsAt: later(day, DAY + 11.5 * HOUR) }) // prettier-ignore
    await app.as({ kind: 'teacher', teacherId: teacher.id }).classroomTeaching.setAvailability({ weekly: [{ weekday: 1, startMinutes: 16 * 60, endMinutes: 18 * 60 }], days: [{ day: '2026-11-22', hours: [{ startMinutes: 600, endMinutes: 900 }] }] }) // prettier-ignore
    const free = slotsIn(await slots(family), app.now())
    // Sunday from ten to three, without a class from half past eleven; and Monday at four and five.
    const sunday = later(day, DAY)
    const monday = later(day, 2 * DAY)
    expect(free).toEqual([13, 14].map((hour) => later(sunday, hour * HOUR)).concat([16, 17].map((hour) => later(monday, hour * HOUR)))) // prettier-ignore
  })

  it('are exactly those that can be booked, hour by hour of the week', async () => {
    const [teacher] = [await aCoder(), await aCoder()]
    const [family, other] = [await aFamily(), await aFamily()]
    await app.as({ kind: 'teacher', teacherId: teacher.id }).classroomTeaching.setAvailability({ weekly: [{ weekday: 2, startMinutes: 960, endMinutes: 1_080 }], days: [] }) // prettier-ignore
    await app.pool.query(`insert into demos.day_hours (id, category_key, day, hours, reason) values ('ddh1', 'coding', '2026-11-25', '{7,8}', 'Holiday')`) // prettier-ignore
    await confirm(other, atFive(app.ctx, 2))
    await confirm(await aFamily(), atFive(app.ctx, 3))
    const moments = [[0, 0], [1, 95], [0, 20]] as const // prettier-ignore
    for (const [days, minutes] of moments.slice(0, triesOf(moments.length))) {
      app.moveClock(days * DAY + minutes * MINUTE)
      const text = await slots(family)
      // One family may try so many times a minute.
      const viewers = await Promise.all([0, 1, 2, 3].map(aFamily))
      for (let index = 0; index < 168; index += 1) {
        const startsAt = slotAt(index, app.now())
        const bit = await hold(viewers[index % 4]!, startsAt).then(
          () => '1',
          () => '0',
        )
        expect([index, bit]).toEqual([index, text[index]])
        await app.pool.query(`delete from demos.booking where state in ('HELD', 'EXPIRED')`)
      }
    }
  })

  it('end where staff allow fewer demos at one time than there are teachers', async () => {
    for (let n = 0; n < 3; n += 1) await aCoder()
    await app.pool.query(`update demos.category set capacity = 2 where key = 'coding'`)
    const five = atFive(app.ctx, 1)
    await confirm(await aFamily(), five)
    await confirm(await aFamily(), five)
    await expect(hold(await aFamily(), five)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
    await app.pool.query(`update demos.category set capacity = null where key = 'coding'`)
    await confirm(await aFamily(), five)
  })
})
