import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import type { Coupon } from '#core/modules/coupons/coupon.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expireReservationsJob } from './expire-reservations.ts'
import { aCoupon } from './factory.ts'
import { applyCoupon, redeemCoupon, releaseCoupon, reserveCoupon } from './index.ts'

let app: TestApp
let ctx: Ctx
beforeAll(async () => {
  app = await startTestApp()
  ctx = app.ctx
})
afterAll(() => app.close())

let made = 0
const discount = rupees(100)

function useOf(coupon: Coupon, orderId: string, accountId: string) {
  return { couponId: coupon.id, orderId, accountId, discount, expiresAt: later(ctx.now(), DAY) }
}
/** One order of a family of its own, unless the test says whose. */
function reserve(coupon: Coupon, accountId = `acc${(made += 1)}`): Promise<string> {
  const orderId = `ord${(made += 1)}`
  return inTransaction(async (tx) => {
    await reserveCoupon(ctx, tx, useOf(coupon, orderId, accountId))
    return orderId
  })
}
function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return ctx.db.transaction().execute(work)
}
function redeem(orderId: string) {
  return inTransaction((tx) => redeemCoupon(ctx, tx, orderId))
}
function release(orderId: string) {
  return inTransaction((tx) => releaseCoupon(ctx, tx, orderId))
}

/** Counts the reservations that succeeded, and lists the errors of the others. */
async function race(attempts: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(attempts)
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code as string] : []))
  return { taken: outcomes.length - refusals.length, refusals: [...new Set(refusals)] }
}
function times<T>(count: number, make: (i: number) => Promise<T>): Promise<T>[] {
  return Array.from({ length: count }, (_, i) => make(i))
}
async function lockWaits(): Promise<number> {
  const { rows } = await sql<{ waits: number }>`
    select count(*) as waits from pg_locks waiting where not granted and exists (
      select from pg_locks here join pg_database on pg_database.oid = here.database
      where here.pid = waiting.pid and datname = current_database())`.execute(ctx.db)
  return rows[0]?.waits ?? 0
}
async function statusOf(orderId: string) {
  const row = await ctx.db
    .selectFrom('coupons.reservation')
    .select('status')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.status
}
async function freeUses({ id }: Coupon): Promise<number> {
  const rows = await ctx.db.selectFrom('coupons.use_stripe').select('free').where('coupon_id', '=', id).execute()
  return rows.reduce((sum, { free }) => sum + free, 0)
}

describe('a limited coupon', () => {
  it.each([
    ['10 uses', 10, 200, 10],
    ['the last use', 1, 50, 1],
    ['more uses than stripes', 70, 100, 70],
    ['more uses than buyers', 100, 60, 60],
  ])('gives out %s to many at once, and not one more', async (_, maxUses, buyers, expected) => {
    const coupon = await aCoupon(ctx, { maxUses })
    const { taken, refusals } = await race(times(buyers, () => reserve(coupon)))
    expect(taken).toBe(expected)
    expect(refusals).toEqual(expected < buyers ? ['COUPON_USED_UP'] : [])
    expect(await freeUses(coupon)).toBe(maxUses - expected)
  })

  it('keeps a buyer waiting for the last use until it is known whether it is taken', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 1 })
    const second = inTransaction(async (tx) => {
      await reserveCoupon(ctx, tx, useOf(coupon, 'first', 'a'))
      const waiting = reserve(coupon, 'b')
      await expect.poll(lockWaits).toBe(1)
      throw Object.assign(new Error('the first changes his mind'), { waiting })
    }).catch((error: { waiting: Promise<string> }) => error.waiting)
    expect(await statusOf(await second)).toBe('RESERVED')
    expect(await statusOf('first')).toBeUndefined()
  })

  it('has all its uses again after those who held them gave up, half before and half after they had reserved', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 10 })
    const rounds = times(100, async (i) => {
      if (i % 2 === 0) return release(await reserve(coupon))
      return inTransaction(async (tx) => {
        await reserveCoupon(ctx, tx, useOf(coupon, `gone${i}`, `gone${i}`))
        throw Object.assign(new Error('the order failed'), { code: 'AGAIN' })
      })
    })
    const { refusals } = await race(rounds)
    expect(['COUPON_USED_UP', 'AGAIN']).toEqual(expect.arrayContaining(refusals))
    expect(await freeUses(coupon)).toBe(10)
    expect((await race(times(20, () => reserve(coupon)))).taken).toBe(10)
  })

  it('leaves nothing of a transaction that was rolled back', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 3, maxUsesPerUser: 1 })
    const crash = inTransaction(async (tx) => {
      await reserveCoupon(ctx, tx, useOf(coupon, 'crashed', 'c'))
      await redeemCoupon(ctx, tx, 'crashed')
      throw new Error('crash')
    })
    await expect(crash).rejects.toThrow('crash')
    expect(await statusOf('crashed')).toBeUndefined()
    expect(await freeUses(coupon)).toBe(3)
    await expect(reserve(coupon, 'c')).resolves.toBeDefined()
  })

  it('keeps its count right when many families compete for the last uses', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 12, maxUsesPerUser: 3 })
    const families = times(8, async (family) => {
      const held: string[] = []
      const refusals: string[] = []
      for (let turn = 0; turn < 40; turn += 1) {
        const kind = (turn * 7 + family * 3) % 5
        const old = kind > 1 ? held.pop() : undefined
        await inTransaction(async (tx) => {
          if (old) await releaseCoupon(ctx, tx, old)
          if (kind === 4) return
          const orderId = `f${family}t${turn}`
          await reserveCoupon(ctx, tx, useOf(coupon, orderId, `family${family % 5}`))
          if (kind === 0) throw Object.assign(new Error('the order failed'), { code: 'AGAIN' })
          held.push(orderId)
        }).catch((error: { code: string }) => {
          if (old) held.push(old)
          refusals.push(error.code)
        })
      }
      return { held, refusals }
    })
    const outcomes = await Promise.all(families)
    const refusals = new Set(outcomes.flatMap((outcome) => outcome.refusals))
    expect(['AGAIN', 'COUPON_USED_UP', 'COUPON_ALREADY_USED']).toEqual(expect.arrayContaining([...refusals]))
    const held = outcomes.flatMap((outcome) => outcome.held)
    expect(new Set(await Promise.all(held.map(statusOf)))).toEqual(new Set(['RESERVED']))
    expect(await freeUses(coupon)).toBe(12 - held.length)
  })

  it('makes no order wait for another one’s payment', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 100 })
    await inTransaction(async (tx) => {
      await reserveCoupon(ctx, tx, useOf(coupon, 'slow', 's'))
      expect(await reserve(coupon)).toBeDefined()
    })
  })
})

