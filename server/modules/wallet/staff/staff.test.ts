import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import type { AccountId } from '#core/modules/accounts/account.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
let asha: AHousehold
beforeAll(async () => {
  app = await startTestApp()
  asha = await aHousehold(app.ctx)
})
afterAll(() => app.close())
afterEach(async () => {
  const { debit, credit } = await staff().staffBooks.getTrialBalance({})
  expect(debit).toBe(credit)
})

const staff = () => app.as(owner)
const support = () => app.as(clerk('stf000000000000000041', 'ledger.view', 'ledger.edit', 'ledger.approve'))
const reason = 'The class on 20 November did not take place.'
const ask = (amount: Paise, purse: 'granted' | 'purchased' = 'granted', accountId = asha.accountId) =>
  support().staffWalletAdjustments.create({ accountId, purse, amount, reason })
const decide = (id: string, isApproved = true, who = staff()) =>
  who.staffWalletActions.decideAdjustment({ id, isApproved, ...(!isApproved && { note: 'Not for this reason.' }) })
const balance = async () => {
  const { grantedBalance, purchasedBalance } = await app.as(asha).wallet.getAccountInfo({})
  return [grantedBalance, purchasedBalance]
}

describe('money that staff put into a wallet', () => {
  it('is asked for with the wallet as the asker saw it, next to which the decider sees the wallet of now', async () => {
    const { accountId: id } = await aHousehold(app.ctx)
    const seen = await support().staffWalletActions.getWallet({ id })
    const first = await ask(rupees(10), 'granted', id)
    const later = await ask(rupees(20), 'granted', id)
    await decide(first.id)
    expect((await staff().staffWalletAdjustments.one({ id: later.id })).wallet).toEqual(seen)
    const now = await staff().staffWalletActions.getWallet({ id })
    expect(now).toEqual({ ...seen, granted: seen.granted + rupees(10) })
    const sums = async (but: object) => (await staff().staffWalletAdjustments.sums({ accountId: id, ...but })).sums
    expect(await sums({})).toEqual({ amount: rupees(30) })
    expect(await sums({ status: 'APPROVED' })).toEqual({ amount: rupees(10) })
    const nobody = staff().staffWalletActions.getWallet({ id: 'acc000000000000000009' as AccountId })
    await expect(nobody).rejects.toMatchObject({ code: 'NO_SUCH_WALLET' })
  })

  it('is asked for by one and let in by another, with the reason kept', async () => {
    const asked = await ask(rupees(250))
    expect(asked).toMatchObject({ status: 'WAITING', reason, amount: rupees(250) })
    await expect(decide(asked.id, true, support())).rejects.toMatchObject({ code: 'OWN_ADJUSTMENT' })
    expect(await balance()).toEqual([0, 0])
    expect(await decide(asked.id)).toEqual({ status: 'APPROVED' })
    expect(await balance()).toEqual([rupees(250), 0])
    await expect(decide(asked.id)).rejects.toMatchObject({ code: 'ADJUSTMENT_DECIDED' })
    const { statement } = await app.as(asha).wallet.getAccountInfo({})
    expect(statement).toMatchObject([{ kind: 'ADJUSTMENT', amount: rupees(250) }])
  })

  it('is taken out the same way, and never more than there is', async () => {
    const all = await ask(rupees(-250))
    const more = await ask(rupees(-1))
    await decide(all.id)
    await expect(decide(more.id)).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' })
    expect(await decide(more.id, false)).toEqual({ status: 'REFUSED' })
    expect(await balance()).toEqual([0, 0])
  })

  it('may be the family’s own money, which the books then say is owed', async () => {
    const { id } = await ask(rupees(99), 'purchased')
    await decide(id)
    expect(await balance()).toEqual([0, rupees(99)])
  })

  it('needs an amount, a household and a request', async () => {
    await expect(ask(rupees(0))).rejects.toMatchObject({ code: 'NOTHING_TO_ADJUST' })
    const nobody = { accountId: 'acc000000000000000000', purse: 'granted', amount: rupees(1), reason } as const
    await expect(support().staffWalletAdjustments.create(nobody as never)).rejects.toMatchObject({ code: 'NO_SUCH_WALLET' }) // prettier-ignore
    await expect(decide('adj000000000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})
