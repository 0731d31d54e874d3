// Tests that come with a course: they open by the plan's service TESTS, and close with a late instalment.
import { afterAll, describe, expect, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle, aLesson } from '#server/modules/catalogue/factory.ts'
import { changeAccess, enrol } from '#server/modules/enrolments/index.ts'
import { aSellablePlan, includedServices } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { countStatements } from '#server/test/count-statements.ts'
import { aFamilyInParts } from '#server/test/family-in-parts.ts'
import { aTestPaper } from './factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function enrolled({ accountId, learnerId }: AHousehold, bundleId: string, planId: string | null = null) {
  const orderId = app.ctx.newId('ord')
  const validTill = later(app.now(), 10 * DAY)
  const enrolment = { accountId, learnerId, bundleId, aslGroup: null, planId, orderId, state: 'REGULAR', validTill } as const // prettier-ignore
  await app.ctx.db.transaction().execute((tx) => enrol(app.ctx, tx, enrolment))
  return orderId
}

/** A test of this course that closes soon, so the home page shows it to those who may take it. */
const aCourseTest = async (bundleId: string, days = 1) =>
  (await aTestPaper(app.ctx, { isFree: false, bundleIds: [bundleId as never], closesAt: later(app.now(), days * DAY) })).paperId as never // prettier-ignore

async function chancesOf(family: AHousehold, id: never) {
  const client = app.as(family)
  const { live } = await client.attempts.getTests({})
  const { cards } = await client.home.getHomeFeed({})
  const started = client.attempts.startTest({ id })
  return {
    lock: live.find((card) => card.id === id)?.lock,
    isDue: cards.some((card) => card.type === 'TEST_DUE' && card.id === id),
    start: await started.then(() => 'STARTED', ({ code }: { code: string }) => code), // prettier-ignore
  }
}

const open = { lock: null, isDue: true, start: 'STARTED' }
const closed = (code: string) => ({ lock: expect.objectContaining({ code }) as object, isDue: false, start: code })
const hidden = { lock: undefined, isDue: false, start: 'TEST_NOT_INCLUDED' }

