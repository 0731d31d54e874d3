// SQL over what courses cost and have cost.
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

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
