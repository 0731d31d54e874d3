// The refund calculator, for the family's order page and for the staff who decide about a refund.
import { DAY, isBefore, later, type Instant } from '#core/kernel/time.ts'
import type { Enrolment } from '#core/modules/enrolments/enrolment.ts'
import { refundAmounts, type RefundAmounts } from '#core/modules/orders/refund-estimate.ts'
import { totalOf } from '#core/modules/orders/tenders.ts'
import { findEnrolmentOfOrder } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { StoredOrder } from '../order-row.ts'
import { paidDays } from './paid-days.ts'
import { findCarried } from './refund-store.ts'

/** So long after the payment a family can give the other batch back by itself. */
const RETURNABLE = 7 * DAY

/** The amounts of a refund that is agreed now and ends the course. Nothing is written. */
export async function estimateRefund(ctx: Ctx, db: Db, order: StoredOrder): Promise<RefundAmounts> {
  const now = ctx.now()
  const [enrolment, carried] = await Promise.all([findEnrolmentOfOrder(db, order.id, now), findCarried(db, order.id)])
  return refundAmounts(
    {
      order: { ...order, isInParts: order.part !== null },
      course: enrolment?.isActive ? await paidDays(db, enrolment) : undefined,
      isCarriedOver: carried !== undefined,
      isOnlyWhole: order.emi?.kind === 'DEBIT',
      isWholeDue: isWholeDue(order, enrolment, now),
    },
    now,
  )
}

/**
 * The chosen batch was full, the family has not changed the batch since, and nothing of the price has gone elsewhere: the family
 * may give all of it back by itself.
 */
export function isWholeDue(
  { status, paidAt, refunded }: StoredOrder,
  enrolment: Enrolment | undefined,
  now: Instant,
): boolean {
  if (status !== 'PAID' || totalOf(refunded) > 0) return false
  if (!enrolment?.isActive || enrolment.wantedBatchId === null) return false
  return paidAt !== null && isBefore(now, later(paidAt, RETURNABLE))
}
