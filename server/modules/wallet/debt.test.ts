// A bank takes money back that was spent: decision 0021 and payments reference, section 9.6.
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import { DAY } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aPlan, aProgram, aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const staff = app.as(owner)
let clerks = 0
/** Somebody else each time: a member of staff is logged in for twelve hours. */
function desk() {
  clerks += 1
  return app.as(clerk(`stf0000000000000004${String(clerks).padStart(2, '0')}`, 'ledger.view', 'orders.view'))
}
afterAll(() => app.close())
afterEach(() => expectBalancedBooks(app))

let asha: AHousehold
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
})
const family = () => app.as(asha)

async function pay(orderId: OrderId) {
  await family().payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await desk().staffPaymentActions.recheckOrder({ id: orderId })
}
async function recharge(amount: Paise) {
  const { orderId } = await family().orders.rechargeAccount({ amount })
  await pay(orderId)
  return orderId
}
async function takenBack(orderId: OrderId) {
  await app.sandbox.setStatus(orderId, 'AUTO_REFUNDED')
  await desk().staffPaymentActions.recheckOrder({ id: orderId })
  expect(await family().orders.getOrderInfo({ orderId })).toMatchObject({ status: 'REFUNDED', returnReason: 'GATEWAY' })
}
const purse = async () => (await family().wallet.getAccountInfo({})).purchasedBalance
const debtsOf = async () => (await desk().staffWalletDebts.list({ accountId: asha.accountId })).data

/** ₹1,000 paid in, ₹700 of it spent on a course, and the bank takes all of it back. */
async function spentAndTakenBack() {
  const orderId = await recharge(rupees(1_000))
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(700) })
  await family().orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: rupees(700) })
  await takenBack(orderId)
  return { orderId, plan }
}

it('takes what is there and lists the rest, and the wallet never falls below nothing', async () => {
  const { orderId, plan } = await spentAndTakenBack()
  expect(await purse()).toBe(0)
  expect(await debtsOf()).toMatchObject([{ orderId, cause: 'RECHARGE_RETURNED', amount: rupees(700), recovered: 0, status: 'OPEN' }]) // prettier-ignore
  expect(await sumOf(app.ctx.db, `owed:${asha.accountId}`)).toBe(rupees(700))
  expect((await family().enrolments.checkEnrolment({ bundleId: plan.bundleId })).isEnrolled).toBe(true)
  const { accounts } = await staff.staffBooks.getTrialBalance({})
  expect(accounts.find(({ account }) => account === 'owed:')).toMatchObject({ balance: rupees(700) })
})

it('leaves nothing owed while the money is there', async () => {
  await takenBack(await recharge(rupees(500)))
  expect([await purse(), await debtsOf()]).toEqual([0, []])
})

it('is made good out of the wallet as far as it reaches, and then the rest', async () => {
  await spentAndTakenBack()
  const [{ id } = { id: '' }] = await debtsOf()
  const settle = (how: 'TAKE' | 'LET_GO') => staff.staffWalletActions.settleDebt({ id, how, note: 'Agreed with the mother by phone.' }) // prettier-ignore
  await expect(settle('TAKE')).rejects.toMatchObject({ code: 'NOTHING_IN_WALLET', status: 409 })
  await recharge(rupees(300))
  expect(await settle('TAKE')).toEqual({ status: 'OPEN', recovered: rupees(300) })
  await recharge(rupees(1_000))
  expect(await settle('TAKE')).toEqual({ status: 'RECOVERED', recovered: rupees(700) })
  expect(await purse()).toBe(rupees(600))
  expect(await sumOf(app.ctx.db, `owed:${asha.accountId}`)).toBe(0)
  await expect(settle('LET_GO')).rejects.toMatchObject({ code: 'DEBT_CLOSED', status: 409 })
})

it('may be let go, by who may approve money, with a reason', async () => {
  await spentAndTakenBack()
  const [{ id } = { id: '' }] = await debtsOf()
  const ask = { id, how: 'LET_GO', note: 'The bank had erred, not the family.' } as const
  await expect(desk().staffWalletActions.settleDebt(ask)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
  await expect(staff.staffWalletActions.settleDebt({ ...ask, note: 'no' })).rejects.toMatchObject({ status: 400 })
  await expect(staff.staffWalletActions.settleDebt({ ...ask, id: 'dbt0' })).rejects.toMatchObject({
    code: 'NOT_FOUND_ERROR',
  })
  const both = await Promise.allSettled([
    staff.staffWalletActions.settleDebt(ask),
    staff.staffWalletActions.settleDebt(ask),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await sumOf(app.ctx.db, `owed:${asha.accountId}`)).toBe(0)
})

it('of a plan whose days have paid for another is owed too, and the other plan runs on', async () => {
  const program = await aProgram(app.ctx)
  const aslGroup = app.ctx.newId('asl')
  const [classic, plus] = await Promise.all(
    (['CLASSIC', 'PLUS'] as const).map((variantName) =>
      aBundle(app.ctx, { variantName, aslGroup, price: rupees(9_000) }),
    ),
  )
  if (!classic || !plus) throw new Error('two were made')
  const [first, second] = [await aPlan(app.ctx, { program, bundle: classic }), await aPlan(app.ctx, { program, bundle: plus }, { price: rupees(18_000) })] // prettier-ignore
  const { orderId } = await family().orders.buyItems({ subscriptionPlanId: first.id })
  await pay(orderId)
  app.moveClock(18 * DAY)
  const next = await family().orders.buyItems({ subscriptionPlanId: second.id })
  // 162 of 180 days of ₹9,000.
  expect(next.credit).toMatchObject({ days: 162, amount: rupees(8_100) })
  await pay(next.orderId)
  await takenBack(orderId)
  expect(await debtsOf()).toMatchObject([{ orderId, cause: 'PLAN_RETURNED', amount: rupees(8_100), status: 'OPEN' }])
  expect((await family().enrolments.checkEnrolment({ bundleId: plus.id })).isEnrolled).toBe(true)
})
