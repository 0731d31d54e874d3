// What is left of the plan that another takes the place of: decision 0021.
import { plus, sum, type Paise } from '#core/kernel/money.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { creditAmountOf, creditOn, replacementOf } from '#core/modules/orders/credit.ts'
import type { Quote } from '#core/modules/orders/order.ts'
import { leftOf } from '#core/modules/orders/tenders.ts'
import { unusedValue, type UnusedValue } from '#core/modules/orders/unused-value.ts'
import { listBlockingEnrolments } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ForSale } from '#server/platform/for-sale.ts'
import type { KnownOrder } from '../order-row.ts'
import { findOrder } from '../store.ts'
import { sumPaidParts } from '../paid/part-store.ts'

/**
 * Null where the learner has no plan that stands in the way of this one, or one that this may not replace: then the order is
 * refused as for any course that is held already.
 */
export async function creditFor(
  ctx: Ctx,
  { learnerId }: { readonly learnerId: string },
  { bundleId, aslGroup, planId, variantName, validTill }: ForSale,
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
 * What is left of the plan that an order bought, in days and paise. Undefined for an order that is not paid, or not in all its
 * parts: what is still owed for it has no value yet.
 */
export async function unusedOf(
  ctx: Ctx,
  order: KnownOrder,
  { startsAt, validTill }: Pick<KnownOrder, 'validTill'> & { readonly startsAt: KnownOrder['validTill'] },
): Promise<UnusedValue | undefined> {
  if (order.status !== 'PAID') return undefined
  const paid = await paidFor(ctx, order)
  return paid === undefined ? undefined : unusedValue({ paid, startsAt, validTill }, ctx.now())
}

/** By a bank, out of money of their own, and with what an earlier plan had left. Undefined while parts of it are unpaid. */
async function paidFor({ db }: Ctx, order: KnownOrder): Promise<Paise | undefined> {
  const { part } = order
  const left = leftOf(order)
  const carried = creditAmountOf(order)
  if (!part) return sum([left.gateway, left.purchased, carried])
  const { count, paid } = await sumPaidParts(db, order.id)
  return count === part.of ? plus(paid, carried) : undefined
}
