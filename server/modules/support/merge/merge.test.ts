// Two households that are one family become one.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { HOUR, MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { mergeChanges } from '#core/modules/support/merge-changes.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { forgetAccount } from '#server/modules/accounts/index.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { oweForPlan } from '#server/modules/wallet/index.ts'
import { MODULE_NAMES } from '#server/module-order.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { householdData } from '#server/platform/points/household-data.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { PERSONAL_TABLES } from '#server/test/proofs/privacy/personal-tables.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
let goes: AHousehold
let stays: AHousehold
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  goes = await aHousehold(app.ctx, { firstName: 'Asha' })
  stays = await aHousehold(app.ctx, { firstName: 'Ravi' })
})
afterEach(async () => {
  await expectBalancedBooks(app)
})

const reason = 'Both numbers are the mother’s; she asked by telephone.'
const support = () => app.as(clerk('stf000000000000000051', 'households.view', 'households.edit', 'households.approve'))
const chief = () => app.as(owner)
const both = () => ({ fromAccount: goes.accountId, intoAccount: stays.accountId })
const ask = (but: object = {}) => support().staffMerges.create({ ...both(), reason, ...but })
const decide = (id: string, isApproved = true, who = chief()) =>
  who.staffMergeActions.decideMerge({ id, isApproved, ...(!isApproved && { note: 'Not for this reason.' }) })
const preview = () => support().staffMergeActions.previewMerge({ id: goes.accountId, into: stays.accountId })
const merge = async () => decide((await ask()).id)
const wallet = async (of: AHousehold) => {
  const { purchasedBalance, grantedBalance } = await app.as(of).wallet.getAccountInfo({})
  return [purchasedBalance, grantedBalance]
}

async function begin(by: AHousehold, but: object = {}): Promise<OrderId> {
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(10_000) })
  const { orderId, status } = await app.as(by).orders.buyItems({ subscriptionPlanId: plan.id, ...but })
  if (status === 'OPEN') await app.as(by).payments.startPayment({ orderId, method: 'UPI_QR' })
  return orderId
}

const statusOf = async (orderId: string) =>
  (await app.pool.query<{ status: string }>('select status from orders.order where id = $1', [orderId])).rows[0]?.status

async function buy(by: AHousehold, but: object = {}): Promise<OrderId> {
  const orderId = await begin(by, but)
  if ((await statusOf(orderId)) === 'OPEN') await app.sandbox.control(orderId, 'approve')
  await expect.poll(() => statusOf(orderId)).toBe('PAID')
  await app.runJobs()
  return orderId
}

async function logIn(phone: string) {
  const { client } = app.browser(visitor, '10.77.0.1')
  const { verificationId } = await client.accounts.preLoginVerification({ phone: phone.slice(3) })
  return client.accounts.verifyLoginOtp({ verificationId, otp: (await app.sandbox.lastOtp(phone)) ?? '' })
}

