import { later, MINUTE } from '#core/kernel/time.ts'
import { afterFailure, type AfterFailure, type DebitFailure } from '#core/modules/mandates/timing.ts'
import { findLastAttempt, findOrder, takeTurnToCheck, type Attempt, type KnownOrder } from '#server/modules/orders/index.ts' // prettier-ignore
import { settle } from '#server/modules/payments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { updateDebit, type KnownDebit } from '../debit-store.ts'
import { readBank } from '../read-bank.ts'
import { findMandate, noteEvent, type KnownMandate } from '../store.ts'
import { announceAnew, ask, closeDebit, notePaid, type OfMandate } from './end-debit.ts'

/** Nobody has told us how a debit went: the gateway is asked no more often than this. */
const ASK_EVERY = 20 * MINUTE

/** Reads the state of a debit that is at the bank. Only the settlement decides whether it was paid. Throws a GatewayFault. */
export async function seeOutcome(ctx: Ctx, mandate: KnownMandate, debit: KnownDebit): Promise<void> {
  const { orderId } = debit
  if (orderId === null) return
  const before = await readOrder(ctx, orderId)
  const isOpen = before.attempt?.status === 'STARTED'
  const now = ctx.now()
  const isTurn = isOpen && (await takeTurnToCheck(ctx.db, orderId, now, later(now, -ASK_EVERY)))
  if (isTurn) await settle(ctx, orderId)
  const { order, attempt } = isTurn ? await readOrder(ctx, orderId) : before
  if (order?.status === 'PAID') return notePaid(ctx, mandate, debit, orderId)
  // Taken, and given back: somebody had paid by hand.
  if (order && ENDED.includes(order.status)) return closeDebit(ctx, mandate, debit)
  if (attempt && attempt.status !== 'STARTED') await noteFailure(ctx, debit, attempt)
}

const ENDED: readonly KnownOrder['status'][] = ['REFUND_DUE', 'REFUNDED', 'REVIEW', 'PARTIALLY_PAID']

async function readOrder(ctx: Ctx, orderId: string) {
  const [order, attempt] = await Promise.all([findOrder(ctx.db, orderId), findLastAttempt(ctx.db, orderId)])
  return { order, attempt }
}

/** The reason decides: again, later, or by the payer's own hand. */
async function noteFailure(ctx: Ctx, debit: KnownDebit, attempt: Attempt): Promise<void> {
  const { failureCode } = await ctx.gateway.readOrder(attempt.orderId)
  await readBank(ctx, debit.mandateId)
  const mandate = await findMandate(ctx.db, debit.mandateId)
  if (!mandate) return
  const now = ctx.now()
  const detail = failureCode ?? attempt.failureReason ?? undefined
  const then = mandate.closedAt === null ? afterFailure(failureOf(failureCode), debit.attempts, now) : STOPPED
  await ctx.db.transaction().execute(async (tx) => {
    if (await goOn(ctx, tx, { mandate, debit }, then))
      await noteEvent(tx, mandate.id, { at: now, kind: 'DEBIT_FAILED', no: debit.no, detail })
  })
}

const STOPPED = { kind: 'ASK', reason: 'STOPPED' } as const

async function goOn(ctx: Ctx, tx: Tx, of: OfMandate, then: AfterFailure | typeof STOPPED) {
  if (then.kind === 'ASK') return ask(ctx, tx, of, then.reason)
  if (then.kind === 'ANNOUNCE') return announceAnew(tx, of.debit, then.at)
  return updateDebit(tx, of.debit, { state: 'NOTIFIED', executeAt: then.at })
}

/** UPI's Z9, cards' 51, and their words: the account has not enough money. */
const NO_MONEY = ['Z9', '51', 'INSUFFICIENT_FUNDS']

function failureOf(code: string | undefined): DebitFailure {
  return code !== undefined && NO_MONEY.includes(code) ? 'INSUFFICIENT_FUNDS' : 'OTHER'
}