describe('an unlimited coupon', () => {
  it('has no counter to wait for', async () => {
    const coupon = await aCoupon(ctx)
    expect((await race(times(50, () => reserve(coupon, 'one family')))).taken).toBe(50)
    expect(await freeUses(coupon)).toBe(0)
    const orderId = await reserve(coupon)
    await release(orderId)
    expect(await statusOf(orderId)).toBe('RELEASED')
    expect(await freeUses(coupon)).toBe(0)
  })
})

describe('a family’s own limit', () => {
  it.each([1, 2, 7])('of %s holds under 50 orders at once', async (maxUsesPerUser) => {
    const coupon = await aCoupon(ctx, { maxUsesPerUser, maxUses: 1_000 })
    const { taken, refusals } = await race(times(50, () => reserve(coupon, 'keen')))
    expect(taken).toBe(maxUsesPerUser)
    expect(refusals).toEqual(['COUPON_ALREADY_USED'])
    expect(await freeUses(coupon)).toBe(1_000 - maxUsesPerUser)
    await expect(reserve(coupon, 'other')).resolves.toBeDefined()
  })

  it('takes nothing from the others when it refuses', async () => {
    const coupon = await aCoupon(ctx, { maxUsesPerUser: 1, maxUses: 2 })
    await reserve(coupon, 'keen')
    await expect(reserve(coupon, 'keen')).rejects.toMatchObject({ code: 'COUPON_ALREADY_USED', status: 409 })
    await expect(reserve(coupon, 'other')).resolves.toBeDefined()
  })

  it('counts no order that was given up', async () => {
    const coupon = await aCoupon(ctx, { maxUsesPerUser: 2 })
    const [first] = [await reserve(coupon, 'keen'), await reserve(coupon, 'keen')]
    await expect(reserve(coupon, 'keen')).rejects.toMatchObject({ code: 'COUPON_ALREADY_USED' })
    await release(first)
    await expect(reserve(coupon, 'keen')).resolves.toBeDefined()
  })
})

