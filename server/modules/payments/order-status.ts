import { later, SECOND } from '#core/kernel/time.ts'
import { pollAfter, resultOf, type Result } from '#core/modules/payments/order-result.ts'
import type { OrderStatusAnswer } from '#core/modules/payments/payment.ts'
import { paymentStatusOf } from '#core/modules/orders/order-status.ts'
import { enrolmentResultOf, findOwnOrderAndAttempt, takeTurnToCheck, type Attempt, type KnownOrder } from '#server/modules/orders/index.ts' // prettier-ignore
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { nextStep } from './start/next-step.ts'
import { settle } from './settle.ts'

/** However often the screen asks us, we ask the gateway about one order no more often than this. */
const ASK_GATEWAY_EVERY = 10 * SECOND

/** The state of an order. A page that waits for a payment also makes us ask the gateway, when that is due. */
export async function getOrderStatus(ctx: Ctx, household: Household, orderId: string): Promise<OrderStatusAnswer> {
  const { order, attempt } = await findOwnOrderAndAttempt(ctx, household, orderId)
  const isOpen = resultOf(order.status, attempt, ctx.now())
  const isUnsettled = isOpen === 'PENDING' || isOpen === 'PENDING_LONG'
  if (!attempt || !isUnsettled || !(await askedGateway(ctx, orderId))) return answer(ctx, order, attempt)
  const fresh = await findOwnOrderAndAttempt(ctx, household, orderId)
  return answer(ctx, fresh.order, fresh.attempt)
}

/** Answers whether the gateway was asked now and has told us something. */
async function askedGateway(ctx: Ctx, orderId: string): Promise<boolean> {
  const now = ctx.now()
  if (!(await takeTurnToCheck(ctx.db, orderId, now, later(now, -ASK_GATEWAY_EVERY)))) return false
  try {
    await settle(ctx, orderId)
    return true
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    return false
  }
}

function answer(ctx: Ctx, order: KnownOrder, attempt: Attempt | undefined): OrderStatusAnswer {
  const now = ctx.now()
  const status = resultOf(order.status, attempt, now)
  return {
    orderId: order.id,
    status,
    paymentStatus: paymentStatusOf(order.status),
    enrolmentResult: enrolmentResultOf(order),
    amount: order.amount,
    paidAmount: order.paidAmount,
    ...(attempt ? ofAttempt(attempt, status, order.title) : notTried),
    expiresAt: attempt?.expiresAt ?? order.expiresAt,
    serverTime: now,
    pollAfterMs: pollAfter(status, attempt, now),
  }
}

const notTried = {
  failureReason: null,
  method: null,
  upiApp: null,
  bankReference: null,
  next: null,
  isStartUnknown: false,
}

function ofAttempt(attempt: Attempt, status: Result, title: string) {
  const { failureReason, method, upiApp, bankReference } = attempt
  const isStartUnknown = attempt.status === 'STARTED' && attempt.answeredAt === null
  return {
    failureReason: status === 'FAILURE' ? failureReason : null,
    method,
    upiApp,
    bankReference,
    next: status === 'PENDING' && !isStartUnknown ? nextStep(attempt, title) : null,
    isStartUnknown,
  }
}
