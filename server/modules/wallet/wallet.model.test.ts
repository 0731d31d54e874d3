// Any sequence of what can happen to a wallet, against the simplest thing that could be right: numbers in two purses.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { negative, plus, toPaise } from '#core/kernel/money.ts'
import { later } from '#core/kernel/time.ts'
import { pursesFor, type Purses } from '#core/modules/wallet/wallet-part.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { postEntry, reversalOf, sumOf } from '#server/modules/ledger/index.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { walletAccounts } from './accounts.ts'
import { moneyInWallet } from './factory.ts'
import { holdMoney, releaseHold, releaseUnspent, spendHold } from './hold.ts'
import { findWallet } from './wallet.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ORDERS = [0, 1, 2] as const
type Step =
  | { readonly do: 'give'; readonly amount: number }
  | { readonly do: 'recharge'; readonly amount: number }
  | { readonly do: 'hold'; readonly order: number; readonly amount: number }
  | { readonly do: 'settle'; readonly order: number }
  | { readonly do: 'fail'; readonly order: number }
  | { readonly do: 'expire'; readonly order: number }
  | { readonly do: 'refund'; readonly order: number }

const amount = fc.integer({ min: 1, max: 1_000 })
const order = fc.constantFrom(...ORDERS)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('give' as const), amount }),
  fc.record({ do: fc.constant('recharge' as const), amount }),
  fc.record({ do: fc.constant('hold' as const), order, amount }),
  fc.record({ do: fc.constant('settle' as const), order }),
  fc.record({ do: fc.constant('fail' as const), order }),
  fc.record({ do: fc.constant('expire' as const), order }),
  fc.record({ do: fc.constant('refund' as const), order }),
)

interface Oracle {
  granted: number
  purchased: number
  readonly orders: Map<number, Purses & { state: 'HELD' | 'SPENT' | 'BACK' }>
}

/** Applies the step to the oracle. Returns false when the step must be refused. */
function imagine(oracle: Oracle, step: Step): boolean {
  if (step.do === 'give') oracle.granted += step.amount
  if (step.do === 'recharge') oracle.purchased += step.amount
  if (step.do === 'give' || step.do === 'recharge') return true
  const known = oracle.orders.get(step.order)
  if (step.do === 'hold') {
    if (known) return true
    const purses = pursesFor(toPaise(step.amount), { granted: toPaise(oracle.granted) })
    return takeFrom(oracle, purses, () => oracle.orders.set(step.order, { ...purses, state: 'HELD' }))
  }
  if (!known) return true
  if (step.do === 'settle') {
    if (known.state === 'BACK') return takeFrom(oracle, known, () => (known.state = 'SPENT'))
    known.state = 'SPENT'
  } else if (known.state === (step.do === 'refund' ? 'SPENT' : 'HELD')) {
    oracle.granted += known.granted
    oracle.purchased += known.purchased
    known.state = 'BACK'
  }
  return true
}

function takeFrom(oracle: Oracle, purses: Purses, then: () => void): boolean {
  if (oracle.granted < purses.granted || oracle.purchased < purses.purchased) return false
  oracle.granted -= purses.granted
  oracle.purchased -= purses.purchased
  then()
  return true
}

/** The same steps on a real wallet, as orders and payments take them. */
function aRealWallet(accountId: string, run: string) {
  const { ctx } = app
  const taken = new Map<number, Purses>()
  const idOf = (no: number) => `ord-${run}-${no}`
  const transact = (work: (tx: Tx) => Promise<unknown>) => ctx.db.transaction().execute(work)
  const holdOf = (no: number, purses: Purses) => ({ orderId: idOf(no), accountId, title: 'Maths', expiresAt: later(app.now(), 1), ...purses }) // prettier-ignore
  const sales = new Map<number, number>()
  const saleOf = (no: number) => `${idOf(no)}-${sales.get(no)}`

  const sell = (no: number, purses: Purses) =>
    transact(async (tx) => {
      const price = plus(purses.granted, purses.purchased)
      await spendHold(ctx, tx, holdOf(no, purses))
      const postings = [
        { account: walletAccounts(accountId).held, amount: price },
        { account: 'revenue:courses', amount: negative(price) },
      ]
      await postEntry(tx, { id: ctx.newId('ent'), kind: 'PAYMENT', reference: saleOf(no), at: ctx.now(), postings })
    })
  const takeBack = (no: number) =>
    transact(async (tx) => {
      const postings = await reversalOf(tx, 'PAYMENT', saleOf(no))
      await postEntry(tx, { id: ctx.newId('ent'), kind: 'REVERSAL', reference: saleOf(no), at: ctx.now(), postings })
      await releaseHold(ctx, tx, idOf(no))
    })

  async function hold(no: number, wanted: Purses): Promise<void> {
    await transact((tx) => holdMoney(ctx, tx, holdOf(no, wanted)))
    taken.set(no, wanted)
  }

  async function settle(no: number, purses: Purses): Promise<void> {
    sales.set(no, (sales.get(no) ?? 0) + 1)
    await sell(no, purses)
  }

  /** The possible next steps of an order that has a hold. */
  async function follow({ do: what, order: no }: Exclude<Step, { amount: number }>, purses: Purses, isSpent: boolean) {
    if (what === 'settle' && !isSpent) await settle(no, purses)
    if (what === 'fail' || what === 'expire') await transact((tx) => releaseUnspent(ctx, tx, idOf(no)))
    if (what === 'refund' && isSpent) await takeBack(no)
  }

  return async function act(step: Step, before: Oracle): Promise<void> {
    if (step.do === 'give') return moneyInWallet(ctx, accountId, { granted: toPaise(step.amount) })
    if (step.do === 'recharge') return moneyInWallet(ctx, accountId, { purchased: toPaise(step.amount) })
    const purses = taken.get(step.order)
    if (step.do !== 'hold') {
      if (purses) await follow(step, purses, before.orders.get(step.order)?.state === 'SPENT')
      return
    }
    if (!purses) await hold(step.order, pursesFor(toPaise(step.amount), await findWallet(ctx.db, accountId)))
  }
}

it('holds, spends, gives back and refunds as two purses with numbers in them would', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      run += 1
      const { accountId } = await aHousehold(app.ctx)
      const act = aRealWallet(accountId, String(run))
      const oracle: Oracle = { granted: 0, purchased: 0, orders: new Map() }
      for (const each of steps) {
        const before = structuredClone(oracle)
        const isAllowed = imagine(oracle, each)
        const acted = act(each, before)
        if (isAllowed) await acted
        else await expect(acted).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' })
        const held = [...oracle.orders.values()].filter(({ state }) => state === 'HELD')
        expect(await findWallet(app.ctx.db, accountId)).toEqual({
          granted: oracle.granted,
          purchased: oracle.purchased,
          held: held.reduce((total, purses) => total + purses.granted + purses.purchased, 0),
        })
      }
      for (const account of Object.values(walletAccounts(accountId)))
        expect(await sumOf(app.ctx.db, account)).toBeLessThanOrEqual(0)
      const { rows } = await app.pool.query('select coalesce(sum(amount), 0)::int as total from ledger.posting')
      expect(rows).toEqual([{ total: 0 }])
    }),
    { numRuns: triesOf(150) },
  )
})
