// The trial balance adds up totals of days. After any entries it is the sum of all postings.
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { minus, nothing, toPaise } from '#core/kernel/money.ts'
import { DAY, indianDay, later } from '#core/kernel/time.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { postEntry, type Posting } from './index.ts'
import { sumSome } from './sum-entries.ts'

const app = await startTestApp()
afterAll(() => app.close())

const accountant = clerk('stf000000000000000031', 'ledger.view')
const trialBalance = () => app.as(accountant).staffBooks.getTrialBalance({})

let written = 0

/** Two accounts of ours and a customer's, some days ago or ahead. */
async function write(amount: number, account: string, daysAgo: number): Promise<void> {
  written += 1
  const postings: Posting[] = [
    { account, amount: minus(nothing, toPaise(amount)) },
    { account: 'gateway:juspay', amount: toPaise(amount) },
  ]
  const entry = { id: app.ctx.newId('ent'), kind: 'PAYMENT', reference: `ref${written}`, postings } as const
  await app.ctx.db.transaction().execute((tx) => postEntry(tx, { ...entry, at: later(app.now(), -daysAgo * DAY) }))
}

/** From the postings themselves, with lines as the product's rules name them. */
async function sumOfAll() {
  const { rows } = await app.pool.query<{ account: string; amount: number }>('select account, amount::int from ledger.posting') // prettier-ignore
  const lines = new Map<string, { debit: number; credit: number }>()
  for (const { account, amount } of rows) {
    const [kind = '', id = '', purse] = account.split(':')
    const ours = id.startsWith('ord') ? 'suspense:orders' : account
    const name = kind === 'wallet' ? `wallet:${purse}` : ours
    const line = lines.get(name) ?? { debit: 0, credit: 0 }
    lines.set(name, amount > 0 ? { ...line, debit: line.debit + amount } : { ...line, credit: line.credit - amount })
  }
  const sorted = [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([account, { debit, credit }]) => ({ account, debit, credit, balance: debit - credit }))
}

const inOrder = <T extends { readonly account: string }>(accounts: readonly T[]) =>
  accounts.toSorted((a, b) => (a.account < b.account ? -1 : 1))

const account = fc.constantFrom(
  'revenue:courses',
  'tax:igst',
  'wallet:asha:purchased',
  'suspense:ord00000000000000000a',
)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('write' as const), amount: fc.integer({ min: 1, max: 9_999 }), account, daysAgo: fc.integer({ min: -1, max: 400 }) }) }, // prettier-ignore
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sum' as const), most: fc.integer({ min: 1, max: 5 }) }) },
)

describe('the trial balance', () => {
  it('is the sum of all postings after any entries, late ones too, summed in any portions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const each of steps)
          if (each.do === 'write') await write(each.amount, each.account, each.daysAgo)
          else await sumSome(app.ctx.db, each.most)
        const { accounts, debit, credit } = await trialBalance()
        expect(inOrder(accounts)).toEqual(await sumOfAll())
        expect(debit).toBe(credit)
      }),
      { numRuns: triesOf(40) },
    )
  })

  it('is that while many write and several sum at the same time', async () => {
    const writing = Array.from({ length: 60 }, (_, i) => write(i + 1, 'revenue:courses', i % 3))
    const summing = Array.from({ length: 12 }, () => sumSome(app.ctx.db, 7))
    await Promise.all([...writing, ...summing])
    expect(inOrder((await trialBalance()).accounts)).toEqual(await sumOfAll())
    await app.runJob('ledger.sum-entries')
    expect((await app.pool.query('select from ledger.unsummed')).rowCount).toBe(0)
    expect(inOrder((await trialBalance()).accounts)).toEqual(await sumOfAll())
  })
})

it('an entry’s lines are written together: a later line would not be in any total', async () => {
  await expect(
    app.asOwner(`insert into ledger.posting select id, line, 'tax:igst', case line when 8 then 5 else -5 end
      from (select id from ledger.entry limit 1) as entry, generate_series(8, 9) as line`),
  ).rejects.toThrow('written together')
})

it('shows staff a day whose totals somebody has changed, until they are right again', async () => {
  const aside = async () => (await app.as(owner).staffSetAside.list({ job: 'ledger.check-days' })).data
  await app.runJob('ledger.check-days')
  expect(await aside()).toEqual([])
  const change = (by: number) =>
    app.asOwner(`update ledger.day_total set debit = debit + ${by}
      where line = 'gateway:juspay' and day = (select max(day) from ledger.day_total where day < '2026-11-21')`)
  await change(1)
  await app.runJob('ledger.check-days')
  expect(await aside()).toMatchObject([{ rowId: '2026-11-20', reason: expect.stringContaining('gateway:juspay') }])
  await change(-1)
  app.moveClock(DAY)
  await app.runJob('ledger.check-days')
  expect((await app.as({ ...owner, staffId: 'stf000000000000000032' }).staffSetAside.list({ job: 'ledger.check-days' })).data).toEqual([]) // prettier-ignore
})

it('adds up the days that are asked for, both of them included', async () => {
  // Longer ago than any entry of the tests before.
  await write(700, 'revenue:courses', 500)
  await write(50, 'revenue:courses', 501)
  const day = indianDay(later(app.now(), -500 * DAY))
  const before = indianDay(later(app.now(), -501 * DAY))
  // Somebody else is at work: a session of staff ends after hours.
  const other = app.as(clerk('stf000000000000000032', 'ledger.view'))
  const creditOf = async (days: { from?: string; until?: string }) =>
    (await other.staffBooks.getTrialBalance(days)).accounts.find((each) => each.account === 'revenue:courses')?.credit
  expect(await creditOf({ from: day, until: day })).toBe(700)
  expect(await creditOf({ until: before })).toBe(50)
  while ((await sumSome(app.ctx.db, 1_000)) > 0);
  expect(await creditOf({ from: before, until: day })).toBe(750)
})
