// Places of a webinar, its waitlist, and the way into the room.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, later, MINUTE, SECOND } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { aWebinar } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.moveClock(START - app.now()))

const aFamily = () => aHousehold(app.ctx, { birthYear: 2011, hasConsent: true })
const register = (family: AHousehold, webinarId: string, reminder?: boolean) =>
  app.as(family).webinars.register({ webinarId: webinarId as never, ...(reminder === undefined ? {} : { reminder }) })
const unregister = (family: AHousehold, webinarId: string) => app.as(family).webinars.unregister({ webinarId: webinarId as never }) // prettier-ignore
const infos = async (family: AHousehold, ids: readonly string[]) =>
  app.as(family).webinars.getRegistrationInfos({ ids: ids as never })
const offer = () => app.runJob('webinars.offer-places')
const noticesOf = async (family: AHousehold, type: string) => {
  const { rows } = await app.pool.query('select at, details, dropped, minutes_before from notices.notice where account_id = $1 and type = $2 order by at', [family.accountId, type]) // prettier-ignore
  return rows
}

describe('a learner', () => {
  it('registers once, with a reminder, and may do without it and keep the place', async () => {
    const family = await aFamily()
    const { id } = await aWebinar(app.ctx)
    const place = { id, isRegistered: true, isReminderSet: true, waitlistPlace: null, offeredUntil: null }
    expect(await register(family, id)).toEqual(place)
    expect(await register(family, id)).toEqual(place)
    expect(await register(family, id, false)).toEqual({ ...place, isReminderSet: false })
    expect(await infos(family, [id, 'wbn000000000000000000'])).toEqual([{ ...place, isReminderSet: false }])
    expect((await register(family, id, true)).isReminderSet).toBe(true)
  })

  it('of another household is refused and written down', async () => {
    const { id: webinarId } = await aWebinar(app.ctx)
    const [family, other] = [await aFamily(), await aFamily()]
    const call = app.as(family).webinars.register({ webinarId, userId: other.learnerId })
    await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR', status: 403 })
    const { rows } = await app.pool.query(`select 1 from platform.audit where subject = $1`, [other.learnerId])
    expect(rows).toHaveLength(1)
  })

  it('who is a child needs a parent’s consent', async () => {
    const child = await aHousehold(app.ctx, { birthYear: 2014 })
    const { id } = await aWebinar(app.ctx)
    await expect(register(child, id)).rejects.toMatchObject({ code: 'WEBINAR_NEEDS_CONSENT', status: 403 })
  })

  it('cannot register for a draft, an unknown or a cancelled webinar', async () => {
    const family = await aFamily()
    const draft = await aWebinar(app.ctx, { isDraft: true })
    const cancelled = await aWebinar(app.ctx)
    await app.asOwner(`update webinars.webinar set status = 'CANCELLED' where id = '${cancelled.id}'`)
    for (const id of [draft.id, 'wbn000000000000000000'])
      await expect(register(family, id)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(register(family, cancelled.id)).rejects.toMatchObject({ code: 'WEBINAR_IS_CANCELLED' })
  })

  it('takes a place back within ten seconds, and after that it is the next one’s', async () => {
    const [first, second] = [await aFamily(), await aFamily()]
    const { id } = await aWebinar(app.ctx, { capacity: 1, startsAt: later(app.now(), 3 * DAY) })
    await register(first, id)
    expect((await register(second, id)).waitlistPlace).toBe(1)
    expect(await unregister(first, id)).toMatchObject({ isRegistered: false, undoUntil: later(app.now(), 10 * SECOND) })
    await offer()
    app.moveClock(9 * SECOND)
    expect((await register(first, id)).isRegistered).toBe(true)
    await unregister(first, id)
    app.moveClock(16 * SECOND)
    await offer()
    const [place] = await infos(second, [id])
    expect(place).toMatchObject({ isRegistered: false, waitlistPlace: null, offeredUntil: later(app.now(), DAY) })
    expect((await register(first, id)).waitlistPlace).toBe(1)
    expect(await noticesOf(second, 'webinar-place')).toHaveLength(1)
    expect((await register(second, id)).isRegistered).toBe(true)
  })
})

describe('the waitlist', () => {
  it('passes an offer on when its time is over, in the order of the turns', async () => {
    const families = [await aFamily(), await aFamily(), await aFamily()]
    const [first, second, third] = families as [AHousehold, AHousehold, AHousehold]
    // It starts within a day: an offer holds for half an hour.
    const { id } = await aWebinar(app.ctx, { capacity: 1, startsAt: later(app.now(), 5 * 60 * MINUTE) })
    await register(first, id)
    await register(second, id)
    app.moveClock(SECOND)
    expect((await register(third, id)).waitlistPlace).toBe(2)
    await unregister(first, id)
    app.moveClock(MINUTE)
    await offer()
    expect((await infos(second, [id]))[0]?.offeredUntil).toBe(later(app.now(), 30 * MINUTE))
    // The time counts, also while the job stands still.
    app.moveClock(30 * MINUTE)
    expect((await infos(second, [id]))[0]?.offeredUntil).toBeNull()
    await offer()
    expect((await infos(third, [id]))[0]?.offeredUntil).toBe(later(app.now(), 30 * MINUTE))
    expect((await register(third, id)).isRegistered).toBe(true)
    expect((await register(second, id)).waitlistPlace).toBe(1)
  })

  it('moves up when staff add seats, and ends when the webinar begins', async () => {
    const [first, second] = [await aFamily(), await aFamily()]
    const { id } = await aWebinar(app.ctx, { capacity: 1 })
    await register(first, id)
    await register(second, id)
    await app.asOwner(`update webinars.webinar set capacity = 2 where id = '${id}'`)
    await offer()
    expect((await infos(second, [id]))[0]?.offeredUntil).not.toBeNull()
    const third = await aFamily()
    await register(third, id)
    app.moveClock(DAY)
    await offer()
    expect((await infos(third, [id]))[0]).toMatchObject({ waitlistPlace: null, offeredUntil: null })
  })
})

describe('the room of a webinar', () => {
  it('opens ten minutes before for those who have registered, and for nobody else', async () => {
    const [guest, stranger] = [await aFamily(), await aFamily()]
    const { id, sessionId, teacherId, slug } = await aWebinar(app.ctx)
    await register(guest, id)
    const join = (family: AHousehold) => app.as(family).classroom.joinClass({ id: sessionId as never })
    app.moveClock(DAY - 11 * MINUTE)
    await expect(join(guest)).rejects.toMatchObject({ code: 'CLASS_NOT_OPEN' })
    app.moveClock(2 * MINUTE)
    await expect(join(stranger)).rejects.toMatchObject({ code: 'NOT_REGISTERED' })
    expect(await join(guest)).toMatchObject({ mode: 'ROOM' })
    const view = await app.as(guest).classroom.getClass({ id: sessionId as never })
    expect(view).toMatchObject({ courseTitle: { text: 'Why the sky is blue' }, planPath: `/webinars/${slug}` })
    const teacher = app.as({ kind: 'teacher', teacherId }).classroomTeaching
    await teacher.startClass({ id: sessionId as never })
    const roster = await teacher.getRoster({ id: sessionId as never })
    expect([roster.courseTitles, roster.people.map(({ learnerId }) => learnerId)]).toEqual([['Why the sky is blue'], [guest.learnerId]]) // prettier-ignore
    await app.runJobs()
    expect((await app.as(guest).webinars.getWebinar({ slug })).status).toBe('LIVE')
    app.moveClock(50 * MINUTE)
    await teacher.endClass({ id: sessionId as never })
    await app.runJobs()
    expect((await app.as(guest).webinars.getWebinar({ slug })).status).toBe('ENDED')
    app.moveClock(10 * MINUTE)
    await app.runJob('classroom.close-classes')
    const { rows } = await app.pool.query('select learner_id from classroom.attendance where session_id = $1', [sessionId]) // prettier-ignore
    expect(rows).toEqual([{ learner_id: guest.learnerId }])
  })
})
