// Demos that start at once: teachers who are there get an offer, and the first who accepts gives the demo.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE, SECOND } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { insertHeldClass } from '#server/modules/classroom/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { START } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { startTwoApps } from '#server/test/two-apps.ts'
import { aDemo, atFive } from '../factory.ts'
import { acceptOffer } from './accept-offer.ts'

const { app, second, close } = await startTwoApps()
afterAll(close)
beforeEach(async () => {
  app.moveClock(START - app.now())
  await app.pool.query('delete from demos.instant_offer')
  await app.pool.query('delete from demos.presence')
  await app.pool.query('delete from demos.booking')
  await app.pool.query(`delete from classroom.session where kind = 'DEMO'`)
  await app.pool.query(`delete from catalogue.teacher where subjects && array['coding','reading','speaking']`)
  await app.pool.query(`update demos.category set has_instant = true`)
})

const aFamily = (but = {}) => aHousehold(app.ctx, { birthYear: 2018, grade: 3, stream: null as never, hasConsent: true, ...but }) // prettier-ignore
const aCoder = () => aTeacher(app.ctx, { subjects: ['coding'] })
const teaching = (teacherId: string, server = app) => server.as({ kind: 'teacher', teacherId }).demosTeaching
const wanted = { category: 'coding', grade: 3, laptop: 'YES' } as const
const ask = (family: AHousehold) => app.as(family).demos.joinOndemand(wanted)
const statusOf = async (who: AHousehold | typeof visitor, but = {}) => (await app.as(who).demos.getOndemand({ category: 'coding', ...but })).ondemandStatus // prettier-ignore

async function aFreeCoder() {
  const teacher = await aCoder()
  await teaching(teacher.id).checkIn({})
  return teacher
}

