import { LATER_PART } from '#core/modules/orders/order.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { SoldOrder, SaleTexts } from '#server/platform/sale-item.ts'
import type { Asking } from '#server/platform/points/point.ts'
import { findSellable, sellables, type Sellable } from '#server/platform/points/sellables.ts'

type Kind = Pick<SoldOrder, 'entityType' | 'part'>

/** The module that sells what this order contains. A later part of a price belongs to the module that collects parts. */
export function sellableOf(ctx: Asking, { entityType, part }: Kind): Sellable {
  const sellable = findSellable(ctx, part?.firstOrderId ? LATER_PART : entityType)
  if (!sellable) throw new Error(`no module sells ${entityType}`)
  return sellable
}

/** Takes back the sold thing and frees what the order holds, such as a seat. The money is not touched. */
export function takeBackSold(ctx: Ctx, tx: Tx, order: SoldOrder): Promise<void> {
  return sellableOf(ctx, order).takeBack(ctx, tx, order)
}

export function wordsOf(ctx: Asking, order: SoldOrder): SaleTexts {
  return sellableOf(ctx, order).words(order)
}

/** A sale is taxed and invoiced. Money paid into the wallet is not a sale yet. */
export function isSale(ctx: Asking, order: Kind): boolean {
  return sellableOf(ctx, order).postings === undefined
}

/** The entity types whose orders are not sales yet, such as money for the wallet. */
export function unsoldTypes(ctx: Asking): string[] {
  return sellables.all(ctx).flatMap(({ entityType, postings }) => (postings ? [entityType] : []))
}
