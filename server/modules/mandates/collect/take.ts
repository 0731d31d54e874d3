import { codeOf } from '#core/kernel/error.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import { instalmentErrors } from '#core/modules/instalments/errors.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import type { Order } from '#core/modules/orders/order.ts'
import { readinessOf } from '#core/modules/mandates/timing.ts'
import { payInstalment } from '#server/modules/instalments/index.ts'
import { closeAttempt, insertAttempt, noteStartAnswer } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { updateDebit, type StoredDebit } from '../debit-store.ts'
import { readBank } from '../read-bank.ts'
import { findMandate, noteEvent, type StoredMandate } from '../store.ts'
import { askToPay, closeDebit, replan } from './end-debit.ts'

/** The first time the sweep asks by itself how it went. */
const FIRST_CHECK = 5 * MINUTE
/** An order that somebody has tried to pay is at the gateway already, and takes no debit. */
const FIRST_ATTEMPT = 1

/**
 * Takes the instalment, if its hour has come and the payer was notified a day before. The attempt is recorded before the bank
 * receives it. When the answer is lost, the bank is asked about the attempt. It is never sent again.
 */
export async function take(ctx: Ctx, seen: StoredMandate, debit: StoredDebit): Promise<void> {
  const readiness = readinessOf(debit, ctx.now())
  if (readiness === 'WAIT') return
  if (readiness === 'NOT_TOLD') return askToPay(ctx, seen, debit, 'NOTICE_FAILED')
  if (readiness === 'STALE') return replan(ctx, debit, debit.dueAt)
  if (seen.status === 'PAUSED') return askToPay(ctx, seen, debit, 'PAUSED')
  const mandate = await usable(ctx, seen)
  const order = mandate && (await makeOrder(ctx, mandate, debit))
  if (!order || order === 'WAIT') return
  if (order === 'PAID') return closeDebit(ctx, mandate, debit)
  if (order.amount !== debit.amount || order.amount > mandate.cap) return askToPay(ctx, mandate, debit, 'OVER_CAP')
  if (await claim(ctx, mandate, debit, order)) await send(ctx, mandate, debit, order)
}

/** Read afresh: undefined when it was withdrawn at the bank a moment ago, or the bank has not heard the last of us. */
async function usable(ctx: Ctx, { id }: StoredMandate): Promise<StoredMandate | undefined> {
  await readBank(ctx, id)
  const mandate = await findMandate(ctx.db, id)
  return mandate?.status === 'ACTIVE' && mandate.isTold && mandate.gatewayId !== null ? mandate : undefined
}

/** The order that a payment by hand would make, for the very instalment that was announced. */
async function makeOrder(ctx: Ctx, mandate: StoredMandate, debit: StoredDebit): Promise<Order | 'PAID' | 'WAIT'> {
  const { accountId, bundleId, lang } = mandate
  const learnerId = mandate.learnerId as LearnerId // written from one
  const asked = { entityId: bundleId, entityType: 'BUNDLE', instalmentId: debit.partId, lang }
  try {
    const actor = { kind: 'household', accountId, learnerId } as const
    return await payInstalment(ctx, asked, { actor, learnerId, idempotencyKey: undefined })
  } catch (error) {
    const code = codeOf(error)
    if (code === instalmentErrors.NOTHING_TO_PAY.code || code === instalmentErrors.NOT_THE_NEXT.code) return 'PAID'
    // The family is paying at this moment.
    if (code === orderErrors.PAYMENT_UNDER_WAY.code) return 'WAIT'
    throw error
  }
}

/** Debit and attempt, or neither: answers false when the family skipped it or began to pay in this moment. */
async function claim(ctx: Ctx, mandate: StoredMandate, debit: StoredDebit, { orderId, expiresAt }: Order) {
  const now = ctx.now()
  const running = { state: 'RUNNING', attempts: debit.attempts + 1, orderId, startedAt: now } as const
  const attempt = {
    orderId,
    no: FIRST_ATTEMPT,
    method: 'MANDATE' as const,
    upiApp: undefined,
    instrument: mandate.id,
    earlierTransactions: [],
    startedAt: now,
    expiresAt,
    nextCheckAt: later(now, FIRST_CHECK),
  }
  return allOrNothing(ctx, async (tx) => {
    if (!(await updateDebit(tx, debit, running)) || !(await insertAttempt(tx, attempt))) throw new SomebodyElse()
    await noteEvent(tx, mandate.id, { at: now, kind: 'DEBIT_STARTED', no: debit.no, detail: orderId })
  })
}

/** Somebody was first. */
class SomebodyElse extends Error {}

async function allOrNothing(ctx: Ctx, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  try {
    await ctx.db.transaction().execute(work)
    return true
  } catch (error) {
    if (error instanceof SomebodyElse) return false
    throw error
  }
}

/** A refusal is the bank's answer; silence is not: what came of it is asked later. */
async function send(ctx: Ctx, mandate: StoredMandate, debit: StoredDebit, { orderId }: Order): Promise<void> {
  const { amount, notificationId, executeAt } = debit
  try {
    await ctx.gateway.executeMandate({
      gatewayId: mandate.gatewayId ?? '',
      orderId,
      customerId: mandate.customerId,
      amount,
      notificationId: notificationId ?? '',
      executeAt,
    })
    const now = ctx.now()
    const answer = { transactionId: undefined, now, nextCheckAt: later(now, FIRST_CHECK) }
    await noteStartAnswer(ctx.db, { orderId, no: FIRST_ATTEMPT }, answer)
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    ctx.log.warn('a debit was not taken at once', { orderId, reason: fault.outcome })
    if (fault.outcome !== 'REFUSED') return
    const refused = { status: 'FAILED', failureReason: 'GATEWAY_DECLINED', gatewayStatus: fault.serviceCode } as const
    await closeAttempt(ctx.db, { orderId, no: FIRST_ATTEMPT }, { ...refused, now: ctx.now() })
  }
}
