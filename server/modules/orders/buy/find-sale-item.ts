// Finds the requested item through the module that sells it, and checks that it may be sold now.
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { SaleItem, SaleRequest } from '#server/platform/sale-item.ts'
import { findSellable, type Sellable } from '#server/platform/points/sellables.ts'

/** An item for sale, and the module that sells it. */
export interface OfferedItem extends SaleItem {
  readonly sellable: Sellable
}

/**
 * Throws INVALID_ENTITY for what no module sells, LAST_PURCHASE_DATE_IS_OVER or VALIDITY_IS_OVER, and what the seller throws for
 * what does not exist: PLAN_NOT_FOUND, BUNDLE_NOT_FOUND, BATCH_NOT_FOUND.
 */
export async function findSaleItem(ctx: Ctx, ask: SaleRequest): Promise<OfferedItem> {
  const sellable = findSellable(ctx, ask.entityType)
  if (!sellable?.findSaleItem) throw catalogueErrors.INVALID_ENTITY()
  const forSale = await sellable.findSaleItem(ctx, ask)
  const now = ctx.now()
  if (forSale.lastPurchaseAt !== null && now >= forSale.lastPurchaseAt)
    throw catalogueErrors.LAST_PURCHASE_DATE_IS_OVER()
  if (forSale.validTill <= now) throw catalogueErrors.VALIDITY_IS_OVER()
  return { ...forSale, sellable }
}
