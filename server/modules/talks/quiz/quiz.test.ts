// The quiz of a talk and its coupons.
import { afterAll, expect, it } from 'vitest'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTestPaper, someMarkedAttempts, type ATestPaper } from '#server/modules/attempts/factory.ts'
import { aPool } from '#server/modules/coupons/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { aRegistration } from '#server/modules/webinars/factory.ts'
import { householdOf } from '#server/test/household-of.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { startTwoApps } from '#server/test/two-apps.ts'
import { aTalk } from '../factory.ts'

const { app, second, close } = await startTwoApps()
afterAll(close)

/** Three of eleven marks earn a coupon. */
async function aTalkWithQuiz(codes: number) {
  const paper = await aTestPaper(app.ctx, { kind: 'CHAPTER', maxAttempts: 1, isFree: true })
  const pool = await aPool(app.ctx, codes)
  const details = { quizPaperId: paper.paperId, quizMarks: 3, couponPoolId: pool.id }
  return { ...(await aTalk(app.ctx, { details })), paper, pool }
}

async function aTaker(webinarId: string): Promise<AHousehold> {
  const family = await aHousehold(app.ctx, { birthYear: 1990 })
  await aRegistration(app.ctx, webinarId, family.learnerId)
  return family
}

/** The single choice is worth three marks, and costs one where it is wrong. */
function take({ paperId, single }: ATestPaper, families: readonly AHousehold[], option: 'a' | 'b') {
  const answers = { [single]: { options: [option] } }
  const startedAt = app.now()
  return someMarkedAttempts(app.ctx, paperId, families.map(({ learnerId }) => ({ learnerId, startedAt, answers, timeMs: 1_000 }))) // prettier-ignore
}

const CODES = triesOf(50)
const WINNERS = 4 * CODES

it(`${WINNERS} winners claim at once on two servers, and the ${CODES} codes go to ${CODES} of them`, async () => {
  const { id, slug, paper, pool } = await aTalkWithQuiz(CODES)
  const winners: AHousehold[] = []
  for (let n = 0; n < WINNERS; n += 1) winners.push(await aTaker(id))
  await take(paper, winners, 'a')
  const claims = await Promise.allSettled(winners.map((family, n) => (n % 2 ? app : second).as(family).talks.claimCoupon({ slug }))) // prettier-ignore
  const codes = claims.flatMap((claim) => (claim.status === 'fulfilled' ? claim.value.couponCode : []))
  expect(new Set(codes).size).toBe(CODES)
  expect(codes).toHaveLength(CODES)
  for (const claim of claims)
    if (claim.status === 'rejected') expect(claim.reason).toMatchObject({ code: 'COUPONS_ARE_GONE' })
  const { rows } = await app.pool.query('select count(*)::int as given from coupons.given_code g join coupons.coupon c on c.id = g.coupon_id where c.pool_id = $1', [pool.id]) // prettier-ignore
  expect(rows).toEqual([{ given: CODES }])
})

it('a code works for its winner only, and for nobody before it is given', async () => {
  const { id, slug, paper, pool } = await aTalkWithQuiz(2)
  const { plan } = await aSellablePlan(app.ctx)
  const { rows } = await app.pool.query<{ code: string }>('select code from coupons.coupon where pool_id = $1', [
    pool.id,
  ])
  const [winner, other] = [await aTaker(id), await aTaker(id)]
  const check = (family: AHousehold, code: string) =>
    app.as(family).coupons.checkValidity({ code, entityId: plan.bundleId, subscriptionPlanId: plan.id })
  const quote = (family: AHousehold, couponCode: string) =>
    app.as(family).orders.makeQuote({ subscriptionPlanId: plan.id, couponCode })
  const buy = (family: AHousehold, couponCode: string) =>
    app.as(family).orders.buyItems({ subscriptionPlanId: plan.id, couponCode })
  for (const { code } of rows)
    for (const use of [check, quote, buy])
      await expect(use(winner, code)).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' })
  await take(paper, [winner], 'a')
  const { couponCode } = await app.as(winner).talks.claimCoupon({ slug })
  for (const use of [check, quote, buy])
    await expect(use(other, couponCode)).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' })
  expect((await quote(winner, couponCode)).discount).toBeGreaterThan(0)
  expect((await buy(winner, couponCode)).couponCode).toBe(couponCode)
})

it('a winner has one code, however often it is asked for, and reads it on the page', async () => {
  const { id, slug, paper } = await aTalkWithQuiz(3)
  const family = await aTaker(id)
  await take(paper, [family], 'a')
  const own = app.as(family).talks
  expect((await own.getTalk({ slug })).quiz).toMatchObject({ isTaken: true, marks: 3, passMarks: 3, isPassed: true, couponCode: null }) // prettier-ignore
  const codes = await Promise.all([1, 2, 3, 4].map(() => own.claimCoupon({ slug })))
  expect(new Set(codes.map(({ couponCode }) => couponCode)).size).toBe(1)
  const { isTestAttempted, quiz } = await own.getTalk({ slug })
  expect([isTestAttempted, quiz?.couponCode]).toEqual([true, codes[0]?.couponCode])
})

it('a learner below the marks gets none, nor one who never registered', async () => {
  const { id, slug, paper } = await aTalkWithQuiz(3)
  const [below, stranger] = [await aTaker(id), await aHousehold(app.ctx, { birthYear: 1990 })]
  await take(paper, [below], 'b')
  await take(paper, [stranger], 'a')
  await expect(app.as(below).talks.claimCoupon({ slug })).rejects.toMatchObject({ code: 'QUIZ_NOT_PASSED' })
  await expect(app.as(stranger).talks.claimCoupon({ slug })).rejects.toMatchObject({ code: 'TALK_NEEDS_REGISTRATION' })
})

it('a code that was given stays given when its learner is erased', async () => {
  const { id, slug, paper } = await aTalkWithQuiz(1)
  const [first, later] = [await aTaker(id), await aTaker(id)]
  await take(paper, [first, later], 'a')
  await app.as(first).talks.claimCoupon({ slug })
  await householdOf(app.ctx, 'coupons').eraseLearner?.(app.ctx, first.learnerId)
  await expect(app.as(later).talks.claimCoupon({ slug })).rejects.toMatchObject({ code: 'COUPONS_ARE_GONE' })
})
