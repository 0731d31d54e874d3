import { afterAll, beforeAll, expect, it } from 'vitest'
import { negative, rupees } from '#core/kernel/money.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('shows what a household holds, and what moved', async () => {
  const asha = await aHousehold(app.ctx)
  expect(await app.as(asha).wallet.getAccountInfo({})).toMatchObject({ balance: 0, statement: [] })
  const postings = [
    { account: 'gateway:juspay', amount: rupees(1_250) },
    { account: `wallet:${asha.accountId}:purchased`, amount: negative(rupees(1_250)) },
  ]
  await app.ctx.db
    .transaction()
    .execute((tx) =>
      postEntry(tx, { id: app.ctx.newId('ent'), kind: 'PAYMENT', reference: 'recharge-1', at: app.now(), postings }),
    )
  expect(await app.as(asha).wallet.getAccountInfo({})).toMatchObject({
    balance: rupees(1_250),
    purchasedBalance: rupees(1_250),
    grantedBalance: 0,
    statement: [{ kind: 'PAYMENT', amount: rupees(1_250), reference: 'recharge-1' }],
  })
  const ravi = await aHousehold(app.ctx)
  expect(await app.as(ravi).wallet.getAccountInfo({})).toMatchObject({ balance: 0 })
  await expect(app.as(visitor).wallet.getAccountInfo({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
})