describe('an order', () => {
  it('that is refused stays out, and its transaction goes on', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 1 })
    await reserve(coupon)
    await inTransaction(async (tx) => {
      const late = reserveCoupon(ctx, tx, useOf(coupon, 'late', 'l'))
      await expect(late).rejects.toMatchObject({ code: 'COUPON_USED_UP', status: 409 })
      await releaseCoupon(ctx, tx, 'late')
    })
    expect(await statusOf('late')).toBeUndefined()
  })

  it('may change its coupon’s order in one transaction', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 1, maxUsesPerUser: 1 })
    const old = await reserve(coupon, 'undecided')
    await inTransaction(async (tx) => {
      await releaseCoupon(ctx, tx, old)
      await reserveCoupon(ctx, tx, useOf(coupon, 'new', 'undecided'))
    })
    expect([await statusOf(old), await statusOf('new')]).toEqual(['RELEASED', 'RESERVED'])
    expect(await freeUses(coupon)).toBe(0)
  })

  it('redeems once, however often and from however many sides it is settled', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 5 })
    const orderId = await reserve(coupon)
    expect((await race(times(20, () => redeem(orderId)))).taken).toBe(20)
    expect(await statusOf(orderId)).toBe('REDEEMED')
    expect(await freeUses(coupon)).toBe(4)
  })

  it('that is paid does not give its use back any more', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 5 })
    const orderId = await reserve(coupon)
    await redeem(orderId)
    await release(orderId)
    expect(await statusOf(orderId)).toBe('REDEEMED')
    expect(await freeUses(coupon)).toBe(4)
  })

  it('gives its use back once', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 5 })
    const orderId = await reserve(coupon)
    await Promise.all(times(20, () => release(orderId)))
    expect(await statusOf(orderId)).toBe('RELEASED')
    expect(await freeUses(coupon)).toBe(5)
  })

  it('that is paid and given up at the same time ends as one of both, with the count right', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 40 })
    const orders = await Promise.all(times(20, () => reserve(coupon)))
    await Promise.all(orders.flatMap((orderId) => [release(orderId), redeem(orderId)]))
    // Given up first, it took a use afresh.
    expect(await Promise.all(orders.map(statusOf))).toEqual(orders.map(() => 'REDEEMED'))
    expect(await freeUses(coupon)).toBe(20)
  })

  it('without a coupon is ignored', async () => {
    await redeem('plain')
    await release('plain')
    expect(await statusOf('plain')).toBeUndefined()
  })
})

describe('a payment after the use was given back', () => {
  it('takes a use afresh', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 2, maxUsesPerUser: 1 })
    const orderId = await reserve(coupon)
    await release(orderId)
    await redeem(orderId)
    expect(await statusOf(orderId)).toBe('REDEEMED')
    expect(await freeUses(coupon)).toBe(1)
  })

  it('never takes one too many: the limit holds and the family keeps its price', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 1 })
    const orderId = await reserve(coupon)
    await release(orderId)
    await reserve(coupon)
    await redeem(orderId)
    expect(await statusOf(orderId)).toBe('RELEASED')
    expect(await freeUses(coupon)).toBe(0)
  })

  it('never takes more than the family may', async () => {
    const coupon = await aCoupon(ctx, { maxUsesPerUser: 1, maxUses: 9 })
    const orderId = await reserve(coupon, 'twice')
    await release(orderId)
    await redeem(await reserve(coupon, 'twice'))
    await redeem(orderId)
    expect(await statusOf(orderId)).toBe('RELEASED')
    expect(await freeUses(coupon)).toBe(8)
  })
})

describe('judging a coupon', () => {
  const purchase = {
    entityId: 'bun1',
    entityType: 'BUNDLE',
    planId: undefined,
    variantName: undefined,
    courseType: 'OTHER',
    grade: 10,
    amount: rupees(1_000),
  } as const

  it('counts what others hold, and not what one’s own unpaid order does', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 1, maxUsesPerUser: 1 })
    const ask = { code: coupon.code, purchase }
    const orderId = await reserve(coupon, 'holder')
    await expect(applyCoupon(ctx, { ...ask, accountId: 'other' })).rejects.toMatchObject({ code: 'COUPON_USED_UP' })
    expect(await applyCoupon(ctx, { ...ask, accountId: 'holder' })).toEqual({
      couponId: coupon.id,
      code: coupon.code,
      couponType: 'REGULAR',
      discount: rupees(100),
    })
    await redeem(orderId)
    await expect(applyCoupon(ctx, { ...ask, accountId: 'holder' })).rejects.toMatchObject({
      code: 'COUPON_ALREADY_USED',
    })
  })
})

describe('a reservation past its time', () => {
  it('is given back by the sweep, and no other', async () => {
    const coupon = await aCoupon(ctx, { maxUses: 3 })
    const [unpaid, paid] = [await reserve(coupon), await reserve(coupon)]
    await redeem(paid)
    app.moveClock(DAY - MINUTE)
    const fresh = await reserve(coupon)
    await sweep()
    expect(await statusOf(unpaid)).toBe('RESERVED')

    app.moveClock(MINUTE)
    await sweep()
    expect(await Promise.all([unpaid, paid, fresh].map(statusOf))).toEqual(['EXPIRED', 'REDEEMED', 'RESERVED'])
    expect(await freeUses(coupon)).toBe(1)
    await sweep()
    expect(await freeUses(coupon)).toBe(1)
  })

  async function sweep() {
    await Promise.all([expireReservationsJob.run(ctx, {}), expireReservationsJob.run(ctx, {})])
  }
})
