import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY } from '#core/kernel/time.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
afterAll(() => app.close())
const ledger = () => app.as(clerk('stf000000000000000053', 'ledger.view')).staffLedger
const amountsOn = async (days: string) =>
  (await ledger().list({ kind: 'PAYMENT', days })).data.map(({ amount }) => amount).toSorted((a, b) => a - b)

/** On 21 November 2026 in India, then at the same hour of the next day. */
beforeAll(async () => {
  app = await startTestApp()
  await moneyInWallet(app.ctx, 'acc000000000000000053', { purchased: rupees(100) })
  await moneyInWallet(app.ctx, 'acc000000000000000053', { purchased: rupees(50) })
  app.moveClock(DAY)
  await moneyInWallet(app.ctx, 'acc000000000000000053', { purchased: rupees(30) })
})

describe('a list that is ordered by a moment (N7)', () => {
  it('is narrowed to days in India, by name or from one day to another', async () => {
    expect(await amountsOn('today')).toEqual([3_000])
    expect(await amountsOn('yesterday')).toEqual([5_000, 10_000])
    expect(await amountsOn('last-7-days')).toEqual([3_000, 5_000, 10_000])
    const [first, second] = ['2026-11-21', '2026-11-22']
    expect(await amountsOn(`${first}..${first}`)).toEqual([5_000, 10_000])
    expect(await amountsOn(`${second}..`)).toEqual([3_000])
    expect(await amountsOn(`..${first}`)).toEqual([5_000, 10_000])
  })

  it('refuses days that the calendar does not have', async () => {
    await expect(ledger().list({ days: '2026-02-30..' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: { days: 'Choose days, such as 2026-11-01..2026-11-30.' },
    })
  })

  it('is summed over all rows that match, not only those of a page', async () => {
    expect(await ledger().sums({ kind: 'PAYMENT', days: 'yesterday' })).toEqual({ sums: { amount: 15_000 } })
    expect(await ledger().sums({ kind: 'PAYMENT' })).toEqual({ sums: { amount: 18_000 } })
    expect(await ledger().sums({ kind: 'REFUND' })).toEqual({ sums: { amount: 0 } })
    const { data } = await ledger().list({ kind: 'PAYMENT', size: 1 })
    expect(await ledger().sums({ kind: 'PAYMENT', q: data[0]?.reference ?? '' })).toEqual({ sums: { amount: 3_000 } })
  })

  it('has no days where it is ordered by a name', async () => {
    const boards = app.as(clerk('stf000000000000000054', 'catalogue.view')).staffBoards
    expect((await boards.list({ days: 'yesterday' } as object)).total).toBeGreaterThan(0)
  })
})
