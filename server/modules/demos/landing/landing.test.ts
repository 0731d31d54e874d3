// The public pages of demo classes, and what else of demos the rest of the product knows.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { enrol } from '#server/modules/enrolments/index.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { aDemo, atFive } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.pool.query('delete from demos.booking')
  await app.pool.query('delete from demos.attended_count')
  await app.pool.query(`update demos.category set is_open = key <> 'maths'`)
})

const landing = (key = 'supercoders', lang?: 'ta') => app.as(visitor).demos.getLanding({ key: key as never, lang })
const paths = async () => (await app.as(visitor).content.getSitemap({})).paths
const aFamily = () => aHousehold(app.ctx, { birthYear: 2018, grade: 3, stream: null as never, hasConsent: true })

describe('a public page of demos', () => {
  it('is there for coding, with four bands of classes, reading and speaking, in the reader’s language', async () => {
    const all = await app.as(visitor).demos.listLandings({})
    expect(all.map(({ path, grades }) => [path, grades.length])).toEqual([
      ['/supercoders', 8],
      ['/supercoders/courses/1-2', 2],
      ['/supercoders/courses/3-4', 2],
      ['/supercoders/courses/5-6', 2],
      ['/supercoders/courses/7-8', 2],
      ['/superreaders', 3],
      ['/superspeakers', 7],
    ])
    expect(await landing('superreaders', 'ta')).toMatchObject({ category: 'reading', isOpen: true, title: { lang: 'ta' } }) // prettier-ignore
    await expect(landing('supermaths')).rejects.toMatchObject({ status: 400 })
  })

  it('shows how many demos were attended, and nothing that was not', async () => {
    expect(await landing()).toMatchObject({ attended: 0, countedAt: app.now() })
    const { learnerId } = await aFamily()
    await aDemo(app.ctx, { learnerId, startsAt: later(app.now(), -DAY), state: 'ATTENDED' })
    await aDemo(app.ctx, { learnerId: (await aFamily()).learnerId, startsAt: later(app.now(), -DAY), state: 'NO_SHOW' })
    expect([(await landing()).attended, (await landing('superreaders')).attended]).toEqual([1, 0])
  })

  it('is written by staff, and says when its demos cannot be booked', async () => {
    const pages = app.as(owner).staffDemoLandings
    const { key: _key, categoryKey: _category, ...fields } = await pages.one({ id: 'superspeakers' })
    const fees = { en: 'The demo is free this week.', hi: 'इस हफ़्ते डेमो मुफ़्त है।' }
    await pages.update({ ...fields, fees, reason: 'A new text' } as never)
    expect((await landing('superspeakers')).fees.text).toBe(fees.en)
    expect(await paths()).toContain('/superspeakers')
    await app.pool.query(`update demos.category set is_open = false where key = 'speaking'`)
    expect(await landing('superspeakers')).toMatchObject({ isOpen: false })
    expect(await paths()).not.toContain('/superspeakers')
    expect(await paths()).toContain('/supercoders/courses/7-8')
  })
})

describe('the state of a family', () => {
  it('is DEMO_BOOKED while a demo is to come and after it was attended, and not once it was cancelled', async () => {
    const family = await aFamily()
    const state = async () => (await app.as(family).profiles.getUserState({})).userState
    expect(await state()).toBe('SIGNED_UP')
    const { id } = (await aDemo(app.ctx, { learnerId: family.learnerId, startsAt: atFive(app.ctx, 1) }))!
    expect(await state()).toBe('DEMO_BOOKED')
    await app.as(family).demos.cancel({ id: id as never })
    expect(await state()).toBe('SIGNED_UP')
    await aDemo(app.ctx, { learnerId: family.learnerId, startsAt: later(app.now(), -DAY), state: 'ATTENDED' })
    expect(await state()).toBe('DEMO_BOOKED')
  })
})

describe('a course of early learning', () => {
  it('is known of its learner, also after its end', async () => {
    const [family, other] = [await aFamily(), await aFamily()]
    const [early, late] = [await aBundle(app.ctx, { grade: 1, stream: null }), await aBundle(app.ctx, { grade: 9, stream: null })]
    const enrolled = async ({ accountId, learnerId }: typeof family, bundleId: typeof early.id, days: number) =>
      app.ctx.db.transaction().execute((tx) =>
        enrol(app.ctx, tx, { accountId, learnerId, bundleId, aslGroup: null, planId: null, orderId: `ord-${bundleId}`, state: 'REGULAR', validTill: later(app.now(), days * DAY) }),
      )
    await enrolled(family, early.id, 1)
    await enrolled(other, late.id, 1)
    const has = async (who: typeof family) => (await app.as(who).demos.hasEnrolledELCourse({})).hasEnrolledELCourse
    expect([await has(family), await has(other)]).toEqual([true, false])
    await app.pool.query(`update enrolments.enrolment set valid_till = $1`, [new Date(app.now() - DAY).toISOString()])
    expect(await has(family)).toBe(true)
    const foreign = app.as(other).demos.hasEnrolledELCourse({ userId: family.learnerId as never })
    await expect(foreign).rejects.toMatchObject({ status: expect.any(Number) })
    await expect(app.as(visitor).demos.hasEnrolledELCourse({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })
}) // prettier-ignore
