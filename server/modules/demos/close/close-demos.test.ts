// A demo whose hour is over is closed by what the classroom has counted, and a demo follows its session in the timetable.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE, isoString } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { atFive } from '../factory.ts'

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
})

const aFamily = () => aHousehold(app.ctx, { birthYear: 2018, grade: 3, stream: null as never, hasConsent: true })
const aCoder = () => aTeacher(app.ctx, { subjects: ['coding'] })
const to = (at: number) => app.moveClock(at - app.now())
const close = () => app.runJob('demos.close')

async function aBooked(family: AHousehold) {
  const client = app.as(family).demos
  const held = await client.book({ category: 'coding', grade: 3, laptop: 'YES', startsAt: atFive(app.ctx, 1) })
  const { id, startsAt } = await client.confirm({ id: held.id })
  const { rows } = await app.pool.query('select session_id, teacher_id from demos.booking where id = $1', [id])
  return { id, startsAt, sessionId: String(rows[0].session_id), teacherId: String(rows[0].teacher_id) }
}

/** The classroom has counted the hour: the teacher was there, and the learner for so long. */
async function counted({ sessionId, startsAt }: { sessionId: string; startsAt: number }, learnerId: string, minutes: number) {
  await app.pool.query(
    `update classroom.session set status = 'ENDED', actual_start = starts_at, actual_end = ends_at, recorded_at = $2 where id = $1`,
    [sessionId, isoString(later(startsAt as never, 70 * MINUTE))],
  )
  await app.pool.query(
    `insert into classroom.attendance (session_id, learner_id, present_ms, is_attended, is_late, left_early) values ($1, $2, $3, false, false, false)`,
    [sessionId, learnerId, minutes * MINUTE],
  )
} // prettier-ignore

const stateOf = async (id: string) => {
  const { rows } = await app.pool.query('select state, is_fault from demos.booking where id = $1', [id])
  return [rows[0].state, rows[0].is_fault]
}
async function noticesOf({ accountId }: AHousehold): Promise<string[]> {
  const { rows } = await app.pool.query(`select type from notices.notice where account_id = $1 and type <> 'demo-soon' order by created_at`, [accountId]) // prettier-ignore
  return rows.map(({ type }) => String(type))
}

describe('a demo whose hour is over', () => {
  it('is attended by ten minutes of presence, also by a learner who came by the page of the class', async () => {
    await aCoder()
    const [family, second] = [await aFamily(), await aFamily()]
    const before = (await app.as(visitor).demos.getLanding({ key: 'supercoders' })).attended
    const demo = await aBooked(family)
    await aCoder()
    const other = await aBooked(second)
    to(later(demo.startsAt, -MINUTE))
    await app.as(family).demos.join({ id: demo.id })
    await counted(demo, family.learnerId, 10)
    await counted(other, second.learnerId, 10)
    to(later(demo.startsAt, HOUR - 1))
    await close()
    expect(await stateOf(demo.id)).toEqual(['IN_SESSION', false])
    to(later(demo.startsAt, HOUR))
    await close()
    expect([await stateOf(demo.id), await stateOf(other.id)]).toEqual([
      ['ATTENDED', false],
      ['ATTENDED', false],
    ])
    expect((await app.as(visitor).demos.getLanding({ key: 'supercoders' })).attended).toBe(before + 2)
    expect(await noticesOf(family)).toEqual(['demo-booked'])
  })

  it('is missed by a learner who was there for less, and the family hears of it once', async () => {
    await aCoder()
    const family = await aFamily()
    const demo = await aBooked(family)
    await counted(demo, family.learnerId, 9)
    to(later(demo.startsAt, HOUR))
    await close()
    await close()
    expect(await stateOf(demo.id)).toEqual(['NO_SHOW', false])
    expect(await noticesOf(family)).toEqual(['demo-booked', 'demo-missed'])
  })

  it('that the teacher never began is a fault of ours, which does not count', async () => {
    await aCoder()
    const family = await aFamily()
    const demo = await aBooked(family)
    to(later(demo.startsAt, HOUR))
    await close()
    expect(await stateOf(demo.id)).toEqual(['NO_SHOW', true])
    expect(await noticesOf(family)).toEqual(['demo-booked', 'demo-failed'])
  })

  it('waits for the count of a class that was held, and for three hours at most', async () => {
    await aCoder()
    const family = await aFamily()
    const demo = await aBooked(family)
    await app.pool.query(`update classroom.session set status = 'LIVE', actual_start = starts_at where id = $1`, [demo.sessionId]) // prettier-ignore
    to(later(demo.startsAt, 3 * HOUR - 1))
    await close()
    expect(await stateOf(demo.id)).toEqual(['BOOKED', false])
    to(later(demo.startsAt, 3 * HOUR))
    await close()
    expect(await stateOf(demo.id)).toEqual(['NO_SHOW', false])
  })
})

describe('a demo that staff change in the timetable', () => {
  const classes = () => app.as({ ...owner, staffId: `stf00000000000000${String(app.now()).slice(-8, -4)}` }).staffClasses
  async function change(sessionId: string, fields: object) {
    const { version, status, subject, teacherId, startsAt, endsAt, isFree, isRecorded } = await classes().one({ id: sessionId })
    const own = { id: sessionId, version, status, subject, teacherId, startsAt, endsAt, isFree, isRecorded }
    await classes().update({ ...own, ...fields, reason: 'The teacher is ill' } as never)
    await app.runJobs()
  }

  it('moves with its session, and its family reads the new hour', async () => {
    const [first, second] = [await aCoder(), await aCoder()]
    const family = await aFamily()
    const demo = await aBooked(family)
    const other = demo.teacherId === first.id ? second : first
    const startsAt = later(demo.startsAt, DAY)
    await change(demo.sessionId, { teacherId: other.id, startsAt, endsAt: later(startsAt, HOUR) })
    const seen = (await app.as(family).demos.getBooking({ category: 'coding' })).bookedSlotDetails
    expect(seen).toMatchObject({ id: demo.id, startsAt, movesLeft: 2, state: 'BOOKED' })
    expect(await noticesOf(family)).toEqual(['demo-booked', 'demo-moved'])
  })

  it('is cancelled with its session, and can be booked again', async () => {
    await aCoder()
    const family = await aFamily()
    const demo = await aBooked(family)
    await change(demo.sessionId, { status: 'CANCELLED' })
    expect((await stateOf(demo.id))[0]).toBe('CANCELLED')
    expect(await noticesOf(family)).toEqual(['demo-booked', 'demo-cancelled'])
    expect((await aBooked(family)).startsAt).toBe(demo.startsAt)
  })
}) // prettier-ignore
