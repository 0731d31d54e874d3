// SQL that writes programs and plans. Lists go in with one statement each.
import type { InsertObject } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { SaleStatus } from '#core/modules/catalogue/catalogue.ts'
import type { Service } from '#core/modules/plans/service-inclusion.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { Program, SellablePlan } from './store.ts'

export interface NewProgram extends Program {
  readonly rank: number
  readonly status: SaleStatus
  readonly isDemo: boolean
}

type PlanFields = Pick<SellablePlan, 'id' | 'bundleId' | 'programId' | 'price' | 'cutPrice' | 'validMonths' | 'variantName' | 'title' | 'aioValidTill'> // prettier-ignore

export interface NewPlan extends PlanFields {
  readonly status: SaleStatus
  /** Left out: null. */
  readonly priceReason?: LocalisedText | null
  /** Since when it costs what it costs. */
  readonly pricedAt: Instant
  /** The previous price, and when it began. */
  readonly before: { readonly price: Paise; readonly from: Instant } | null
  /** A service that is not listed is not included. */
  readonly services: readonly {
    readonly service: Service
    readonly dataType: 'BOOLEAN' | 'INT'
    readonly value: string
  }[]
}

/** The prices of these plans so far, and their services. */
export async function insertTerms(db: Db, plans: readonly NewPlan[]): Promise<void> {
  await db.insertInto('plans.plan_price').values(plans.flatMap(pricesToRows)).execute()
  const infos = plans.flatMap(({ id, services }) =>
    services.map(({ service, dataType, value }) => ({ plan_id: id, service, data_type: dataType, value })),
  )
  if (infos.length > 0) await db.insertInto('plans.variant_info').values(infos).execute()
}

/** A new price from now on; what it cost before stays in the history. */
export async function updatePlanPrice(tx: Tx, planId: string, price: Paise, now: Instant): Promise<void> {
  await beginPlanPrice(tx, planId, price, now)
  await tx.updateTable('plans.plan').set({ price }).where('id', '=', planId).execute()
}

/** Writes only the price history. */
export async function beginPlanPrice(tx: Tx, planId: string, price: Paise, now: Instant): Promise<void> {
  await tx
    .updateTable('plans.plan_price')
    .set({ until_at: at(now) })
    .where('plan_id', '=', planId)
    .where('until_at', 'is', null)
    .execute()
  await tx
    .insertInto('plans.plan_price')
    .values({ plan_id: planId, price, from_at: at(now) })
    .execute()
}

/** Replaces the services that a plan includes. A service with a count stays as it is. */
export async function replaceServices(tx: Tx, planId: string, services: readonly Service[]): Promise<void> {
  await tx.deleteFrom('plans.variant_info').where('plan_id', '=', planId).where('data_type', '=', 'BOOLEAN').execute()
  if (services.length === 0) return
  await tx
    .insertInto('plans.variant_info')
    .values(services.map((service) => ({ plan_id: planId, service, data_type: 'BOOLEAN', value: 'true' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function updatePlanStatus(db: Db, planId: string, status: SaleStatus): Promise<void> {
  await db.updateTable('plans.plan').set({ status }).where('id', '=', planId).execute()
}

function pricesToRows({ id, price, pricedAt, before }: NewPlan): InsertObject<Tables, 'plans.plan_price'>[] {
  const now = { plan_id: id, price, from_at: at(pricedAt), until_at: null }
  if (!before) return [now]
  return [{ plan_id: id, price: before.price, from_at: at(before.from), until_at: at(pricedAt) }, now]
}
