import { afterAll, beforeAll, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { PARTNER_HASH, seedCoupons } from './coupons.ts'

let app: TestApp
let neet: Awaited<ReturnType<typeof aSellablePlan>>
let jee: Awaited<ReturnType<typeof aSellablePlan>>
beforeAll(async () => {
  app = await startTestApp()
  neet = await aSellablePlan(app.ctx, { price: rupees(30_000), target: 'neetug' })
  jee = await aSellablePlan(app.ctx, { price: rupees(30_000), target: 'jeemain' })
  await seedCoupons(app.ctx, [neet.bundle.id])
})
afterAll(() => app.close())

const asha = { kind: 'household', accountId: 'acc1', learnerId: 'lrn1' } as const

/** The discount in rupees, or the reason for a refusal. */
async function worth(code: string, { plan, bundle }: typeof neet, partnerHashCode?: string) {
  const ask = { code, entityId: bundle.id, subscriptionPlanId: plan.id, partnerHashCode }
  return app
    .as(asha)
    .coupons.checkValidity(ask)
    .then(
      ({ successData }) => successData?.discount,
      (error: { code: string }) => error.code,
    )
}

it('holds one demo coupon of every kind', async () => {
  expect(await worth('deep10', jee)).toBe(rupees(2_000))
  expect(await worth('FIRST500', jee)).toBe(rupees(500))
  expect(await worth('FLAT9999', jee)).toBe('COUPON_NOT_FOR_GRADE')
  expect(await worth('NEET15', neet)).toBe(rupees(3_000))
  expect(await worth('NEET15', jee)).toBe('COUPON_NOT_FOR_ENTITY')
  expect(await worth('MONSOON20', jee)).toBe('COUPON_EXPIRED')
  expect(await worth('ONLYONE', jee)).toBe(rupees(1_000))
  expect(await worth('SCHOOL20', jee)).toBe('COUPON_NOT_FOUND')
  expect(await worth('SCHOOL20', jee, PARTNER_HASH)).toBe(rupees(4_000))
  expect(await worth('SCHOLAR', jee)).toBe(rupees(30_000))
  expect(await worth('TRIAL1', jee)).toBe('COUPON_NOT_FOR_ENTITY')
})

it.each(['en', 'hi', 'ta', 'mr'] as const)('is written in %s', async (lang) => {
  const { getCouponCodeByCategory, getPaymentOfferByCategory } = app.as({ kind: 'visitor' }).coupons
  const codes = await getCouponCodeByCategory({ couponCategory: 'PLANS', lang })
  expect(codes.map(({ couponCode, title }) => [couponCode, title.lang])).toEqual([
    ['DEEP10', lang],
    ['FIRST500', lang],
  ])
  const offers = await getPaymentOfferByCategory({ couponCategory: 'PLANS', lang })
  expect(offers.map(({ title, text }) => [title.lang, text.lang])).toEqual(offers.map(() => [lang, lang]))
  expect(offers).toHaveLength(3)
})
