import { HOUR, later } from '#core/kernel/time.ts'
import { noticeTime, refusalOf } from '#core/modules/mandates/timing.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault, type GatewayNotice } from '#server/providers/payment-gateway/port.ts'
import { updateDebit, type KnownDebit } from '../debit-store.ts'
import { sendNotice } from '../notices.ts'
import { readBank } from '../read-bank.ts'
import { noteEvent, type KnownMandate } from '../store.ts'
import { askToPay } from './end-debit.ts'

/** A notice that failed is followed by another after this long, until it is too late for any. */
const NOTICE_EVERY = 11 * HOUR

/**
 * Asks the bank to announce the debit to the payer, between three days and 26 hours before it. A debit that the bank would
 * refuse is not announced: the payer gets a link to pay instead.
 */
export async function announce(ctx: Ctx, mandate: KnownMandate, debit: KnownDebit): Promise<void> {
  const { executeAt, amount } = debit
  const now = ctx.now()
  const time = noticeTime(executeAt, now)
  if (time === 'EARLY') return
  const refusal = refusalOf(amount, mandate.cap)
  if (refusal) return askToPay(ctx, mandate, debit, refusal)
  if (time === 'TOO_LATE')
    return askToPay(ctx, mandate, debit, mandate.status === 'PAUSED' ? 'PAUSED' : 'NOTICE_FAILED')
  const isTooSoon = debit.noticeAfter !== null && now < debit.noticeAfter
  if (mandate.status !== 'ACTIVE' || !mandate.isTold || mandate.gatewayId === null || isTooSoon) return
  await note(ctx, mandate, debit, await ask(ctx, mandate, debit, mandate.gatewayId))
}

/** Undefined when the gateway does not want it: the mandate is read afresh then. Throws a GatewayFault when it is away. */
async function ask(ctx: Ctx, mandate: KnownMandate, debit: KnownDebit, gatewayId: string) {
  const { amount, executeAt, id, notices } = debit
  try {
    const reference = `${id}${notices}`
    return await ctx.gateway.notifyDebit({ gatewayId, customerId: mandate.customerId, reference, amount, executeAt })
  } catch (fault) {
    if (!(fault instanceof GatewayFault && fault.outcome === 'REFUSED')) throw fault
    await readBank(ctx, mandate.id)
    return undefined
  }
}

async function note(ctx: Ctx, mandate: KnownMandate, debit: KnownDebit, notice: GatewayNotice | undefined) {
  const { no } = debit
  const at = ctx.now()
  if (notice?.status === 'PENDING') return
  await ctx.db.transaction().execute(async (tx) => {
    if (notice?.status !== 'SUCCESS') {
      const isNoted = await updateDebit(tx, debit, { notices: debit.notices + 1, noticeAfter: later(at, NOTICE_EVERY) })
      if (isNoted) await noteEvent(tx, mandate.id, { at, kind: 'NOTICE_FAILED', no })
      return
    }
    const { notificationId } = notice
    if (!(await updateDebit(tx, debit, { state: 'NOTIFIED', notificationId, notifiedAt: at }))) return
    await noteEvent(tx, mandate.id, { at, kind: 'NOTICE_SENT', no, detail: notificationId })
    await sendNotice(ctx, tx, 'mandate-notice', { mandateId: mandate.id, debitId: debit.id })
  })
}
