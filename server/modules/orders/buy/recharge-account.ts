import { nothing, type Paise } from '#core/kernel/money.ts'
import { PRODUCT } from '#core/kernel/product.ts'
import { later } from '#core/kernel/time.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import type { Order, OrderId } from '#core/modules/orders/order.ts'
import { walletErrors } from '#core/modules/wallet/errors.ts'
import { judgeRecharge } from '#core/modules/wallet/recharge.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findSite, policyVersion } from '#server/modules/content/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { once } from '#server/platform/idempotency.ts'
import { contactOf, type Billing } from './contact.ts'
import { orderView, type Agreed } from '../order-row.ts'
import { ORDER_LIFE, placeOrder } from './place-order.ts'

export interface Recharge {
  readonly amount: Paise
  readonly userId?: LearnerId | undefined
  readonly billing: Billing
  readonly source?: string | undefined
  readonly platform?: string | undefined
  readonly lang: Language
}

/**
 * An order like any other, paid and settled by the same machinery; what it buys is money in the wallet. No tax lies on it: it
 * is a voucher for a course yet to be chosen (payments reference, section 7). Throws MIN_VAL_100 or INVALID_AMOUNT.
 */
export async function rechargeAccount(
  ctx: Ctx,
  household: Household,
  recharge: Recharge,
  idempotencyKey: string | undefined,
): Promise<Order> {
  const verdict = judgeRecharge(recharge.amount)
  if (verdict !== 'OK') throw verdict === 'TOO_LITTLE' ? walletErrors.MIN_VAL_100() : walletErrors.INVALID_AMOUNT()
  const [{ seller }, policy] = await Promise.all([findSite(ctx), policyVersion(ctx, 'REFUND')])
  const contact = await contactOf(ctx, household, { ...recharge, otherwise: seller.stateCode })
  const { amount, lang, source = null, platform = null } = recharge
  const now = ctx.now()
  const { learnerName, ...buyer } = contact
  const fresh: Agreed = {
    id: ctx.newId('ord') as OrderId, // newId makes ids of the kind it is given
    kind: 'RECHARGE',
    ...buyer,
    ...wholeOf(amount),
    policyVersion: policy,
    sellerState: seller.stateCode,
    lang,
    source,
    platform,
    createdAt: now,
    expiresAt: later(now, ORDER_LIFE),
    validTill: later(now, ORDER_LIFE),
  }
  const call = { scope: household.accountId, key: idempotencyKey, operation: 'rechargeAccount', request: recharge }
  return once(ctx, call, async (tx) => {
    const order = await placeOrder(ctx, tx, fresh, null)
    return orderView(order, learnerName, [{ at: order.createdAt, kind: 'ORDER_MADE', detail: null }])
  })
}

/** One open recharge for a learner at a time: another amount takes its place. */
const ENTITY = { entityType: 'WALLET', entityId: 'wallet', planId: null, variantName: null, aslGroup: null } as const

function wholeOf(amount: Paise) {
  return {
    ...ENTITY,
    title: `${PRODUCT.name} wallet`,
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
