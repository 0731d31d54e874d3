// How parts of a course are found and priced: some days of it, or one live batch.
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { trialEnd } from '#core/modules/catalogue/trial.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { findSellableBatch, findSellableByTrial } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { SaleItem, SaleRequest } from '#server/platform/sale-item.ts'
import { chosenBatch, placeIn, purchaseOf } from './courses.ts'

/** The whole course for some days: it has no tier of its own. Throws BUNDLE_NOT_FOUND. */
export async function findTrial(ctx: Ctx, ask: SaleRequest): Promise<SaleItem> {
  const { entityType, entityId: trialId = '', subscriptionPlanId, batchId } = ask
  const bundle = subscriptionPlanId === undefined ? await findSellableByTrial(ctx, trialId) : undefined
  const trial = bundle?.trials.find(({ id }) => id === trialId)
  if (!bundle || !trial) throw catalogueErrors.BUNDLE_NOT_FOUND()
  const { trialAmount: price, trialAllowedDays, cutPrice } = trial
  const variantName = bundle.variantName ?? undefined
  return {
    ...placeIn(bundle),
    trialId,
    batchId: await chosenBatch(ctx, bundle.id, batchId),
    price,
    cutPrice: cutPrice > price ? cutPrice : price,
    validTill: trialEnd(trialAllowedDays, ctx.now(), bundle.endsAt),
    purchase: { ...purchaseOf(bundle, { entityType, variantName, amount: price }), entityId: trialId },
  }
}

/** Decision L-93. Its price was never another one, so nothing is struck through. Throws BATCH_NOT_FOUND. */
export async function findLiveBatch(ctx: Ctx, ask: SaleRequest): Promise<SaleItem> {
  const { entityType, entityId = '', subscriptionPlanId } = ask
  const batch = subscriptionPlanId === undefined ? await findSellableBatch(ctx, entityId) : undefined
  if (!batch) throw listingErrors.BATCH_NOT_FOUND()
  const { bundle, label, price, endsAt: validTill } = batch
  return {
    ...placeIn(bundle),
    entityId,
    batchId: entityId,
    title: titleOf(bundle.title, label),
    price,
    cutPrice: price,
    validTill,
    purchase: { ...purchaseOf(bundle, { entityType, amount: price }), entityId },
  }
}

/** "Physics for class 11, batch 3", in every language that the course has a title in. */
function titleOf(course: LocalisedText, label: string): LocalisedText {
  const inEach = Object.entries(course).map(([lang, title]) => [lang, `${title}, ${wordFor(lang)} ${label}`])
  return { ...course, ...Object.fromEntries(inEach) }
}

function wordFor(lang: string): string {
  if (lang === 'hi') return 'बैच'
  if (lang === 'mr') return 'बॅच'
  return lang === 'ta' ? 'தொகுதி' : 'batch'
}
