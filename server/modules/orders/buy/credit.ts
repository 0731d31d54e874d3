// The unused value of the plan that a purchase replaces: decision 0021.
import { plus, sum, type Paise } from '#core/kernel/money.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { creditAmountOf, creditOn, replacementOf } from '#core/modules/orders/credit.ts'
import type { Quote } from '#core/modules/orders/order.ts'
import { leftOf } from '#core/modules/orders/tenders.ts'
import { unusedValue, type UnusedValue } from '#core/modules/orders/unused-value.ts'
import { listBlockingEnrolments } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { SaleItem } from '#server/platform/sale-item.ts'
import type { StoredOrder } from '../order-row.ts'
import { findOrder } from '../store.ts'
import { paidDays, type Bought } from '../paid/paid-days.ts'
import { sumPaidParts } from '../paid/part-store.ts'

/**
 * Null where no plan of the learner blocks this one, or where this one may not replace it: the order is then refused
 * like any course that the learner already has.
 */
export async function creditFor(
  ctx: Ctx,
  { learnerId }: { readonly learnerId: string },
  { bundleId, aslGroup, planId, variantName, validTill }: SaleItem,
  price: Paise,
): Promise<Quote['credit']> {
  if (planId === null || bundleId === null) return null
  const what = { learnerId, bundleId, aslGroup }
  const [running, ...others] = await listBlockingEnrolments(ctx.db, what, ctx.now())
  if (!running?.orderId || running.planId === null || others.length > 0) return null
  const order = await findOrder(ctx.db, running.orderId)
  const next = { bundleId, variantName: variantName as VariantName | null, validTill } // a plan's tier
  const unused = order && replacementOf({ ...order, ...running }, next) && (await unusedOf(ctx, order, running))
  return unused ? { orderId: order.id, days: unused.days, amount: creditOn(price, unused.amount) } : null
}

/**
 * The unused days and paise of the plan that an order bought. Undefined for an order that is unpaid or only partly
 * paid: an unpaid instalment has no value yet.
 */
export async function unusedOf(ctx: Ctx, order: StoredOrder, bought: Bought): Promise<UnusedValue | undefined> {
  if (order.status !== 'PAID') return undefined
  const paid = await paidFor(ctx, order)
  return paid === undefined ? undefined : unusedValue({ paid, ...(await paidDays(ctx.db, bought)) }, ctx.now())
}

/**
 * The sum paid by a bank, by the wallet's paid-in money and by the credit of an earlier plan. Undefined while
 * instalments are unpaid.
 */
async function paidFor({ db }: Ctx, order: StoredOrder): Promise<Paise | undefined> {
  const { part } = order
  const left = leftOf(order)
  const carried = creditAmountOf(order)
  if (!part) return sum([left.gateway, left.purchased, carried])
  const { count, paid } = await sumPaidParts(db, order.id)
  return count === part.of ? plus(paid, carried) : undefined
}
