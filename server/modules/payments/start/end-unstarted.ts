import type { GatewayOrder } from '#core/modules/payments/gateway-order.ts'
import {
  freeingWalletPart,
  noteEvent,
  noteNotStarted,
  type Attempt,
  type StoredOrder,
} from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'

export interface UnstartedAttempt {
  readonly order: StoredOrder
  readonly attempt: Pick<Attempt, 'orderId' | 'no'>
  /** The gateway's word for it. */
  readonly detail: string
  /** The order as the gateway last reported it. Undefined where this attempt is its first. */
  readonly seen: GatewayOrder | undefined
}

/**
 * Records that the gateway has not begun an attempt. The wallet's part is free again, unless an attempt before it may still be
 * paid. Answers false when the attempt was known to have begun.
 */
export async function endUnstarted(
  ctx: Ctx,
  tx: Tx,
  { order, attempt, detail, seen }: UnstartedAttempt,
): Promise<boolean> {
  const now = ctx.now()
  return freeingWalletPart(ctx, tx, order, {
    mayStillBePaid: seen !== undefined && mayStillBePaid(seen),
    end: async () => {
      const isNoted = await noteNotStarted(tx, attempt, { gatewayStatus: detail, now })
      if (isNoted) await noteEvent(tx, order.id, { at: now, kind: 'ATTEMPT_NOT_STARTED', detail })
      return isNoted
    },
  })
}

/** One of the order's attempts waits for its payer, or the gateway does not know. */
export function mayStillBePaid({ status }: GatewayOrder): boolean {
  return status === 'PENDING' || status === 'UNKNOWN'
}
