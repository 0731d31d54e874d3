import type { Paise } from '#core/kernel/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type {
  SaleItem,
  Fulfilment,
  RefusedVariant,
  SaleRequest,
  SoldOrder,
  SalePosting,
  SaleTexts,
  VariantsRequest,
} from '#server/platform/sale-item.ts'
import { point, type Asking } from './point.ts'

/** The kinds of things that an order can contain. */
export const sellables = point<Sellable>('sellables')

/** Undefined for a kind that no module sells. */
export function findSellable(ctx: Asking, entityType: string): Sellable | undefined {
  return sellables.all(ctx).find((each) => each.entityType === entityType)
}

/**
 * A kind of thing that an order can contain. The module that sells it registers how it is found and priced, kept for an order, given and
 * taken back. The orders module does the rest: money, attempts to pay, tax, invoices.
 */
export interface Sellable {
  /** Quotes, orders and coupons name this kind of thing by it: "BUNDLE". One module owns it. */
  readonly entityType: string
  /** The kind of its orders, one of the contract's: "COURSE". */
  readonly kind: string
  /** Its name for staff: "Trial of a course". */
  readonly name: string
  /** Left out: a price of it is never paid in parts. */
  readonly isPaidInParts?: true
  /**
   * Finds what is asked for, at today's price. Throws the module's own error for what does not exist. Orders refuses what is past
   * its last purchase date or its end. Left out: an order for it is not begun by asking for it.
   */
  readonly findSaleItem?: (ctx: Ctx, ask: SaleRequest) => Promise<SaleItem>
  /** The variants among which a coupon is compared; undefined where there is only one thing. */
  readonly listVariants?: (
    ctx: Ctx,
    ask: VariantsRequest,
  ) => Promise<readonly (SaleItem | RefusedVariant)[] | undefined>
  /**
   * Throws when the learner has it, before money moves. The thing that the order `replaced` bought is no obstacle: answers whether
   * that still runs. Runs in the transaction of the placement.
   */
  readonly refuseIfHeld: (ctx: Ctx, db: Db, order: SoldOrder, replaced?: string) => Promise<boolean>
  /**
   * Keeps one for the order until its `expiresAt`, in the transaction of the placement. Throws the module's own error when
   * none is left. Left out: it is never scarce.
   */
  readonly hold?: (ctx: Ctx, tx: Tx, order: SoldOrder) => Promise<void>
  /** Gives what was paid for, in the settlement's transaction. The thing kept for it may have been freed since. */
  readonly fulfil: (ctx: Ctx, tx: Tx, order: SoldOrder, how: { readonly isFreePass: boolean }) => Promise<Fulfilment>
  /**
   * Frees what the order keeps or was given: the order has expired, was replaced, or its money goes back. Does
   * nothing the second time.
   */
  readonly takeBack: (ctx: Ctx, tx: Tx, order: SoldOrder) => Promise<void>
  /** Left out: it is a sale, taxed and invoiced. */
  readonly postings?: SalePostings
  readonly words: (order: SoldOrder) => SaleTexts
}

/** The books of what is no sale: no revenue, no tax, no invoice. Positive amounts are debits. */
export interface SalePostings {
  /** Against what was paid: together minus the order's amount. */
  readonly paid: (order: SoldOrder) => readonly SalePosting[]
  /** Against this part of it that staff give back: together the amount. */
  readonly refunded: (order: SoldOrder, amount: Paise) => readonly SalePosting[]
  /** The same for what the bank has taken back by itself: some of it may be spent. */
  readonly returned: (ctx: Ctx, tx: Tx, order: SoldOrder, amount: Paise) => Promise<readonly SalePosting[]>
}
