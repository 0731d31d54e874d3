// Recharging the wallet, and paying with it, with and without a bank's share.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nothing, rupees, type Paise } from '#core/kernel/money.ts'
import { DAY, HOUR, MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aSellablePlan, type NewPlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const PRICE = rupees(11_800)
let asha: AHousehold
let plan: NewPlan
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  plan = (await aSellablePlan(app.ctx, { price: PRICE })).plan
})
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

let clerks = 0
/** Somebody else each time: a member of staff is logged in for twelve hours. */
function aClerk() {
  clerks += 1
  const id = `stf0000000000000001${String(clerks).padStart(2, '0')}`
  return app.as(clerk(id, 'refunds.view', 'refunds.edit', 'refunds.approve'))
}

const family = () => app.as(asha)
const wallet = async (who = asha) => {
  const { purchasedBalance, grantedBalance, heldBalance } = await app.as(who).wallet.getAccountInfo({})
  return [purchasedBalance, grantedBalance, heldBalance]
}
const buy = (walletAmount: Paise, but: object = {}) =>
  family().orders.buyItems({ subscriptionPlanId: plan.id, walletAmount, ...but })
const statusOf = (orderId: OrderId) => family().payments.getOrderStatus({ orderId })
const orderOf = (orderId: OrderId) => family().orders.getOrderInfo({ orderId })
const becomes = (orderId: OrderId, status: string) =>
  expect.poll(async () => (await statusOf(orderId)).status).toBe(status)
const isEnrolled = async () => (await family().enrolments.checkEnrolment({ bundleId: plan.bundleId })).isEnrolled

async function pay(orderId: OrderId, how: Parameters<typeof app.sandbox.control>[1] = 'approve') {
  await family().payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, how)
}

