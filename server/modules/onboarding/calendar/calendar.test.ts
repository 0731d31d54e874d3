import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { generateAll } from '#server/modules/classroom/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { anEnrolledLearner } from '../factory.ts'

let app: TestApp
let family: AHousehold
let batchId: string
beforeAll(async () => {
  app = await startTestApp()
  const { id: teacherId } = await aTeacher(app.ctx)
  const bundle = await aBundle(app.ctx)
  const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId, isFree: false }
  batchId = (await aBatch(app.ctx, bundle, { slots: [slot] })).id
  family = await aHousehold(app.ctx)
  await anEnrolledLearner(app.ctx, family, bundle.id)
  await generateAll(app.ctx)
  await app.runJobs()
})
afterAll(() => app.close())

const anybody = () => app.browser().client
const own = () => app.as(family)

describe('a calendar’s address', () => {
  it('reads the classes up to eight weeks ahead, each with its name and number', async () => {
    const { token } = await own().onboarding.makeCalendarFeed({})
    const { learnerName, events } = await anybody().onboarding.readCalendar({ token })
    expect(learnerName).toBe('Asha')
    // It is Saturday, 21 November 2026: Mondays from the 23rd on, the last before 16 January 2027.
    expect(events).toHaveLength(8)
    expect(events[0]).toEqual({
      uid: `${batchId}-2026-11-23-physics-1@kandil`,
      sequence: 0,
      isCancelled: false,
      startsAt: fromIndia(2026, 11, { day: 23, minutes: 1_140 }),
      endsAt: fromIndia(2026, 11, { day: 23, minutes: 1_200 }),
      subject: 'Physics',
      courseTitle: 'Class 11 JEE Main',
      teacherName: 'Ananya Iyer',
    })
  })

  it('tells that a class has moved by a higher number, once', async () => {
    const { token } = await own().onboarding.makeCalendarFeed({})
    await anybody().onboarding.readCalendar({ token })
    await app.asOwner(`update catalogue.class_slot set start_minutes = 1080 where batch_id = '${batchId}'`)
    await generateAll(app.ctx)
    await generateAll(app.ctx)
    const moved = (await anybody().onboarding.readCalendar({ token })).events[0]
    expect(moved).toMatchObject({ sequence: 1, startsAt: fromIndia(2026, 11, { day: 23, minutes: 1_080 }) })
    expect((await anybody().onboarding.readCalendar({ token })).events[0]?.sequence).toBe(1)
  })

  it('is nowhere but with who made it: the table has its hash', async () => {
    const { token } = await own().onboarding.makeCalendarFeed({})
    const { rows } = await app.pool.query('select * from onboarding.calendar_feed')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.map(({ token_hash: hash }) => (hash as Buffer).length)).toEqual([32])
  })

  it('is worth nothing once there is a newer one, or it is switched off', async () => {
    const { token: first } = await own().onboarding.makeCalendarFeed({})
    const { token } = await own().onboarding.makeCalendarFeed({})
    await expect(anybody().onboarding.readCalendar({ token: first })).rejects.toMatchObject({
      code: 'NO_ONBOARDING',
      status: 404,
    })
    await anybody().onboarding.readCalendar({ token })
    expect(await own().onboarding.listCalendarFeeds({})).toMatchObject([
      { userId: family.learnerId, readAt: app.now() },
    ])
    expect(await own().onboarding.revokeCalendarFeed({})).toEqual([])
    await expect(anybody().onboarding.readCalendar({ token })).rejects.toMatchObject({ code: 'NO_ONBOARDING' })
  })

  it('is of no other household’s learner', async () => {
    const stranger = app.as(await aHousehold(app.ctx))
    const { learnerId: userId } = family
    await expect(stranger.onboarding.makeCalendarFeed({ userId })).rejects.toMatchObject({
      code: 'FORBIDDEN_ERROR',
      status: 403,
    })
    expect(await stranger.onboarding.listCalendarFeeds({})).toEqual([])
  })
})
