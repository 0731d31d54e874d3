// Every way to pay, to every end a payment has.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nothing, rupees } from '#core/kernel/money.ts'
import { MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { anEmiIssuer } from '#server/modules/instruments/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

const PRICE = rupees(15_000)

let app: TestApp
let emiPlans: Readonly<Record<'EMI' | 'CONSUMER_FINANCE', string>>
let asha: AHousehold
let taken: number
beforeAll(async () => {
  app = await startTestApp()
  const [bank, lender] = [await anEmiIssuer(app.ctx, { code: 'HDFC' }), await anEmiIssuer(app.ctx, { code: 'FIBE', kind: 'CARDLESS' })] // prettier-ignore
  emiPlans = { EMI: bank.plans[1]?.id ?? '', CONSUMER_FINANCE: lender.plans[1]?.id ?? '' }
})
afterAll(() => app.close())
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  taken = await sumOf(app.ctx.db, 'gateway:juspay')
})

const WAYS = [
  { method: 'UPI_QR' },
  { method: 'UPI_INTENT', platform: 'android', upiApp: 'phonepe' },
  { method: 'UPI_COLLECT', platform: 'ios', vpa: 'asha@okbank' },
  { method: 'CARD' },
  { method: 'NETBANKING', bank: 'NB_ICICI' },
  { method: 'PROVIDER_WALLET', wallet: 'PHONEPE' },
  { method: 'EMI' },
  { method: 'CONSUMER_FINANCE' },
] as const
type PaymentCase = (typeof WAYS)[number]

/** An order with a payment begun. The terms of an EMI are part of the order. */
async function begun(way: PaymentCase): Promise<OrderId> {
  const { plan } = await aSellablePlan(app.ctx, { price: PRICE, cutPrice: PRICE })
  const { method } = way
  const emi = method === 'EMI' || method === 'CONSUMER_FINANCE' ? { planId: emiPlans[method], charged: PRICE } : undefined // prettier-ignore
  const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, emi })
  await app.as(asha).payments.startPayment({ orderId, ...way })
  return orderId
}

const look = (orderId: OrderId) => app.as(asha).payments.getOrderStatus({ orderId })
const becomes = (orderId: OrderId, status: string) => expect.poll(async () => (await look(orderId)).status).toBe(status)
const isEnrolled = async () => (await app.as(asha).enrolments.getUserActiveEnrollments({})).length > 0
const newlyTaken = async () => (await sumOf(app.ctx.db, 'gateway:juspay')) - taken

describe.each(WAYS)('$method', (way) => {
  it('that is approved enrols, and the price is in the books', async () => {
    const orderId = await begun(way)
    await app.sandbox.control(orderId, 'approve')
    await becomes(orderId, 'SUCCESS')
    expect(await isEnrolled()).toBe(true)
    expect(await newlyTaken()).toBe(PRICE)
  })

  it('that is declined takes nothing, says why, and may be tried again', async () => {
    const orderId = await begun(way)
    await app.sandbox.control(orderId, 'authorization-failed')
    await becomes(orderId, 'FAILURE')
    expect(await look(orderId)).toMatchObject({ failureReason: 'AUTHORIZATION_FAILED', paymentStatus: 'NOT_PAID' })
    await app.as(asha).payments.startPayment({ orderId, ...way })
    await app.sandbox.control(orderId, 'approve')
    await becomes(orderId, 'SUCCESS')
    expect(await newlyTaken()).toBe(PRICE)
  })

  it('that is left ends with the order, and takes nothing', async () => {
    const orderId = await begun(way)
    app.moveClock(20 * MINUTE)
    await app.runJob('payments.sweep')
    await app.runJob('orders.expire')
    expect((await app.as(asha).orders.getOrderInfo({ orderId })).status).toBe('EXPIRED')
    expect(await isEnrolled()).toBe(false)
    expect(await newlyTaken()).toBe(nothing)
  })

  it('without a result from the bank stays open, never fails, and counts when the result arrives', async () => {
    const orderId = await begun(way)
    await app.sandbox.control(orderId, 'unknown-status')
    app.moveClock(6 * MINUTE)
    await app.runJob('payments.sweep')
    expect((await look(orderId)).status).toMatch(/^PENDING/)
    await app.sandbox.setStatus(orderId, 'CHARGED')
    app.moveClock(MINUTE)
    await becomes(orderId, 'SUCCESS')
    expect(await newlyTaken()).toBe(PRICE)
  })
})