describe('rechargeAccount', () => {
  it('puts what was paid into the wallet, once, without an invoice and with a receipt', async () => {
    await app.sandbox.knobs({ webhookCopies: 5 })
    const order = await family().orders.rechargeAccount({ amount: rupees(1_250) })
    expect(order).toMatchObject({ kind: 'RECHARGE', status: 'OPEN', amount: rupees(1_250), entityId: null, title: 'Kandil wallet' }) // prettier-ignore
    await pay(order.orderId)
    await becomes(order.orderId, 'SUCCESS')
    app.moveClock(MINUTE)
    await app.runJob('payments.sweep')
    expect(await wallet()).toEqual([rupees(1_250), 0, 0])
    const { statement } = await family().wallet.getAccountInfo({})
    expect(statement).toMatchObject([{ kind: 'PAYMENT', amount: rupees(1_250), orderId: order.orderId }])
    await app.runJobs()
    await expect(family().invoices.getInvoice({ orderId: order.orderId })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
    const texts = async () => (await app.sandbox.outbox(asha.phone)).map(({ text }) => text)
    const receipt = expect.stringContaining('Paid ₹1,250 to Kandil. It is in your Kandil wallet.')
    await expect.poll(texts).toEqual([receipt])
  })

  it.each([
    [rupees(99), 'MIN_VAL_100'],
    [nothing, 'MIN_VAL_100'],
    [rupees(-500), 'MIN_VAL_100'],
    [rupees(1_00_001), 'INVALID_AMOUNT'],
  ])('of %i is refused: %s', async (amount, code) => {
    await expect(family().orders.rechargeAccount({ amount })).rejects.toMatchObject({ code, status: 400 })
  })

  it('asked for twice is one order; another amount takes its place; one under way is finished first', async () => {
    const recharge = (amount: Paise) => family().orders.rechargeAccount({ amount })
    const [first, again] = await Promise.all([recharge(rupees(500)), recharge(rupees(500))])
    expect(again.orderId).toBe(first.orderId)
    const other = await recharge(rupees(1_000))
    expect(other.orderId).not.toBe(first.orderId)
    await family().payments.startPayment({ orderId: other.orderId, method: 'UPI_QR' })
    await expect(recharge(rupees(2_500))).rejects.toMatchObject({ code: 'PAYMENT_UNDER_WAY' })
  })

  it('is given back by staff only while it is there', async () => {
    const { orderId } = await family().orders.rechargeAccount({ amount: rupees(500) })
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    const { id } = await aClerk().staffRefundRequests.create({
      orderId,
      reason: 'Paid in by mistake, says the mother.',
    })
    const open = await buy(rupees(400))
    const letGo = () => aClerk().staffPaymentActions.decideRefund({ id, isApproved: true })
    await expect(letGo()).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' })
    app.moveClock(16 * MINUTE)
    await app.runJob('orders.expire')
    expect((await orderOf(open.orderId)).status).toBe('EXPIRED')
    await letGo()
    expect(await wallet()).toEqual([0, 0, 0])
  })
})

describe('an order that the wallet pays a part of', () => {
  beforeEach(() => moneyInWallet(app.ctx, asha.accountId, { granted: rupees(180), purchased: rupees(1_000) }))

  it('holds it, asks the bank for the rest, and spends it with the settlement', async () => {
    const { balance, part } = await family().orders.getWalletPart({ entityId: plan.bundleId, amount: PRICE })
    expect([balance, part]).toEqual([rupees(1_180), rupees(1_180)])
    const order = await buy(part)
    expect(order).toMatchObject({ amount: PRICE, walletAmount: rupees(1_180), status: 'OPEN' })
    expect(await wallet()).toEqual([0, 0, rupees(1_180)])
    const { next } = await family().payments.startPayment({ orderId: order.orderId, method: 'UPI_QR' })
    expect(next.upi?.amount).toBe('10620.00')
    await app.sandbox.control(order.orderId, 'approve')
    await becomes(order.orderId, 'SUCCESS')
    expect(await wallet()).toEqual([0, 0, 0])
    expect(await orderOf(order.orderId)).toMatchObject({ status: 'PAID', paidAmount: rupees(10_620) })
    await app.runJobs()
    // Granted money is a discount: the tax is due on ₹11,620; 1,162,000 × 18 / 118 = 177,254 paise.
    const invoice = await family().invoices.getInvoice({ orderId: order.orderId })
    expect(invoice).toMatchObject({ listPrice: PRICE, discount: rupees(180), total: rupees(11_620), igst: 177_254 })
    const { statement } = await family().wallet.getAccountInfo({})
    const line = statement.find(({ kind }) => kind === 'WALLET_HOLD')
    expect(line).toMatchObject({ amount: rupees(-1_180), orderId: order.orderId, title: order.title })
  })

  it('is resumed with what it holds, and gives it back when another takes its place', async () => {
    const first = await buy(rupees(1_180))
    const part = () => family().orders.getWalletPart({ entityId: plan.bundleId, amount: PRICE })
    expect(await part()).toEqual({ balance: rupees(1_180), part: rupees(1_180) })
    expect((await buy(rupees(1_180))).orderId).toBe(first.orderId)
    const without = await buy(nothing)
    expect(without.orderId).not.toBe(first.orderId)
    expect(await wallet()).toEqual([rupees(1_000), rupees(180), 0])
  })

  it('gives it back to the purses it came from when nobody pays', async () => {
    const { orderId } = await buy(rupees(1_180))
    app.moveClock(16 * MINUTE)
    await app.runJob('orders.expire')
    expect(await wallet()).toEqual([rupees(1_000), rupees(180), 0])
    expect((await orderOf(orderId)).status).toBe('EXPIRED')
  })

  it('gives it back at once when the payment fails, and takes it again for the next attempt', async () => {
    const { orderId } = await buy(rupees(1_180))
    for (let n = 0; n < 2; n += 1) {
      await pay(orderId, 'authorization-failed')
      await becomes(orderId, 'FAILURE')
      expect(await wallet()).toEqual([rupees(1_000), rupees(180), 0])
    }
    await family().payments.startPayment({ orderId, method: 'UPI_QR' })
    expect(await wallet()).toEqual([0, 0, rupees(1_180)])
    await app.sandbox.control(orderId, 'approve')
    await becomes(orderId, 'SUCCESS')
    expect([await isEnrolled(), await wallet()]).toEqual([true, [0, 0, 0]])
  })

  it('is not tried again once its part of the wallet is spent', async () => {
    const { orderId } = await buy(rupees(1_180))
    await pay(orderId, 'authorization-failed')
    await becomes(orderId, 'FAILURE')
    const other = (await aSellablePlan(app.ctx, { price: rupees(1_000) })).plan
    await family().orders.buyItems({ subscriptionPlanId: other.id, walletAmount: rupees(1_000) })
    const again = family().payments.startPayment({ orderId, method: 'UPI_QR' })
    await expect(again).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' })
    expect((await buy(nothing)).amount).toBe(PRICE)
  })

  it('keeps it for an attempt that begins while everybody hears of the failure of the one before', async () => {
    for (let round = 0; round < 5; round += 1) {
      asha = await aHousehold(app.ctx)
      await moneyInWallet(app.ctx, asha.accountId, { granted: rupees(180), purchased: rupees(1_000) })
      const { orderId } = await buy(rupees(1_180))
      await family().payments.startPayment({ orderId, method: 'UPI_QR' })
      await app.sandbox.knobs({ webhookCopies: 5 }, orderId)
      app.moveClock(MINUTE)
      await Promise.all([
        app.sandbox.control(orderId, 'authorization-failed'),
        ...Array.from({ length: 4 }, () => statusOf(orderId)),
        app.runJob('payments.sweep'),
        family().payments.startPayment({ orderId, method: 'CARD' }),
      ])
      const { rows } = await app.pool.query('select status from orders.attempt where order_id = $1 order by no desc limit 1', [orderId]) // prettier-ignore
      expect(rows).toEqual([{ status: 'STARTED' }])
      expect(await wallet()).toEqual([0, 0, rupees(1_180)])
    }
  })

  it('keeps it as long as a payment may still come, and honours that payment', async () => {
    const { orderId } = await buy(rupees(1_180))
    await family().payments.startPayment({ orderId, method: 'UPI_QR' })
    app.moveClock(20 * HOUR)
    await app.runJob('orders.expire')
    await app.runJob('wallet.expire-holds')
    expect(await wallet()).toEqual([0, 0, rupees(1_180)])
    await app.sandbox.control(orderId, 'approve')
    await becomes(orderId, 'SUCCESS')
    expect([await isEnrolled(), await wallet()]).toEqual([true, [0, 0, 0]])
  })

  it('gives it back once no payment would be honoured any more', async () => {
    const { orderId } = await buy(rupees(1_180))
    await family().payments.startPayment({ orderId, method: 'UPI_QR' })
    app.moveClock(DAY + HOUR)
    await app.runJob('orders.expire')
    await app.runJob('wallet.expire-holds')
    expect(await wallet()).toEqual([rupees(1_000), rupees(180), 0])
    await app.sandbox.control(orderId, 'approve')
    await becomes(orderId, 'REFUNDED')
    expect(await sumOf(app.ctx.db, `suspense:${orderId}`)).toBe(rupees(-10_620))
  })

  it('takes it once more for a payment that came after it was given back, or returns the payment when it is gone', async () => {
    const late = async (orderId: OrderId) => {
      await pay(orderId, 'authorization-failed')
      await becomes(orderId, 'FAILURE')
      app.moveClock(16 * MINUTE)
      await app.runJob('orders.expire')
    }
    const { orderId } = await buy(rupees(1_180))
    await late(orderId)
    const other = (await aSellablePlan(app.ctx, { price: rupees(1_180) })).plan
    const spent = await family().orders.buyItems({ subscriptionPlanId: other.id, walletAmount: rupees(1_180) })
    expect(spent.status).toBe('PAID')
    await app.sandbox.setStatus(orderId, 'CHARGED')
    await becomes(orderId, 'REFUNDED')
    expect(await orderOf(orderId)).toMatchObject({ returnReason: 'WALLET_SPENT' })
    expect(await isEnrolled()).toBe(false)

    await moneyInWallet(app.ctx, asha.accountId, { granted: rupees(180), purchased: rupees(1_000) })
    const second = await buy(rupees(1_180))
    await late(second.orderId)
    expect(await wallet()).toEqual([rupees(1_000), rupees(180), 0])
    await app.sandbox.setStatus(second.orderId, 'CHARGED')
    await becomes(second.orderId, 'SUCCESS')
    expect([await isEnrolled(), await wallet()]).toEqual([true, [0, 0, 0]])
  })

  it('is returned to each of its sources: the bank’s part to the bank, the rest to its purses', async () => {
    const { orderId } = await buy(rupees(1_180))
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    const { id, amount } = await aClerk().staffRefundRequests.create({ orderId, reason: 'The learner has moved away.' })
    expect(amount).toBe(PRICE)
    await aClerk().staffPaymentActions.decideRefund({ id, isApproved: true })
    expect([await isEnrolled(), await wallet()]).toEqual([false, [rupees(1_000), rupees(180), 0]])
    const isBack = async () => {
      app.moveClock(11 * MINUTE)
      await app.runJobs()
      return (await orderOf(orderId)).status
    }
    await expect.poll(isBack).toBe('REFUNDED')
    const refunds = await aClerk().staffRefunds.list({ orderId })
    expect(refunds.data).toMatchObject([{ amount: rupees(10_620), status: 'SUCCESS' }])
    for (const account of [`suspense:${orderId}`, `hold:${asha.accountId}`])
      expect(await sumOf(app.ctx.db, account)).toBe(0)
  })

  it('gives it back when the gateway returns its part by itself', async () => {
    const { orderId } = await buy(rupees(1_180))
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    await app.sandbox.setStatus(orderId, 'AUTO_REFUNDED')
    await becomes(orderId, 'REFUNDED')
    expect([await isEnrolled(), await wallet()]).toEqual([false, [rupees(1_000), rupees(180), 0]])
  })

  it('leaves a bank nothing, or a rupee at least', async () => {
    for (const walletAmount of [-1, PRICE + 1, PRICE - 1] as Paise[])
      // amounts that a client might make up
      await expect(buy(walletAmount)).rejects.toMatchObject({ code: 'INVALID_AMOUNT' })
  })

  it('takes the coupon first', async () => {
    const { code } = await aCoupon(app.ctx)
    const order = await buy(rupees(1_180), { couponCode: code })
    expect(order).toMatchObject({ discount: rupees(1_180), amount: rupees(10_620), walletAmount: rupees(1_180) })
  })
})

it('pays a whole course without any bank, and is back at once when staff return it', async () => {
  await moneyInWallet(app.ctx, asha.accountId, { purchased: PRICE })
  const order = await buy(PRICE)
  expect(order).toMatchObject({ status: 'PAID', enrolmentResult: 'SUCCESS', paidAmount: 0, walletAmount: PRICE })
  const { data } = await app
    .as(clerk('stf000000000000000199', 'orders.view'))
    .staffOrders.list({ accountId: asha.accountId, paidBy: 'OWN_WALLET' })
  expect(data.map(({ id }) => id)).toEqual([order.orderId])
  expect([await isEnrolled(), await wallet()]).toEqual([true, [0, 0, 0]])
  const { id } = await aClerk().staffRefundRequests.create({
    orderId: order.orderId,
    reason: 'Bought by a small brother.',
  })
  await aClerk().staffPaymentActions.decideRefund({ id, isApproved: true })
  expect([(await orderOf(order.orderId)).status, await wallet()]).toEqual(['REFUNDED', [PRICE, 0, 0]])
})

it('is held by one of two orders that want the same balance at once', async () => {
  await moneyInWallet(app.ctx, asha.accountId, { purchased: rupees(1_000) })
  const plans = await Promise.all(Array.from({ length: 8 }, () => aSellablePlan(app.ctx, { price: PRICE })))
  const orders = plans.map((each) =>
    family().orders.buyItems({ subscriptionPlanId: each.plan.id, walletAmount: rupees(600) }),
  )
  const outcomes = await Promise.allSettled(orders)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'BALANCE_TOO_LOW', status: 409 })
  expect(await wallet()).toEqual([rupees(400), 0, rupees(600)])
})

it('knows who has made an order, and who has bought something', async () => {
  const asked = async () => [
    (await family().orders.checkAnyPreviousOrders({})).hasPreviousOrders,
    (await family().orders.checkIfHasPaidOrders({ userId: asha.learnerId })).hasPaidOrders,
  ]
  expect(await asked()).toEqual([false, false])
  const recharge = await family().orders.rechargeAccount({ amount: rupees(500) })
  await pay(recharge.orderId)
  await becomes(recharge.orderId, 'SUCCESS')
  expect(await asked()).toEqual([true, false])
  const { orderId } = await buy(nothing)
  await pay(orderId)
  await becomes(orderId, 'SUCCESS')
  expect(await asked()).toEqual([true, true])
  const ravi = await aHousehold(app.ctx)
  await expect(family().orders.checkIfHasPaidOrders({ userId: ravi.learnerId })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
  await expect(app.as(visitor).orders.checkAnyPreviousOrders({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
})
