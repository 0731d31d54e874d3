// More visitors than can be served: they are turned away with an answer, and those who pay are not.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import type { TestApp } from '../../app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '../../pages.ts'

let app: TestApp
// Each test waits until a request has waited for too long: less than elsewhere in the tests.
beforeAll(async () => void (app = await startTestAppWithPages({ DATABASE_PATIENCE: '4' })), BUILD_WITHIN_MS)
afterAll(() => app.close())

/** While `work` runs, every reader of this table waits. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(app.databaseUrl)
  await client.connect()
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    return await work()
  } finally {
    await client.end()
  }
}

/** Invalidates the cached content. */
async function contentChanges(): Promise<void> {
  await app.pool.query(`select pg_notify('kandil', 'content')`)
  await heard(app.ctx)
}

const many = <T>(count: number, make: (no: number) => Promise<T>) => Array.from({ length: count }, (_, no) => make(no))

describe('while visitors’ searches hang', () => {
  it('families buy, and a search that waited for too long is answered 503 with Retry-After', async () => {
    const family = app.as(await aHousehold(app.ctx))
    const { plan } = await aSellablePlan(app.ctx)
    await whileLocked('catalogue.school', async () => {
      const searches = many(30, (no) =>
        app.inject({ url: `/api/school/getSchools?nameQuery=a${no}`, address: `10.8.0.${no}` }),
      )
      const bought = await family.orders.buyItems({ subscriptionPlanId: plan.id })
      expect(bought.orderId).toBeDefined()
      expect(await family.payments.startPayment({ orderId: bought.orderId, method: 'CARD' })).toBeDefined()
      const refused = await Promise.all(searches)
      expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
      expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']))
    })
  })
})

describe('a page', () => {
  const statusesOf = (replies: readonly { statusCode: number }[]) =>
    new Set(replies.map(({ statusCode }) => statusCode))

  it('is 503 with Retry-After when it waited for too long, and never 500', async () => {
    await contentChanges()
    const replies = await whileLocked('content.policy', () =>
      Promise.all(many(260, (no) => app.inject({ url: `/tnc?no=${no}` }))),
    )
    expect(statusesOf(replies)).toEqual(new Set([503]))
    expect(new Set(replies.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']))
    expect((await app.inject({ url: '/tnc?no=0' })).statusCode).toBe(200)
  })

  it('is shown as it was before, for a while, when it cannot be drawn anew', async () => {
    const before = await app.inject({ url: '/hi/tnc' })
    expect(before.statusCode).toBe(200)
    app.moveClock(60_000)
    const after = await whileLocked('content.policy', async () => {
      await contentChanges()
      return app.inject({ url: '/hi/tnc' })
    })
    expect(after.statusCode).toBe(200)
    expect(after.body === before.body).toBe(true)
  })
})
