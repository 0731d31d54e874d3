import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minus, toPaise, type Paise } from '#core/kernel/money.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { findBalances, postEntry, reversalOf, sumOf, type Posting } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let written = 0

function write(postings: readonly Posting[], but: { kind?: 'PAYMENT' | 'HELD'; reference?: string } = {}) {
  written += 1
  const entry = {
    id: app.ctx.newId('ent'),
    kind: 'PAYMENT',
    reference: `ord${written}`,
    at: app.now(),
    postings,
    ...but,
  } as const
  return app.ctx.db.transaction().execute((tx) => postEntry(tx, entry))
}

const gateway = (amount: number) => ({ account: 'gateway:juspay', amount: toPaise(amount) })
const revenue = (amount: number) => ({ account: 'revenue:courses', amount: toPaise(amount) })

describe('an entry', () => {
  it('is kept when its lines add up to nothing', async () => {
    expect(await write([gateway(100), revenue(-100)])).toBe(true)
    expect(await sumOf(app.ctx.db, 'revenue:courses')).toBe(-100)
  })

  it('is refused when they do not, by us and by the database', async () => {
    await expect(write([gateway(100), revenue(-99)])).rejects.toThrow(RangeError)
    const behindOurBack = app.ctx.db
      .insertInto('ledger.entry')
      .values({ id: 'ent-x', kind: 'PAYMENT', reference: 'x', at: '2026-11-21' as never }) // as another program might write it
      .execute()
      .then(() =>
        app.ctx.db
          .insertInto('ledger.posting')
          .values({ entry_id: 'ent-x', line: 1, account: 'tax:igst', amount: 5 })
          .execute(),
      )
    await expect(behindOurBack).rejects.toThrow('must add up to nothing')
  })

  it('is written once per reference, even by several writers at the same time', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => write([gateway(7), revenue(-7)], { reference: 'order-of-20' })),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(1)
  })

  it('is never changed, not even by the owner', async () => {
    await write([gateway(1), revenue(-1)])
    for (const change of [
      'update ledger.posting set amount = amount',
      'delete from ledger.posting',
      'truncate ledger.entry cascade',
    ])
      await expect(app.asOwner(change)).rejects.toMatchObject({ code: '42501' })
    await expect(app.ctx.db.deleteFrom('ledger.entry').execute()).rejects.toMatchObject({ code: '42501' })
  })

  it('is undone by the lines it had, turned', async () => {
    await write([gateway(500), revenue(-420), { account: 'tax:igst', amount: toPaise(-80) }], { reference: 'undo-me' })
    expect(await reversalOf(app.ctx.db, 'PAYMENT', 'undo-me')).toEqual([
      gateway(-500),
      revenue(420),
      { account: 'tax:igst', amount: 80 },
    ])
  })
})

describe('what a customer holds', () => {
  const wallet = (owner: string, amount: number) => ({ account: `wallet:${owner}:purchased`, amount: toPaise(amount) })
  const held = async (owner: string) =>
    (await findBalances(app.ctx.db, [`wallet:${owner}:purchased`])).get(`wallet:${owner}:purchased`)

  it('is raised by a credit', async () => {
    await write([gateway(500), wallet('asha', -500)])
    expect(await held('asha')).toBe(500)
  })

  it('never falls below nothing: of 40 who spend 100 of 1,000 at once, 10 do', async () => {
    await write([gateway(1_000), wallet('ravi', -1_000)])
    const spend = () => write([wallet('ravi', 100), revenue(-100)])
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, spend))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'BALANCE_TOO_LOW' } })
    expect(await held('ravi')).toBe(0)
  })

  it('moves between two both ways at once without anybody waiting in a circle', async () => {
    await write([gateway(2_000), wallet('one', -1_000), wallet('two', -1_000)])
    const there = () => write([wallet('one', 1), wallet('two', -1)])
    const back = () => write([wallet('two', 1), wallet('one', -1)])
    await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? there() : back())))
    expect([await held('one'), await held('two')]).toEqual([1_000, 1_000])
  })
})

it('adds up to zero after any entries', async () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(amounts, async (list) => {
      const lines = list.map((amount, i) => ({ account: `suspense:s${i}`, amount: toPaise(amount) }))
      const rest = list.reduce<Paise>((total, amount) => minus(total, toPaise(amount)), toPaise(0))
      await write([...lines, { account: 'suspense:rest', amount: rest }])
    }),
    { numRuns: triesOf(500) },
  )
  const { rows } = await app.pool.query('select sum(amount)::int as total from ledger.posting')
  expect(rows).toEqual([{ total: 0 }])
})
