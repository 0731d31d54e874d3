import { OrderId } from '#core/modules/orders/order.ts'
import { OrderPaid } from '#core/modules/orders/events.ts'
import { kycReasonOf } from '#core/modules/onboarding/kyc-reason.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { insertKyc } from '../store-family.ts'

/** A document that was asked for before, or given, stays as it is. */
export const askForKycListener = listener('onboarding.kyc', OrderPaid, async ({ db, now }, { orderId }) => {
  const order = await findOrder(db, OrderId.parse(orderId))
  const askedFor = kycReasonOf(order?.emi ?? null)
  if (order && askedFor) await insertKyc(db, { accountId: order.accountId, askedFor, now: now() })
})