/** Every row of any table that says whose it is by an account's id. */
async function rowsOf(accountId: string): Promise<Record<string, number>> {
  const { rows: columns } = await app.pool.query<{ table: string; column: string }>(`
    select table_schema || '.' || quote_ident(table_name) as table, column_name as column from information_schema.columns
    where column_name in ('account_id', 'accepted_by', 'invited_by') and table_schema not in ('information_schema')
    order by 1, 2`)
  const counts: Record<string, number> = {}
  for (const { table, column } of columns) {
    const { rows } = await app.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${column} = $1`,
      [accountId],
    )
    if (rows[0]?.n) counts[table] = rows[0].n
  }
  return counts
}

async function aFullHousehold(): Promise<void> {
  const client = app.as(goes)
  await moneyInWallet(app.ctx, goes.accountId, { granted: rupees(300), purchased: rupees(1_500) })
  await client.profiles.saveAddress({ name: 'Asha Rao', phone: '9876543210', line1: '12, 4th Cross', city: 'Bengaluru', pinCode: '560038' }) // prettier-ignore
  await client.households.inviteGuardian({ phone: '9812345670' })
  await client.onboarding.makeCalendarFeed({})
}

describe('two households', () => {
  it('are shown next to each other before anybody asks, with no name and no whole number', async () => {
    await aFullHousehold()
    await buy(goes)
    const seen = await preview()
    expect(seen).toMatchObject({
      from: { learners: ['Class 11'], enrolments: 1, orders: 1, addresses: 1, wallet: { purchased: rupees(1_500), granted: rupees(300), held: 0 } }, // prettier-ignore
      into: { learners: ['Class 11'], orders: 0 },
      conflicts: [],
      cardsLeftBehind: 0,
    })
    expect(JSON.stringify(seen)).not.toMatch(/Asha|Ravi/)
    expect(JSON.stringify(seen)).not.toContain(goes.phone.slice(3))
  })

  it('become one by a second person’s word: all that the one had is the other’s, and no rupee more or less', async () => {
    await aFullHousehold()
    await moneyInWallet(app.ctx, stays.accountId, { purchased: rupees(100) })
    const orderId = await buy(goes, { walletAmount: rupees(800) })
    const before = await app.as(owner).staffBooks.getTrialBalance({})
    const asked = await ask()
    await expect(decide(asked.id, true, support())).rejects.toMatchObject({ code: 'OWN_MERGE' })
    expect(await decide(asked.id)).toEqual({ status: 'APPROVED' })

    const data = await app.as(stays).accounts.getLoginData({})
    expect(data.learners.map(({ firstName }) => firstName).toSorted()).toEqual(['Asha', 'Ravi'])
    expect(await wallet(stays)).toEqual([rupees(100 + 1_500 - 500), 0])
    const asha = { ...stays, learnerId: goes.learnerId }
    const { orders } = await app.as(asha).orders.listOrders({})
    expect(orders.map(({ orderId: id }) => id)).toEqual([orderId])
    expect(await app.as(asha).invoices.getInvoice({ orderId })).toMatchObject({ orderId })
    const after = await app.as(owner).staffBooks.getTrialBalance({})
    const balances = ({ accounts }: typeof before) => accounts.map(({ account, balance }) => [account, balance])
    expect(balances(after)).toEqual(balances(before))
    expect(await rowsOf(goes.accountId)).toEqual({})
  })

  it('keep with the request what the asker saw, while the preview shows what came since', async () => {
    const { cardsLeftBehind, ...seen } = await preview()
    const { id } = await ask()
    await app.as(goes).profiles.saveAddress({ name: 'Asha Rao', phone: '9876543210', line1: '12, 4th Cross', city: 'Bengaluru', pinCode: '560038' }) // prettier-ignore
    const { preview: kept } = await chief().staffMerges.one({ id })
    expect(kept).toEqual(seen)
    expect(cardsLeftBehind).toBe(0)
    expect(mergeChanges(kept!, await preview())).toEqual(['The household that goes: 1 address came.'])
  })

  it('are opened by either number from then on, and sessions of the closed one have ended', async () => {
    const open = app.browser(goes)
    await open.client.accounts.getLoginData({})
    await merge()
    await expect(open.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    expect((await logIn(goes.phone)).accountId).toBe(stays.accountId)
    expect((await logIn(stays.phone)).accountId).toBe(stays.accountId)
    await app.runJobs()
    for (const { phone } of [goes, stays]) {
      const texts = async () => (await app.sandbox.outbox(phone)).map(({ text }) => text)
      await expect.poll(texts).toContainEqual(expect.stringContaining('Your two Kandil accounts are now one')) // prettier-ignore
    }
  })

  it('free both numbers once the one that stayed is erased', async () => {
    await merge()
    await inTransaction(app.ctx.db, (tx) => forgetAccount(app.ctx, tx, stays.accountId))
    for (const { phone } of [goes, stays]) expect(await logIn(phone)).toMatchObject({ isNewUser: true })
  })

  it('leave an audit row with what each had, who asked and why', async () => {
    await merge()
    const { data } = await chief().staffAudit.list({ action: 'household-merges.decide', subject: `households/${goes.accountId}` }) // prettier-ignore
    expect(data).toMatchObject([{ staffId: owner.staffId, reason, before: { from: { learners: ['Class 11'] } }, after: { into: stays.accountId } }]) // prettier-ignore
  })

  it('are merged once: asked again, decided again or the other way round there is nothing left to do', async () => {
    const { id } = await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'MERGE_ASKED' })
    const words = await Promise.allSettled([decide(id), decide(id), decide(id)])
    expect(words.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(decide(id)).rejects.toMatchObject({ code: 'MERGE_DECIDED' })
    await expect(ask()).rejects.toMatchObject({ code: 'NO_SUCH_HOUSEHOLD' })
    await expect(ask({ fromAccount: stays.accountId, intoAccount: goes.accountId })).rejects.toMatchObject({ code: 'NO_SUCH_HOUSEHOLD' }) // prettier-ignore
    await expect(ask({ fromAccount: stays.accountId })).rejects.toMatchObject({ code: 'SAME_HOUSEHOLD' })
  })

  it('stay two when the second person refuses', async () => {
    const { id } = await ask()
    expect(await decide(id, false)).toEqual({ status: 'REFUSED' })
    expect((await app.as(goes).accounts.getLoginData({})).accountId).toBe(goes.accountId)
  })
})

describe('every table that names a household', () => {
  it('says whether its rows move, or why they stay', async () => {
    const { rows } = await app.pool.query<{ table: string }>(`
      select distinct table_schema || '.' || table_name as table from information_schema.columns
      where column_name in ('account_id', 'accepted_by', 'invited_by') order by 1`)
    const declared = PERSONAL_TABLES.filter(({ merged }) => merged !== undefined).map(({ table }) => table)
    expect(rows.map(({ table }) => table)).toEqual(declared.toSorted())
  })

  it('moves in the order of the modules, and that is the order in which a settlement locks', () => {
    const movers = householdData.byModule(app.ctx).flatMap(({ module, value }) => (value.move ? [module] : []))
    expect(movers).toEqual(MODULE_NAMES.filter((name) => movers.includes(name)))
    const locked = ['wallet', 'enrolments', 'coupons', 'orders']
    expect(movers.filter((name) => locked.includes(name))).toEqual(locked)
  })
})

describe('a conflict', () => {
  it('is a payment under way and a deletion asked for', async () => {
    await begin(goes)
    expect((await preview()).conflicts).toMatchObject([{ kind: 'MONEY_UNDER_WAY', stops: true }])
    await expect(ask()).rejects.toMatchObject({ code: 'CANNOT_MERGE' })
  })

  it('is named where it does not stop: the same child, the same course, a guardian of the other', async () => {
    goes = await aHousehold(app.ctx, { firstName: 'Ravi' })
    const { plan } = await aSellablePlan(app.ctx)
    for (const household of [goes, stays]) {
      const { orderId } = await app.as(household).orders.buyItems({ subscriptionPlanId: plan.id })
      await app.as(household).payments.startPayment({ orderId, method: 'UPI_QR' })
      await app.sandbox.control(orderId, 'approve')
      await expect.poll(() => statusOf(orderId)).toBe('PAID')
    }
    await app.as(goes).households.inviteGuardian({ phone: stays.phone.slice(3) })
    const [invitation] = await app.as(stays).households.listInvitations({})
    await app.as(stays).households.answerInvitation({ invitationId: invitation?.invitationId as never, accept: true })
    expect((await preview()).conflicts.map(({ kind }) => kind)).toEqual(['SAME_LEARNER', 'SAME_COURSE', 'GUARDIAN_OF_OTHER']) // prettier-ignore
    await merge()
    const { learners } = await app.as(stays).accounts.getLoginData({})
    expect(learners.map(({ isHome }) => isHome)).toEqual([true, true])
  })
})

describe('money of a household that went', () => {
  it('that it owes us is owed by the one that stays', async () => {
    const orderId = await buy(goes)
    await inTransaction(app.ctx.db, (tx) =>
      oweForPlan(app.ctx, tx, { accountId: goes.accountId, orderId, amount: rupees(250) }),
    )
    await merge()
    expect(await sumOf(app.ctx.db, `owed:${goes.accountId}`)).toBe(0)
    expect(await sumOf(app.ctx.db, `owed:${stays.accountId}`)).toBe(rupees(250))
    expect(await rowsOf(goes.accountId)).toEqual({})
  })

  it('comes back into the wallet that stayed: a refund of what was paid with both', async () => {
    await moneyInWallet(app.ctx, goes.accountId, { granted: rupees(300), purchased: rupees(500) })
    const orderId = await buy(goes, { walletAmount: rupees(800) })
    await merge()
    const asker = app.as(clerk('stf000000000000000052', 'refunds.view', 'refunds.edit'))
    const { id } = await asker.staffRefundRequests.create({ orderId, reason })
    await chief().staffPaymentActions.decideRefund({ id, isApproved: true })
    await app.runJobs()
    expect(await wallet(stays)).toEqual([rupees(500), rupees(300)])
  })

  it('that is paid while they become one buys the course in the one that stays, or the merge waits: never half', async () => {
    const coupon = await aCoupon(app.ctx)
    for (const late of [false, true]) {
      goes = await aHousehold(app.ctx)
      stays = await aHousehold(app.ctx)
      await moneyInWallet(app.ctx, goes.accountId, { purchased: rupees(700) })
      const { id } = await ask()
      const orderId = await begin(goes, { walletAmount: rupees(700), couponCode: coupon.code })
      if (late) {
        app.moveClock(16 * MINUTE)
        await app.runJob('orders.expire')
      }
      const [merged] = await Promise.allSettled([decide(id), app.sandbox.control(orderId, 'approve')])
      await expect.poll(() => statusOf(orderId)).toBe('PAID')
      if (merged.status === 'rejected') await decide(id)
      app.moveClock(2 * MINUTE)
      await app.runJobs()
      expect(await rowsOf(goes.accountId)).toEqual({})
      const { rows } = await app.pool.query('select account_id from enrolments.enrolment where order_id = $1', [
        orderId,
      ])
      expect(rows).toEqual([{ account_id: stays.accountId }])
      expect(await wallet(stays)).toEqual([0, 0])
      await expectBalancedBooks(app)
      app.moveClock(HOUR)
    }
  })
})