describe('a test of a course', () => {
  it('is only for learners of that course', async () => {
    const [own, other] = [await aBundle(app.ctx), await aBundle(app.ctx)]
    const [asha, ravi, nobody] = [await aHousehold(app.ctx), await aHousehold(app.ctx), await aHousehold(app.ctx)]
    await enrolled(asha, own.id)
    await enrolled(ravi, other.id)
    const id = await aCourseTest(own.id)
    expect(await chancesOf(asha, id)).toEqual(open)
    for (const each of [ravi, nobody]) expect(await chancesOf(each, id)).toEqual(hidden)
  })

  it('that is the test of a lesson is only for courses with that lesson, and only in their language', async () => {
    const [own, other, hindi] = [
      await aBundle(app.ctx),
      await aBundle(app.ctx),
      await aBundle(app.ctx, { language: 'hi' }),
    ]
    const [asha, ravi, meena] = [await aHousehold(app.ctx), await aHousehold(app.ctx), await aHousehold(app.ctx)]
    await enrolled(asha, own.id)
    await enrolled(ravi, other.id)
    await enrolled(meena, hindi.id)
    const { paperId } = await aTestPaper(app.ctx, { kind: 'CHAPTER', isFree: false, closesAt: later(app.now(), DAY) })
    for (const course of [own, hindi]) await aLesson(app.ctx, course, { kind: 'TEST', contentId: paperId })
    expect(await chancesOf(asha, paperId as never)).toEqual(open)
    for (const family of [ravi, meena]) expect(await chancesOf(family, paperId as never)).toEqual(hidden)
  })

  it('that is a benchmark is for nobody until a batch begins with it', async () => {
    const [course, asha] = [await aBundle(app.ctx), await aHousehold(app.ctx)]
    await enrolled(asha, course.id)
    const { paperId } = await aTestPaper(app.ctx, { kind: 'BENCHMARK', isFree: true, closesAt: later(app.now(), DAY) })
    expect(await chancesOf(asha, paperId as never)).toEqual(hidden)
  })

  it('opens by a plan that includes tests, and is shown closed by one that does not', async () => {
    const [asha, ravi] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
    const services = includedServices('LITE').filter(({ service }) => service !== 'TESTS')
    const lite = await aSellablePlan(app.ctx, { plan: { variantName: 'LITE', services } })
    const classic = await aSellablePlan(app.ctx, { plan: { variantName: 'CLASSIC' } })
    await enrolled(asha, lite.bundle.id, lite.plan.id)
    await enrolled(ravi, classic.bundle.id, classic.plan.id)
    expect(await chancesOf(asha, await aCourseTest(lite.bundle.id))).toEqual(closed('TEST_NOT_INCLUDED'))
    expect(await chancesOf(ravi, await aCourseTest(classic.bundle.id))).toEqual(open)
  })

  it('that the plan does not include names the plans that do, and where they are sold', async () => {
    const asha = await aHousehold(app.ctx)
    const services = includedServices('LITE').filter(({ service }) => service !== 'TESTS')
    const lite = await aSellablePlan(app.ctx, { plan: { variantName: 'LITE', services } })
    const { program } = lite
    const classic = await aSellablePlan(app.ctx, { plan: { variantName: 'CLASSIC', programId: program.id } })
    await aSellablePlan(app.ctx, { plan: { variantName: 'PLUS', programId: program.id } })
    await enrolled(asha, lite.bundle.id, lite.plan.id)
    const id = await aCourseTest(lite.bundle.id)
    expect(await chancesOf(asha, id)).toEqual(closed('TEST_NEEDS_PLAN'))
    expect((await app.as(asha).attempts.getTest({ id })).lock).toEqual({
      code: 'TEST_NEEDS_PLAN',
      message: 'Your plan does not include this test. These plans do: Classic, Pro.',
      template: 'Your plan does not include this test. These plans do: {plans}.',
      values: { plans: 'Classic, Pro' },
      path: `/plans?subscriptionPlanId=${classic.plan.id}`,
    })
  })

  it('closes with a late instalment, opens when it is paid, and is gone when the course is over', async () => {
    const [asha, course] = [await aHousehold(app.ctx), await aBundle(app.ctx)]
    const orderId = await enrolled(asha, course.id)
    const id = await aCourseTest(course.id)
    for (const access of ['LIMITED', 'REPLAY_ONLY'] as const) {
      await changeAccess(app.ctx.db, orderId, access)
      expect(await chancesOf(asha, id)).toEqual(closed('TEST_NEEDS_PAYMENT'))
    }
    await changeAccess(app.ctx.db, orderId, 'FULL')
    expect(await chancesOf(asha, id)).toEqual(open)
    const next = (await aTestPaper(app.ctx, { isFree: false, bundleIds: [course.id as never] })).paperId as never
    app.moveClock(11 * DAY)
    expect(await chancesOf(asha, next)).toEqual(hidden)
  })

  it('says which amount is late and where it is paid, and opens when it is paid', async () => {
    const family = await aFamilyInParts(app)
    await family.buy()
    const id = await aCourseTest(family.plan.bundleId, 60)
    await family.onDay(12, 22)
    expect((await family.client().attempts.getTest({ id })).lock).toBeNull()
    await family.onDay(12, 29)
    const { lock } = await family.client().attempts.getTest({ id })
    expect(lock).toMatchObject({
      code: 'TEST_NEEDS_PAYMENT',
      message: 'An instalment is late: ₹3,333. Pay it to open this test again.',
      path: `/pay/instalment?entity=${family.plan.bundleId}&learner=${family.asha.learnerId}`,
    })
    await expect(family.client().attempts.startTest({ id })).rejects.toMatchObject({ message: lock?.message })
    await family.payNextThrough()
    expect((await family.client().attempts.getTest({ id })).lock).toBeNull()
  })

  it('of two courses asks for the payment first: it opens the test at once', async () => {
    const [asha, late] = [await aHousehold(app.ctx), await aBundle(app.ctx)]
    const services = includedServices('LITE').filter(({ service }) => service !== 'TESTS')
    const lite = await aSellablePlan(app.ctx, { plan: { variantName: 'LITE', services } })
    await enrolled(asha, lite.bundle.id, lite.plan.id)
    await changeAccess(app.ctx.db, await enrolled(asha, late.id), 'LIMITED')
    const bundleIds = [lite.bundle.id, late.id]
    const { paperId } = await aTestPaper(app.ctx, { isFree: false, bundleIds })
    const { lock } = await app.as(asha).attempts.getTest({ id: paperId as never })
    expect(lock).toMatchObject({
      code: 'TEST_NEEDS_PAYMENT',
      path: expect.stringContaining(`entity=${late.id}&`) as string,
    })
  })
})

