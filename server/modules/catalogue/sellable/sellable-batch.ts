import { toPaise, type Paise } from '#core/kernel/money.ts'
import { toInstant, type Instant } from '#core/kernel/time.ts'
import { catalogueTag, plansTag } from '#core/modules/catalogue/cache-tags.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findSellableBundle } from './sellable-bundle.ts'
import type { SellableBundle } from '../store.ts'
import { findBatch, listOpenBatches, type OpenBatch } from '../store-classes.ts'

/** One live batch of a course on sale, with a price of its own. */
interface SellableBatch {
  readonly id: string
  readonly bundle: SellableBundle
  /** "main", or "3". */
  readonly label: string
  readonly endsAt: Instant
  readonly price: Paise
}

/** Undefined for a batch that is not sold by itself, and for one of a course that is not on sale. */
export function findSellableBatch(ctx: Ctx, batchId: string): Promise<SellableBatch | undefined> {
  return ctx.cache.remember([catalogueTag, plansTag], `batch ${batchId}`, async () => {
    const batch = await findBatch(ctx.db, batchId)
    const bundle = batch && (await findSellableBundle(ctx, batch.bundle_id))
    if (!bundle || batch.price === null) return undefined
    const { id, label, ends_at: endsAt, price } = batch
    return { id, bundle, label, endsAt, price: toPaise(price) }
  })
}

/** All batches of a course, also those that are over. */
export function listBatchesOfCourse(ctx: Ctx, bundleId: string): Promise<OpenBatch[]> {
  return ctx.cache.remember([catalogueTag], `batches of ${bundleId}`, () =>
    listOpenBatches(ctx.db, bundleId, toInstant(0)),
  )
}
