// A shop with courses, coupons and families on a database of its own, before anything runs.
import { rupees } from '#core/kernel/money.ts'
import { toInstant } from '#core/kernel/time.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch } from '#server/modules/catalogue/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { sessionCookie } from '#server/platform/access/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { createLog } from '#server/platform/log.ts'
import { someAtATime } from '../some-at-a-time.ts'

export interface Family extends AHousehold {
  readonly cookie: string
}

export interface SaleItem {
  readonly planId: string
  readonly bundleId: string
  /** The only batch of the course, where its seats are limited. */
  readonly batchId?: string
}

export interface Shop {
  readonly databaseUrl: string
  readonly families: readonly Family[]
  readonly plans: readonly SaleItem[]
  /** Ten percent off, for so many and no more. */
  readonly coupon: { readonly id: string; readonly code: string; readonly maxUses: number }
}

export interface ShopSize {
  readonly families: number
  readonly plans: number
  readonly couponUses: number
  /** Each course has one batch with so many seats. Without it batches are not limited. */
  readonly seats?: number
}

/** An app over this database that listens to nobody: for what tests prepare and repair. Its clock may be another. */
export async function openBackOffice(databaseUrl: string, vendors: Readonly<Record<string, string>>, aheadMs = 0) {
  const own = { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: '8', DATABASE_PATIENCE: '20' }
  const config = readConfig({ NODE_ENV: 'test', ...own, ...vendors })
  const now = () => toInstant(Date.now() + aheadMs)
  return buildApp({ config, now, log: createLog('silent', now) })
}

export async function prepareShop(databaseUrl: string, size: ShopSize): Promise<Shop> {
  const office = await openBackOffice(databaseUrl, {})
  const { ctx } = office
  const plans = await someAtATime(size.plans, async () => {
    const { plan, bundle } = await aSellablePlan(ctx, { price: rupees(24_999) })
    const item = { planId: plan.id, bundleId: plan.bundleId }
    if (size.seats === undefined) return item
    return { ...item, batchId: (await aBatch(ctx, bundle, { seats: size.seats })).id }
  })
  const families = await someAtATime(size.families, () => aFamily(ctx))
  const { id, code } = await aCoupon(ctx, { maxUses: size.couponUses })
  await office.close()
  return { databaseUrl, families, plans, coupon: { id, code, maxUses: size.couponUses } }
}

async function aFamily(ctx: Ctx): Promise<Family> {
  const family = await aHousehold(ctx)
  return { ...family, cookie: `${sessionCookie(false)}=${await ctx.sessions.open(ctx.db, family, undefined)}` }
}