describe('the list of tests', () => {
  it('is read with as many statements for many tests as for one', async () => {
    const asha = await aHousehold(app.ctx)
    const services = includedServices('LITE').filter(({ service }) => service !== 'TESTS')
    const lite = await aSellablePlan(app.ctx, { plan: { variantName: 'LITE', services } })
    const [open, late] = [await aBundle(app.ctx), await aBundle(app.ctx)]
    const courses = [lite.bundle, open, late]
    await enrolled(asha, lite.bundle.id, lite.plan.id)
    await enrolled(asha, open.id)
    await changeAccess(app.ctx.db, await enrolled(asha, late.id), 'LIMITED')
    for (const { id } of courses) await aCourseTest(id)
    await aTestPaper(app.ctx, { isFree: false, closesAt: later(app.now(), DAY) })
    await aTestPaper(app.ctx, { kind: 'BENCHMARK', closesAt: later(app.now(), DAY) })
    const list = () => app.as(asha).attempts.getTests({})
    await list() // which begins the session
    const ofFew = await countStatements(app, list)
    for (const { id } of [...courses, ...courses]) await aCourseTest(id)
    for (let no = 0; no < 2; no += 1) {
      await aTestPaper(app.ctx, { isFree: false, closesAt: later(app.now(), DAY) })
      await aTestPaper(app.ctx, { kind: 'BENCHMARK', closesAt: later(app.now(), DAY) })
    }
    expect((await list()).live.length).toBeGreaterThanOrEqual(11)
    expect(await countStatements(app, list)).toBe(ofFew)
  })
})

describe('a child of whom no parent has agreed', () => {
  it('takes no test, a free one neither, until a parent agrees, and none after learning is stopped', async () => {
    const family = await aHousehold(app.ctx, { birthYear: 2012 })
    const { paperId } = await aTestPaper(app.ctx, { isFree: true, closesAt: later(app.now(), DAY) })
    const id = paperId as never
    const lock = expect.objectContaining({ code: 'CONSENT_NEEDED', path: '/me/consent' }) as object
    const waiting = { lock, isDue: false, start: 'CONSENT_NEEDED' }
    expect(await chancesOf(family, id)).toEqual(waiting)
    const { rows } = await app.pool.query('select from attempts.attempt where learner_id = $1', [family.learnerId])
    expect(rows).toEqual([])
    await app.asOwner(`update accounts.learner set consented_at = now() where id = '${family.learnerId}'`)
    expect(await chancesOf(family, id)).toEqual(open)
    const { paperId: next } = await aTestPaper(app.ctx, { isFree: true, closesAt: later(app.now(), DAY) })
    await app.asOwner(`update accounts.learner set consented_at = null where id = '${family.learnerId}'`)
    expect(await chancesOf(family, next as never)).toEqual(waiting)
  })
})
