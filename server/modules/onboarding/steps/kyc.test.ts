// A document is asked for where a lender must know who pays, and nowhere else: decision L-74.
import { afterAll, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { anEmiIssuer } from '#server/modules/instruments/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'

const app = await startTestApp()
afterAll(() => app.close())

it.each([
  ['is required by a partner for EMI without cost', { kind: 'CREDIT', isNoCost: true, askedFor: 'NO_COST_EMI' }],
  ['is asked for by a lender without a card', { kind: 'CARDLESS', isNoCost: false, askedFor: 'INSTALMENTS' }],
  ['is not asked for by the bank of a card', { kind: 'CREDIT', isNoCost: false, askedFor: undefined }],
] as const)('a document %s, once the course is paid', async (_, { kind, isNoCost, askedFor }) => {
  const family = await aHousehold(app.ctx)
  const asha = app.as(family)
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(15_000) })
  const { plans } = await anEmiIssuer(app.ctx, { kind, plans: [{ isNoCost }] })
  const offered = async () => {
    const cards = await asha.instruments.getEmiCards({ amount: rupees(15_000) })
    return cards[kind].flatMap((card) => card.plans).find(({ planId }) => planId === plans[0]?.id)
  }
  await expect.poll(offered).toBeDefined()
  const emi = await offered()
  if (!emi) throw new Error('it is there')
  const { planId, charged } = emi
  const { orderId } = await asha.orders.buyItems({ subscriptionPlanId: plan.id, emi: { planId, charged } })
  await asha.payments.startPayment({ orderId, method: kind === 'CARDLESS' ? 'CONSUMER_FINANCE' : 'EMI' })
  const isAsked = async () => (await asha.onboarding.getInfo({})).tasks.some(({ key }) => key === 'KYC')
  await app.sandbox.control(orderId, 'approve')
  await expect.poll(async () => (await asha.payments.getOrderStatus({ orderId })).status).toBe('SUCCESS') // prettier-ignore
  await app.runJobs()
  expect(await isAsked()).toBe(askedFor !== undefined)
  const { rows } = await app.pool.query('select asked_for, type from onboarding.kyc where account_id = $1', [family.accountId]) // prettier-ignore
  expect(rows).toEqual(askedFor ? [{ asked_for: askedFor, type: null }] : [])
})
