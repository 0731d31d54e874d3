import { nothing, type Paise } from '#core/kernel/money.ts'
import { later } from '#core/kernel/time.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import type { Order, OrderId, OrderKind } from '#core/modules/orders/order.ts'
import { WALLET } from '#core/modules/wallet/recharge.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { BuyerPlatform, Source } from '#core/modules/orders/pay-page.ts'
import { findSite, policyVersion } from '#server/modules/content/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { once } from '#server/platform/idempotency.ts'
import { contactOf, type Billing } from './contact.ts'
import { findSaleItem, type OfferedItem } from './find-sale-item.ts'
import { orderView, type OrderTerms } from '../order-row.ts'
import { ORDER_LIFE, placeOrder } from './place-order.ts'

export interface Recharge {
  readonly amount: Paise
  readonly userId?: LearnerId | undefined
  readonly billing: Billing
  readonly source?: Source | undefined
  readonly platform?: BuyerPlatform | undefined
  readonly lang: Language
}

/**
 * An order like any other, paid and settled by the same machinery. The wallet sells what it buys; it is not taxed.
 * Throws MIN_VAL_100 or INVALID_AMOUNT.
 */
export async function rechargeAccount(
  ctx: Ctx,
  household: Household,
  recharge: Recharge,
  idempotencyKey: string | undefined,
): Promise<Order> {
  const { amount, lang, source = null, platform = null } = recharge
  const forSale = await findSaleItem(ctx, { entityType: WALLET, amount })
  const [{ seller }, policy] = await Promise.all([findSite(ctx), policyVersion(ctx, 'REFUND')])
  const contact = await contactOf(ctx, household, { ...recharge, otherwise: seller.stateCode })
  const now = ctx.now()
  const { learnerName, ...buyer } = contact
  const fresh: OrderTerms = {
    id: ctx.newId('ord') as OrderId, // newId makes ids of the kind it is given
    ...buyer,
    ...wholeOf(forSale, lang),
    policyVersion: policy,
    sellerState: seller.stateCode,
    lang,
    source,
    platform,
    createdAt: now,
    expiresAt: later(now, ORDER_LIFE),
  }
  const call = { scope: household.accountId, key: idempotencyKey, operation: 'rechargeAccount', request: recharge }
  return once(ctx, call, async (tx) => {
    const order = await placeOrder(ctx, tx, fresh, null)
    return orderView(ctx, order, learnerName, [{ at: order.createdAt, kind: 'ORDER_MADE', detail: null }])
  })
}

function wholeOf({ sellable, price: amount, entityId, title, validTill }: OfferedItem, lang: Language) {
  return {
    kind: sellable.kind as OrderKind, // a test compares it with the contract
    soldAs: sellable.name,
    entityType: sellable.entityType,
    entityId,
    bundleId: null,
    planId: null,
    batchId: null,
    variantName: null,
    aslGroup: null,
    title: inLanguage(title, lang).text,
    validTill,
    cutPrice: amount,
    originalPrice: amount,
    discount: nothing,
    credit: null,
    amount,
    fromGranted: nothing,
    fromPurchased: nothing,
    part: null,
    schedule: null,
    emi: null,
    isAutoPaymentEnabled: false,
    currency: 'INR' as const,
    couponId: null,
    couponCode: null,
    quoteHash: 'recharge',
    taxable: amount,
    cgst: nothing,
    sgst: nothing,
    igst: nothing,
  }
}
