import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import type { NewHold } from '#server/modules/wallet/index.ts'
import type { OrderTerms } from '../order-row.ts'

/** A late payment is honoured for a day, so what it needs is kept as long: payments reference, sections 9.3, 9.4 and 9.6. */
export function honouredUntil({ expiresAt }: Pick<OrderTerms, 'expiresAt'>) {
  return later(expiresAt, DAY + MINUTE)
}

/** The wallet's part of an order. */
export function holdOf(order: OrderTerms): NewHold {
  const { id: orderId, accountId, title, fromGranted: granted, fromPurchased: purchased } = order
  return { orderId, accountId, title, granted, purchased, expiresAt: honouredUntil(order) }
}
