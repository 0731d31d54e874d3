// A plan as its household sees it.
import { sum, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { Instalment, InstalmentPlan } from '#core/modules/instalments/instalment.ts'
import { accessIn, limitsAt, nextPart, paidOf, paymentStatusIn, statusOf, suspendsAt } from '#core/modules/instalments/standing.ts' // prettier-ignore
import type { QuotedPart } from '#core/modules/orders/order.ts'
import type { KnownPart, Plan, Terms } from './store.ts'

export function partView(part: KnownPart, now: Instant): Instalment {
  return Instalment.parse({ ...part, dueDate: part.dueAt, paymentStatus: statusOf(part, now) })
}

/** A part that nobody has accepted yet: decision P-23. */
export function proposedView(part: QuotedPart): Instalment {
  return { ...part, id: null, dueDate: part.dueAt, paymentStatus: 'INITIAL', paidAt: null, orderId: null }
}

export function planView(plan: Plan, learnerName: string | null, terms: Terms, now: Instant): InstalmentPlan {
  const next = nextPart(plan.parts)
  return InstalmentPlan.parse({
    planId: plan.id,
    userId: plan.learnerId,
    learnerName,
    entityId: plan.bundleId,
    title: plan.title,
    variantName: plan.variantName,
    paymentStatus: paymentStatusIn(plan.parts, plan.stage),
    access: accessIn(plan.stage),
    totalAmount: totalOf(plan),
    paidAmount: paidOf(plan.parts),
    instalments: plan.parts.map((part) => partView(part, now)),
    nextInstalment: next ? partView(next, now) : null,
    isDebited: plan.isDebited,
    limitedAt: next ? limitsAt(next, terms) : null,
    suspendedAt: next ? suspendsAt(next, terms) : null,
  })
}

/** The whole amount that a family owes. Parts that were waived or cancelled are not owed. */
function totalOf({ parts }: Plan): Paise {
  return sum(parts.filter(({ state }) => state === 'OPEN' || state === 'PAID').map(({ totalAmount }) => totalAmount))
}
