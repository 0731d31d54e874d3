import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('an error about a row names the rule that the row breaks', async () => {
  const insert = (amount: string, account: string) =>
    app.asOwner(`begin; insert into ledger.entry (id, kind, reference, at) values ('ent1', 'PAYMENT', 'checks', now());
      insert into ledger.posting (entry_id, line, account, amount) values ('ent1', 1, '${account}', ${amount}); rollback`)
  await expect(insert('0', 'gateway:juspay')).rejects.toMatchObject({ constraint: 'posting_amount_check' })
  await expect(insert('100', 'elsewhere:juspay')).rejects.toMatchObject({ constraint: 'posting_account_check' })
})

it('no rule is hidden in a function that answers yes or no', async () => {
  const { rows } = await app.pool.query(`select conname from pg_constraint where contype = 'c'
    and pg_get_constraintdef(oid) like '%is_sound%'`)
  expect(rows).toEqual([])
})
