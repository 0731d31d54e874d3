// SQL over what courses cost and have cost.
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { updateDraftFields } from '#server/platform/resource/draft-store.ts'

/** A new price from now on; what it cost before stays in the history. */
export async function updateBundlePrice(tx: Tx, bundleId: string, price: Paise, now: Instant): Promise<void> {
  await beginBundlePrice(tx, bundleId, price, now)
  await tx.updateTable('catalogue.bundle').set({ price }).where('id', '=', bundleId).execute()
}

/** Writes only the price history. */
export async function beginBundlePrice(tx: Tx, bundleId: string, price: Paise, now: Instant): Promise<void> {
  await tx
    .updateTable('catalogue.bundle_price')
    .set({ until_at: at(now) })
    .where('bundle_id', '=', bundleId)
    .where('until_at', 'is', null)
    .execute()
  await tx
    .insertInto('catalogue.bundle_price')
    .values({ bundle_id: bundleId, price, from_at: at(now) })
    .execute()
}

export interface CoursePrice {
  readonly price: Paise
  readonly cutPrice: Paise
}

/** A price, with the period in which it was charged; the last one has no end. */
export interface PricePeriod {
  readonly price: Paise
  readonly from: Instant
  readonly until: Instant | null
}

/**
 * The course costs what its full-course plan costs, and has cost what that has cost. An unpublished change of the course keeps
 * everything but its price.
 */
export async function copyPlanPrice(
  tx: Tx,
  bundleId: string,
  { price, cutPrice, periods }: CoursePrice & { readonly periods: readonly PricePeriod[] },
): Promise<void> {
  await tx
    .updateTable('catalogue.bundle')
    .set({ price, cut_price: cutPrice })
    .where('id', '=', bundleId)
    .where((eb) => eb.or([eb('price', '<>', price), eb('cut_price', '<>', cutPrice)]))
    .execute()
  await tx.deleteFrom('catalogue.bundle_price').where('bundle_id', '=', bundleId).execute()
  const rows = periods.map(({ price: charged, from, until }) => ({ bundle_id: bundleId, price: charged, from_at: at(from), until_at: until === null ? null : at(until) })) // prettier-ignore
  if (rows.length > 0) await tx.insertInto('catalogue.bundle_price').values(rows).execute()
  await updateDraftFields(tx, { resource: 'courses', id: bundleId, fields: { price, cutPrice } })
}
