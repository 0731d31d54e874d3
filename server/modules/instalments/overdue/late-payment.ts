// A late instalment, as a page that it closes shows it.
import { showMoney } from '#core/kernel/money.ts'
import { nextPart } from '#core/modules/instalments/standing.ts'
import type { Db } from '#server/platform/database/db.ts'
import { findPlanOfOrder } from '../store.ts'

/** The next part of the order's plan, with the sign of rupees. */
export async function amountDue(db: Db, orderId: string | null): Promise<string> {
  const plan = orderId === null ? undefined : await findPlanOfOrder(db, orderId)
  const part = plan && nextPart(plan.parts)
  return part ? showMoney(part.totalAmount) : '–'
}

interface CourseOfLearner {
  readonly bundleId: string
  readonly learnerId: string
}

/** Where the late instalment of this course is paid. */
export function latePaymentPath({ bundleId, learnerId }: CourseOfLearner): string {
  return `/pay/instalment?entity=${bundleId}&learner=${learnerId}`
}