describe('a demo that starts at once', () => {
  it('is offered to the free teachers, accepted by one, and entered by the family', async () => {
    const [teacher, other] = [await aFreeCoder(), await aFreeCoder()]
    const family = await aFamily()
    expect(await statusOf(family)).toBe('POPUP_AVAILABLE')
    expect(await statusOf(family, { isDismissed: true })).toBe('OPTION_AVAILABLE')
    expect((await app.as(family).demos.getBooking({ category: 'coding' })).ondemandStatus).toBe('POPUP_AVAILABLE')

    const asked = await ask(family)
    expect(asked).toMatchObject({ ondemandStatus: 'OPTION_AVAILABLE', offer: { expiresAt: later(app.now(), 90 * SECOND) } }) // prettier-ignore
    expect(await ask(family)).toEqual(asked)
    const id = asked.offer!.id
    for (const each of [teacher, other])
      expect((await teaching(each.id).checkIn({})).offers).toMatchObject([{ id, category: 'coding', grade: 3 }])

    const { sessionId } = await teaching(other.id).acceptOffer({ id })
    expect(await teaching(other.id).acceptOffer({ id })).toEqual({ sessionId })
    await expect(teaching(teacher.id).acceptOffer({ id })).rejects.toMatchObject({ code: 'OFFER_TAKEN' })
    expect((await teaching(teacher.id).checkIn({})).offers).toEqual([])
    expect((await teaching(other.id).checkIn({})).isFree).toBe(false)

    const done = await app.as(family).demos.getOndemand({ category: 'coding', offerId: id })
    expect(done).toMatchObject({ ondemandStatus: 'JOIN_SUCCESS', offer: null })
    expect(await app.as(family).demos.join({ id: done.bookingId! })).toEqual({ path: `/class/${sessionId}` })
    await app.as({ kind: 'teacher', teacherId: other.id }).classroomTeaching.startClass({ id: sessionId as never })
    await app.as(family).classroom.joinClass({ id: sessionId as never })
    expect(await statusOf(family)).toBe('NOT_AVAILABLE')
    await expect(ask(family)).rejects.toMatchObject({ code: 'DEMO_ALREADY_BOOKED' })
  })

  it('ends with JOIN_ERROR after 90 seconds, with all jobs stopped', async () => {
    const teacher = await aFreeCoder()
    const family = await aFamily()
    const { offer } = await ask(family)
    const state = () => app.as(family).demos.getOndemand({ category: 'coding', offerId: offer!.id })
    app.moveClock(90 * SECOND - 1)
    expect((await state()).ondemandStatus).toBe('OPTION_AVAILABLE')
    app.moveClock(1)
    expect(await state()).toMatchObject({ ondemandStatus: 'JOIN_ERROR', offer: null, bookingId: null })
    expect((await teaching(teacher.id).checkIn({})).offers).toEqual([])
    await expect(teaching(teacher.id).acceptOffer({ id: offer!.id })).rejects.toMatchObject({ code: 'OFFER_IS_OVER' })
    const { rows } = await app.pool.query('select count(*)::int from demos.booking')
    expect(rows).toEqual([{ count: 0 }])
  })

  it('is won by one of forty teachers who accept within the same moment, on two servers', async () => {
    const teachers = []
    for (let n = 0; n < 40; n += 1) teachers.push(await aFreeCoder())
    const { offer } = await ask(await aFamily())
    const id = offer!.id
    const answers = await Promise.allSettled(
      teachers.map((teacher, n) => teaching(teacher.id, n % 2 ? app : second).acceptOffer({ id })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = new Set(answers.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []))) // prettier-ignore
    expect([...codes]).toEqual(['OFFER_TAKEN'])
    const { rows } = await app.pool.query(`select (select count(*)::int from demos.booking) as bookings,
      (select count(*)::int from classroom.session where kind = 'DEMO') as sessions`) // prettier-ignore
    expect(rows).toEqual([{ bookings: 1, sessions: 1 }])
  })

  it('is given although the clock goes on while it is accepted', async () => {
    const teacher = await aFreeCoder()
    const { offer } = await ask(await aFamily())
    let ticks = 0
    const ticking = { ...app.ctx, now: () => later(app.now(), (ticks += 1)) }
    const accepted = await acceptOffer(
      ticking,
      { id: offer!.id },
      { actor: { kind: 'teacher', teacherId: teacher.id } },
    )
    expect(accepted.sessionId).toMatch(/^ses/)
    expect(ticks).toBeGreaterThan(3)
  })

  it('is not given by one teacher to two families', async () => {
    const teacher = await aFreeCoder()
    const offers = [await ask(await aFamily()), await ask(await aFamily())]
    const answers = await Promise.allSettled(
      offers.map(({ offer }, n) => teaching(teacher.id, n ? app : second).acceptOffer({ id: offer!.id })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TEACHER_IS_NOT_FREE' } }) // prettier-ignore
  })

  it('needs a teacher of the subject who was there within 30 seconds', async () => {
    const family = await aFamily()
    await aCoder()
    const reader = await aTeacher(app.ctx, { subjects: ['reading'] })
    await teaching(reader.id).checkIn({})
    expect(await statusOf(family)).toBe('NOT_AVAILABLE')
    expect(await ask(family)).toMatchObject({ ondemandStatus: 'JOIN_ERROR', offer: null })
    await aFreeCoder()
    app.moveClock(30 * SECOND)
    expect(await statusOf(family)).toBe('POPUP_AVAILABLE')
    app.moveClock(1)
    expect(await statusOf(family)).toBe('NOT_AVAILABLE')
  })

  it('needs a teacher without a class or demo in the next 75 minutes', async () => {
    const [busy, booked] = [await aFreeCoder(), await aFreeCoder()]
    const family = await aFamily()
    const now = app.now()
    await insertHeldClass(app.ctx, { isFree: false, teacherId: busy.id, subject: 'coding', startsAt: later(now, 75 * MINUTE - 1) }) // prettier-ignore
    const other = await aFamily()
    await aDemo(app.ctx, { learnerId: other.learnerId, teacherId: booked.id, startsAt: later(now, 75 * MINUTE - 1) })
    expect(await statusOf(family)).toBe('NOT_AVAILABLE')
    expect(await teaching(busy.id).checkIn({})).toMatchObject({ isFree: false, offers: [] })
    const free = await aFreeCoder()
    await insertHeldClass(app.ctx, { isFree: false, teacherId: free.id, subject: 'coding', startsAt: later(now, 75 * MINUTE) }) // prettier-ignore
    expect(await statusOf(family)).toBe('POPUP_AVAILABLE')
  })

  it('has the rules of every demo: class, computer, consent, attended, missed', async () => {
    await aFreeCoder()
    const family = await aFamily()
    const client = app.as(family).demos
    await expect(client.joinOndemand({ ...wanted, grade: 9 })).rejects.toMatchObject({ code: '120027' })
    await expect(client.joinOndemand({ ...wanted, laptop: 'NO' })).rejects.toMatchObject({ code: 'DEMO_NEEDS_COMPUTER' }) // prettier-ignore
    await expect(ask(await aFamily({ hasConsent: false }))).rejects.toMatchObject({ code: 'DEMO_NEEDS_CONSENT' })
    expect(await statusOf(family, { grade: 9 })).toBe('NOT_AVAILABLE')
    await aDemo(app.ctx, { learnerId: family.learnerId, startsAt: later(app.now(), -DAY), state: 'ATTENDED' })
    await expect(ask(family)).rejects.toMatchObject({ code: '120030' })
    expect(await statusOf(family)).toBe('NOT_AVAILABLE')
    const missed = await aFamily()
    for (const days of [2, 3]) await aDemo(app.ctx, { learnerId: missed.learnerId, startsAt: later(app.now(), -days * DAY), state: 'NO_SHOW' }) // prettier-ignore
    await expect(ask(missed)).rejects.toMatchObject({ code: 'DEMO_MISSED_TWICE' })
  })

  it('gives up an hour that the family keeps, and is over once it has booked one', async () => {
    const teacher = await aFreeCoder()
    const family = await aFamily()
    const client = app.as(family).demos
    await client.book({ ...wanted, startsAt: atFive(app.ctx, 1) })
    const { offer } = await ask(family)
    await teaching(teacher.id).acceptOffer({ id: offer!.id })
    expect((await client.getBooking({ category: 'coding' })).bookedSlotDetails).toMatchObject({ state: 'BOOKED', mayJoin: true }) // prettier-ignore

    const free = await aFreeCoder()
    const later_ = await aFamily()
    const open = await ask(later_)
    const { id } = await app.as(later_).demos.book({ ...wanted, startsAt: later(atFive(app.ctx, 1), HOUR) })
    await app.as(later_).demos.confirm({ id })
    const late = teaching(free.id).acceptOffer({ id: open.offer!.id })
    await expect(late).rejects.toMatchObject({ code: 'OFFER_IS_OVER' })
  })

  it('is switched on and off by staff', async () => {
    await aFreeCoder()
    const family = await aFamily()
    const supply = app.as(owner).staffDemoSupply
    const { key: _key, ...coding } = await supply.one({ id: 'coding' })
    await supply.update({ ...coding, hasInstant: false, reason: 'Holiday' })
    expect(await statusOf(family)).toBe('NOT_AVAILABLE')
    await expect(ask(family)).rejects.toMatchObject({ code: 'DEMO_IS_CLOSED' })
  })

  it('of another family is not found, and asked for by nobody without a login', async () => {
    await aFreeCoder()
    const { offer } = await ask(await aFamily())
    const foreign = app.as(await aFamily()).demos.getOndemand({ category: 'coding', offerId: offer!.id })
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(app.as(visitor).demos.joinOndemand(wanted)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    expect(await statusOf(visitor)).toBe('POPUP_AVAILABLE')
    const reader = await aTeacher(app.ctx, { subjects: ['reading'] })
    await expect(teaching(reader.id).acceptOffer({ id: offer!.id })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('the teacher of a demo', () => {
  it('sees it among the own demos, and writes to the parent once it was attended', async () => {
    const [teacher, other] = [await aCoder(), await aCoder()]
    const family = await aFamily()
    const demo = (await aDemo(app.ctx, { learnerId: family.learnerId, teacherId: teacher.id, startsAt: later(app.now(), -2 * HOUR), state: 'ATTENDED' }))! // prettier-ignore
    const coming = (await aDemo(app.ctx, { learnerId: family.learnerId, teacherId: teacher.id, category: 'reading', startsAt: atFive(app.ctx, 1) }))! // prettier-ignore
    expect((await teaching(teacher.id).listTaughtDemos({})).demos).toMatchObject([
      { id: coming.id, state: 'BOOKED', noteDueAt: null },
      { id: demo.id, state: 'ATTENDED', noteDueAt: later(demo.endsAt, DAY) },
    ])
    expect((await teaching(other.id).listTaughtDemos({})).demos).toEqual([])
    const note = 'Meera wrote a loop.'
    await expect(teaching(other.id).writeOutcome({ id: demo.id as never, note })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
    await expect(teaching(teacher.id).writeOutcome({ id: coming.id as never, note })).rejects.toMatchObject({ code: 'DEMO_STATE_STAYS' }) // prettier-ignore
    await teaching(teacher.id).writeOutcome({ id: demo.id as never, note })
    expect((await app.as(family).demos.getBooking({ category: 'coding' })).bookedSlotDetails?.outcomeNote).toBe(note)
    expect((await teaching(teacher.id).listTaughtDemos({})).demos[1]).toMatchObject({ outcomeNote: note, noteDueAt: null }) // prettier-ignore
  })
})
