// Who buys and what there is to buy: the demo courses, coupons of our own, and more families than any run needs, each
// logged in, so that nothing in a run happens twice.
import { toInstant } from '#core/kernel/time.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { seedIfEmpty } from '#server/seed.ts'
import { ask } from './database.ts'

export interface Population {
  /** The session cookie of a family that has bought nothing yet. Throws when there is none left. */
  readonly nextFamily: () => string
  readonly plans: readonly Plan[]
  /** Fifty that share the buyers, and one that all want. */
  readonly coupons: readonly string[]
  readonly hotCoupon: string
}

export interface Plan {
  readonly id: string
  readonly bundleId: string
}

/** More than are bought with it: how near it came to its cap is looked at in the end. */
export const HOT_COUPON_CAP = 1_000_000
const COUPONS = 50

export async function populate(databaseUrl: string, families: number): Promise<Population> {
  await migrate(databaseUrl)
  const { coupons, hotCoupon } = await loadCatalogue(databaseUrl)
  await insertFamilies(databaseUrl, families)
  const plans = await ask<Plan>(
    databaseUrl,
    `select p.id, p.bundle_id as "bundleId" from plans.plan p join catalogue.bundle b on b.id = p.bundle_id
     where p.status = 'ACTIVE' and b.status = 'ACTIVE' and p.price > 100000 and b.ends_at > now() + interval '40 days'
     order by p.id`,
  )
  await ask(databaseUrl, 'vacuum analyze')
  let used = 0
  return {
    plans,
    coupons,
    hotCoupon,
    nextFamily() {
      if (used >= families) throw new Error(`all ${families} families have bought`)
      used += 1
      return `kandil=${tokenOf(used)}`
    },
  }
}

async function loadCatalogue(databaseUrl: string) {
  const config = readConfig({ DATABASE_URL: databaseUrl })
  const app = await buildApp({
    config,
    now: () => toInstant(Math.round(performance.timeOrigin + performance.now())),
    log: createLog('warn'),
  })
  try {
    await seedIfEmpty(app.ctx)
    // Limited both ways, as a popular coupon is: so many in all, one for each family.
    const limits = { maxUses: HOT_COUPON_CAP, maxUsesPerUser: 1 }
    const coupons: string[] = []
    for (let made = 0; made < COUPONS; made += 1)
      coupons.push((await aCoupon(app.ctx, { ...limits, code: `SHARED${made}` })).code)
    const { code: hotCoupon } = await aCoupon(app.ctx, { ...limits, code: 'HOT' })
    return { coupons, hotCoupon }
  } finally {
    await app.close()
  }
}

/** How many uses of a limited coupon are taken. */
export async function countUses(databaseUrl: string, code: string): Promise<number> {
  const [row] = await ask<{ used: number }>(
    databaseUrl,
    `select count(*)::int as used from coupons.reservation r join coupons.coupon c on c.id = r.coupon_id
     where c.code = $1 and r.status in ('RESERVED', 'REDEEMED')`,
    [code],
  )
  return row?.used ?? NaN
}

const tokenOf = (family: number) => `family-${family}`

/** As they are after a login: what a one-time code costs is no part of a checkout. */
async function insertFamilies(databaseUrl: string, families: number): Promise<void> {
  const numbered = `generate_series(1, ${families}) n, lateral (select 'acc' || lpad(n::text, 18, '0') as account,
    'lrn' || lpad(n::text, 18, '0') as learner) as ids`
  await ask(
    databaseUrl,
    `insert into accounts.account (id, phone, email, pin_code, state_code, created_at)
     select account, '+917' || lpad(n::text, 9, '0'), 'family' || n || '@example.test', '560038', '29', now()
     from ${numbered}`,
  )
  await ask(
    databaseUrl,
    `insert into accounts.learner (id, account_id, first_name, grade, stream, created_at)
     select learner, account, 'Asha', 11, 'SCIENCE', now() from ${numbered}`,
  )
  await ask(
    databaseUrl,
    `insert into platform.session (token_hash, principal, subject, created_at, seen_at, idle_seconds, ends_at)
     select sha256(convert_to('family-' || n, 'UTF8')),
       jsonb_build_object('kind', 'household', 'accountId', account, 'learnerId', learner), account,
       now(), now(), 30 * 86400, now() + interval '180 days'
     from ${numbered}`,
  )
}
