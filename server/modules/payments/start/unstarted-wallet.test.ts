// The wallet's part of an order whose payment the gateway did not begin.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { MINUTE, SECOND } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const PART = rupees(1_180)
const isHeld = [0, 0, PART]
const isFree = [rupees(1_000), rupees(180), 0]
const byCollect = { method: 'UPI_COLLECT', platform: 'ios', vpa: 'payer@kandil' } as const
const unknownPayer = { ...byCollect, vpa: 'invalid@kandil' } as const

let asha: AHousehold
let orderId: OrderId
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  await moneyInWallet(app.ctx, asha.accountId, { granted: rupees(180), purchased: rupees(1_000) })
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(11_800) })
  orderId = (await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: PART })).orderId
})
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

type Way = typeof byCollect | typeof unknownPayer | { readonly method: 'UPI_QR' | 'CARD' }
const start = (way: Way) => app.as(asha).payments.startPayment({ orderId, ...way })
const statusOf = async () => (await app.as(asha).payments.getOrderStatus({ orderId })).status
const wallet = async () => {
  const { purchasedBalance, grantedBalance, heldBalance } = await app.as(asha).wallet.getAccountInfo({})
  return [purchasedBalance, grantedBalance, heldBalance]
}

it('is free at once when the gateway refuses to begin, and is taken again for the next attempt', async () => {
  for (let n = 0; n < 2; n += 1) {
    await expect(start(unknownPayer)).rejects.toMatchObject({ code: 'METHOD_NOT_AVAILABLE' })
    expect(await wallet()).toEqual(isFree)
  }
  await start(byCollect)
  expect(await wallet()).toEqual(isHeld)
  await app.sandbox.control(orderId, 'approve')
  await expect.poll(statusOf).toBe('SUCCESS')
  expect(await wallet()).toEqual([0, 0, 0])
})

it('is free when the gateway is away', async () => {
  await app.sandbox.knobs({ errorShare: 1, faultsOn: 'CREATE_ORDER' }, orderId)
  await expect(start({ method: 'CARD' })).rejects.toMatchObject({ code: 'GATEWAY_AWAY' })
  expect(await wallet()).toEqual(isFree)
})

it('is free once the gateway does not know an attempt whose start was lost', async () => {
  await app.sandbox.knobs({ webhooks: false, resetShare: 1, faultsOn: 'START_TXN', faultsWhen: 'BEFORE' }, orderId)
  await expect(start(byCollect)).rejects.toMatchObject({ code: 'PAYMENT_START_UNKNOWN' })
  expect(await wallet()).toEqual(isHeld)
  await app.sandbox.knobs({ resetShare: 0 }, orderId)
  app.moveClock(31 * SECOND)
  expect(await statusOf()).toBe('CREATED')
  expect(await wallet()).toEqual(isFree)
})

it('stays with an attempt before it that may still be paid', async () => {
  await start({ method: 'UPI_QR' })
  app.moveClock(MINUTE)
  await expect(start(unknownPayer)).rejects.toMatchObject({ code: 'METHOD_NOT_AVAILABLE' })
  expect(await wallet()).toEqual(isHeld)
  await app.sandbox.control(orderId, 'approve')
  await expect.poll(statusOf).toBe('SUCCESS')
  expect(await wallet()).toEqual([0, 0, 0])
})
