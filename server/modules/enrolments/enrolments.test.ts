import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { isDownPayment } from '#core/modules/enrolments/down-payment.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { enrol, refuseIfEnrolled } from './enrol.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let enrolled = 0

function enrolIn(
  bundleId: string,
  { accountId, learnerId }: AHousehold,
  but: { aslGroup?: string; days?: number } = {},
) {
  const { aslGroup = null, days = 30 } = but
  const validTill = later(app.now(), days * DAY)
  enrolled += 1
  const what = {
    accountId,
    learnerId,
    bundleId,
    aslGroup,
    planId: null,
    orderId: `ord-${enrolled}`,
    state: 'REGULAR',
    validTill,
  } as const
  return app.ctx.db.transaction().execute((tx) => enrol(app.ctx, tx, what))
}

async function aCourse(): Promise<BundleId> {
  return (await aBundle(app.ctx)).id
}

describe('enrol', () => {
  it('enrols one of two who pay at once', async () => {
    const asha = await aHousehold(app.ctx)
    const bundleId = await aCourse()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => enrolIn(bundleId, asha)))
    expect(outcomes.filter((outcome) => outcome === 'GIVEN')).toHaveLength(1)
  })

  it('enrols again once the time is over', async () => {
    const asha = await aHousehold(app.ctx)
    const bundleId = await aCourse()
    expect(await enrolIn(bundleId, asha)).toBe('GIVEN')
    app.moveClock(30 * DAY)
    expect(await enrolIn(bundleId, asha)).toBe('GIVEN')
    const both = await app.as(asha).enrolments.getEnrolments({})
    expect(both.map(({ isActive }) => isActive)).toEqual([true, false])
  })
})

describe('refuseIfEnrolled', () => {
  const refuse = (asha: AHousehold, bundleId: string, aslGroup: string | null = null) =>
    refuseIfEnrolled(app.ctx, app.ctx.db, { learnerId: asha.learnerId, bundleId, aslGroup })

  it('answers ALREADY_ENROLLED for the same course, in the words of the specification', async () => {
    const asha = await aHousehold(app.ctx)
    const bundleId = await aCourse()
    await refuse(asha, bundleId)
    await enrolIn(bundleId, asha)
    await expect(refuse(asha, bundleId)).rejects.toThrow('You are already enrolled in this course!')
  })

  it('answers HAS_ENROLLMENT_UNDER_SAME_ASL_GROUP for another course of the group', async () => {
    const asha = await aHousehold(app.ctx)
    const [one, other] = [await aCourse(), await aCourse()]
    await enrolIn(one, asha, { aslGroup: 'jee-11-2028' })
    await expect(refuse(asha, other, 'jee-11-2028')).rejects.toMatchObject({
      code: 'HAS_ENROLLMENT_UNDER_SAME_ASL_GROUP',
    })
    await refuse(asha, other)
  })
})

describe('checkEnrolment and getEnrolments', () => {
  it('are about one’s own learners', async () => {
    const [asha, ravi] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
    const bundleId = await aCourse()
    await enrolIn(bundleId, asha)
    expect(await app.as(asha).enrolments.checkEnrolment({ bundleId, userId: asha.learnerId })).toMatchObject({
      isEnrolled: true,
    })
    expect(await app.as(ravi).enrolments.checkEnrolment({ bundleId })).toEqual({ isEnrolled: false, enrolment: null })
    await expect(app.as(ravi).enrolments.checkEnrolment({ bundleId, userId: asha.learnerId })).rejects.toMatchObject({
      status: 403,
    })
    await expect(app.as(ravi).enrolments.getEnrolments({ userId: asha.learnerId })).rejects.toMatchObject({
      status: 403,
    })
    await expect(app.as(visitor).enrolments.getEnrolments({})).rejects.toMatchObject({ status: 401 })
  })

  it('refuse a claim to be somebody else, and write it down', async () => {
    const [asha, ravi] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
    const spoofed = app.as(ravi).enrolments.getEnrolments({ callingUserId: asha.learnerId })
    await expect(spoofed).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const asAdmin = app.as(ravi).enrolments.getEnrolments({ callingUserRole: 'ADMIN' })
    await expect(asAdmin).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const { rows } = await app.pool.query('select action from platform.audit where actor ->> $1 = $2', [
      'accountId',
      ravi.accountId,
    ])
    expect(rows).toEqual([{ action: 'getEnrolments' }, { action: 'getEnrolments' }])
  })
})

// Commerce spec, section 4; decision P-25.
it.each([
  [[], true],
  [['TRIAL'], true],
  [['ALLOW', 'REGULAR'], true],
  [['FREE_PASS'], true],
  [['REGULAR', 'TRIAL'], false],
] as const)('the down-payment flag of %j is %s', (states, flag) => {
  expect(isDownPayment(states)).toBe(flag)
})

describe('getUserActiveEnrollments', () => {
  it('lists what runs now, and nothing of another household', async () => {
    const [asha, ravi] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
    const [short, long] = [await aCourse(), await aCourse()]
    await enrolIn(short, asha, { days: 10 })
    await enrolIn(long, asha, { days: 30 })
    app.moveClock(10 * DAY)
    const active = await app.as(asha).enrolments.getUserActiveEnrollments({})
    expect(active.map(({ bundleId }) => bundleId)).toEqual([long])
    expect(await app.as(asha).enrolments.getUserActiveEnrollments({ bundleId: short })).toEqual([])
    const { learnerId: userId } = asha
    await expect(app.as(ravi).enrolments.getUserActiveEnrollments({ userId })).rejects.toMatchObject({
      code: 'FORBIDDEN_ERROR',
    })
  })
})

describe('enrolmentByIdAndUniqueId', () => {
  it('needs both names and the household', async () => {
    const [asha, ravi] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
    await enrolIn(await aCourse(), asha)
    const [enrolment] = await app.as(asha).enrolments.getEnrolments({})
    const { bundleEnrolmentId: id, uniqueId } = enrolment!
    expect(await app.as(asha).enrolments.enrolmentByIdAndUniqueId({ id, uniqueId })).toEqual(enrolment)
    const missing = { status: 404, code: 'NOT_FOUND_ERROR' }
    const guessed = app.as(asha).enrolments.enrolmentByIdAndUniqueId({ id, uniqueId: `${uniqueId}x` })
    await expect(guessed).rejects.toMatchObject(missing)
    const copied = app.as(ravi).enrolments.enrolmentByIdAndUniqueId({ id, uniqueId })
    await expect(copied).rejects.toMatchObject(missing)
  })
})

it('staff read the enrolments of one household', async () => {
  const asha = await aHousehold(app.ctx)
  const bundleId = await aCourse()
  await enrolIn(bundleId, asha)
  await enrolIn(bundleId, await aHousehold(app.ctx))
  const support = app.as(clerk('stf000000000000000009', 'households.view'))
  const { data } = await support.staffEnrolments.list({ accountId: asha.accountId })
  expect(data).toMatchObject([{ learnerId: asha.learnerId, bundleId, state: 'REGULAR', access: 'FULL', endedAt: null }])
  const orderId = data[0]?.orderId ?? ''
  expect((await support.staffEnrolments.list({ orderId })).total).toBe(1)
})
