// SQL over the plans that set the price of a course: decision 1210.
import { sql } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface PricingPlan {
  readonly id: string
  readonly bundleId: string
  readonly price: Paise
  /** As staff wrote it: it is struck only if it was charged. */
  readonly cutPrice: Paise
}

/** The full-course plan on sale of each of these courses that has one: of a listed program before a hidden one, then by rank and price. */
export async function listPricingPlans(db: Db, bundleIds: readonly string[]): Promise<PricingPlan[]> {
  const { rows } = await sql<PricingPlan>`
    select distinct on (p.bundle_id) p.id, p.bundle_id as "bundleId", p.price, p.cut_price as "cutPrice"
    from plans.plan p join plans.program g on g.id = p.program_id
    where p.bundle_id = any(${[...bundleIds]}::text[]) and p.valid_months = 0 and p.status = 'ACTIVE' and g.status = 'ACTIVE'
    order by p.bundle_id, g.is_hidden, g.rank, g.id, p.price, p.id`.execute(db)
  return rows.map((row) => ({ ...row, price: toPaise(row.price), cutPrice: toPaise(row.cutPrice) }))
}

/** All prices that a plan was sold at, the first one first. */
export async function listPricePeriods(db: Db, planId: string) {
  const rows = await db
    .selectFrom('plans.plan_price')
    .select(['price', 'from_at as from', 'until_at as until'])
    .where('plan_id', '=', planId)
    .orderBy('from_at')
    .execute()
  return rows.map((row) => ({ ...row, price: toPaise(row.price) }))
}

/** The courses of a program's plans. */
export async function listBundlesOfProgram(db: Db, programId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('plans.plan')
    .select('bundle_id')
    .distinct()
    .where('program_id', '=', programId)
    .execute()
  return rows.map((row) => row.bundle_id)
}
