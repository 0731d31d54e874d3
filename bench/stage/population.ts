// Who buys and what there is to buy: the demo courses, coupons of our own, and more families than any run needs, each
// logged in, so that nothing in a run happens twice.
import { nothing, rupees, type Paise } from '#core/kernel/money.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { ask } from './database.ts'
import { SESSION_COOKIE } from './product.ts'
import { inInstalled } from './installed.ts'

export interface Population {
  /** The session cookie of a family that has bought nothing yet. Throws when no such family is left. */
  readonly nextFamily: () => string
  readonly plans: readonly Plan[]
  /** Dear enough for any EMI, and for instalments. */
  readonly dearPlans: readonly Plan[]
  /** Fifty that share the buyers, and one that all want. */
  readonly coupons: readonly string[]
  readonly hotCoupon: string
}

export interface Plan {
  readonly id: string
  readonly bundleId: string
  readonly price: Paise
}

/** More than are bought with it: how near it came to its cap is looked at in the end. */
export const HOT_COUPON_CAP = 1_000_000
const COUPONS = 50
export const FREE_COUPON = 'FREE'
const DEAR = rupees(10_000)
const IN_WALLET = rupees(1_00_000)

export async function populate(databaseUrl: string, families: number): Promise<Population> {
  const { coupons, hotCoupon } = await loadCatalogue(databaseUrl)
  await insertFamilies(databaseUrl, 1, families)
  const plans = await listPlans(databaseUrl)
  await ask(databaseUrl, 'vacuum analyze')
  const dearPlans = plans.filter(({ price }) => price >= DEAR)
  return { plans, dearPlans, coupons, hotCoupon, nextFamily: inTurn(1, families) }
}

/** The cookies of these families, each once. */
export function inTurn(first: number, last: number): () => string {
  let next = first
  return () => {
    if (next > last) throw new Error(`all families from ${first} to ${last} have bought`)
    next += 1
    return `${SESSION_COOKIE}=${tokenOf(next - 1)}`
  }
}

/** Those that can be bought for more than a month. */
function listPlans(databaseUrl: string): Promise<Plan[]> {
  return ask<Plan>(
    databaseUrl,
    `select p.id, p.bundle_id as "bundleId", p.price::int from plans.plan p join catalogue.bundle b on b.id = p.bundle_id
     where p.status = 'ACTIVE' and b.status = 'ACTIVE' and p.price > 100000 and b.ends_at > now() + interval '40 days'
     order by p.id`,
  )
}

async function loadCatalogue(databaseUrl: string) {
  return inInstalled(databaseUrl, async (ctx) => {
    // Limited both ways, as a popular coupon is: so many in all, one for each family.
    const limits = { maxUses: HOT_COUPON_CAP, maxUsesPerUser: 1 }
    const coupons: string[] = []
    for (let made = 0; made < COUPONS; made += 1)
      coupons.push((await aCoupon(ctx, { ...limits, code: `SHARED${made}` })).code)
    await aCoupon(ctx, { ...limits, code: FREE_COUPON, redeem: { redeemType: 'PERCENTAGE', redeemValue: 100, maxDiscount: nothing } }) // prettier-ignore
    const { code: hotCoupon } = await aCoupon(ctx, { ...limits, code: 'HOT' })
    return { coupons, hotCoupon }
  })
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

/** As they are after a login: what a one-time code costs is no part of a checkout. Each has a number of at most nine digits. */
export async function insertFamilies(databaseUrl: string, first: number, last: number): Promise<void> {
  const numbered = `generate_series(${first}, ${last}) n, lateral (select 'acc' || lpad(n::text, 18, '0') as account,
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
  // The paid-in balance of each wallet in the ledger: enough for any course.
  const wallet = `'wallet:' || account || ':purchased'`
  await ask(
    databaseUrl,
    `with paid as (
       insert into ledger.entry (id, kind, reference, at)
       select 'ent' || account, 'PAYMENT', 'before ' || account, now() from ${numbered})
     insert into ledger.posting (entry_id, line, account, amount)
     select 'ent' || account, line, case line when 1 then 'gateway:juspay' else ${wallet} end,
       case line when 1 then ${IN_WALLET} else -${IN_WALLET} end
     from ${numbered}, generate_series(1, 2) line`,
  )
  await ask(databaseUrl, `insert into ledger.balance (account, amount) select ${wallet}, ${IN_WALLET} from ${numbered}`)
}
