// The takings are added up by day. After any payments and corrections they are the sum of the orders.
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { DAY, indianDay, isoString, later } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { sumSome } from './takings.ts'

const app = await startTestApp()
afterAll(() => app.close())

const DAYS = 14
const accountant = clerk('stf000000000000000051', 'ledger.view')
const takings = () => app.as(accountant).staffOrderActions.getTakings({ days: DAYS })

/** From the orders themselves. */
async function sumOfAll() {
  const { rows } = await app.pool.query<{ at: number; amount: number }>(
    'select paid_at as at, paid_amount::int as amount from orders.order where paid_at is not null',
  )
  return Array.from({ length: DAYS }, (_, i) => {
    const day = indianDay(later(app.now(), -(DAYS - 1 - i) * DAY))
    const its = rows.filter(({ at }) => indianDay(later(at as never, 0)) === day)
    return { day, orders: its.length, amount: its.reduce((total, { amount }) => total + amount, 0) }
  })
}

async function anOrder(): Promise<string> {
  const { plan } = await aSellablePlan(app.ctx)
  const { orderId } = await app.as(await aHousehold(app.ctx)).orders.buyItems({ subscriptionPlanId: plan.id })
  return orderId
}

it('are the sum of all payments, back-dated and corrected ones too, summed in any portions', async () => {
  const orderIds = await Promise.all(Array.from({ length: 6 }, anOrder))
  const pay = fc.record({
    orderId: fc.constantFrom(...orderIds),
    daysAgo: fc.option(fc.integer({ min: 0, max: 20 })),
    amount: fc.integer({ min: 0, max: 100 }),
  })
  const step = fc.oneof({ weight: 4, arbitrary: pay }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const each of steps)
        if (typeof each === 'number') await sumSome(app.ctx.db, each)
        else await setPayment(each)
      expect(await takings()).toEqual(await sumOfAll())
    }),
    { numRuns: triesOf(40) },
  )
  await Promise.all(Array.from({ length: 6 }, () => sumSome(app.ctx.db, 3)))
  expect(await takings()).toEqual(await sumOfAll())
})

/** As a settlement writes it, or a correction by hand. */
async function setPayment({ orderId, daysAgo, amount }: { orderId: string; daysAgo: number | null; amount: number }) {
  const paidAt = daysAgo === null ? null : isoString(later(app.now(), -daysAgo * DAY))
  await app.pool.query('update orders.order set paid_at = $2, paid_amount = $3 where id = $1', [
    orderId,
    paidAt,
    amount,
  ])
}
