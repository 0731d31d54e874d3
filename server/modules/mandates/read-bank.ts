// Reads a mandate from the gateway and acts on it. Webhook, page and job all end here, in any order and any number.
import { later, MINUTE } from '#core/kernel/time.ts'
import type { MandateStatus } from '#core/modules/mandates/standing.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { GatewayMandate } from '#server/providers/payment-gateway/port.ts'
import { planNext } from './collect/plan-next.ts'
import { endMandate, tellGateway } from './end-mandate.ts'
import { sendNotice } from './notices.ts'
import { lockMandate, noteEvent, updateMandate, type KnownMandate } from './store.ts'

/** An approval may arrive a little after its deadline. The payer sees no refusal before this time is over. */
const PATIENCE = 15 * MINUTE

/** Reads a mandate afresh and writes what has changed. Throws a GatewayFault: then nothing has changed. */
export async function readBank(ctx: Ctx, mandateId: string): Promise<void> {
  const seen = await ctx.gateway.readMandate(mandateId)
  await ctx.db.transaction().execute(async (tx) => {
    const mandate = await lockMandate(tx, mandateId)
    if (mandate) await note(ctx, tx, mandate, seen)
  })
}

async function note(ctx: Ctx, tx: Tx, mandate: KnownMandate, seen: GatewayMandate): Promise<void> {
  // A decision made here has not reached the gateway yet. Ours counts.
  if (!mandate.isTold) return
  if (mandate.closedAt !== null) return withdrawAgain(ctx, tx, mandate, seen.status)
  if (mandate.status === 'CREATED') return noteRegistration(ctx, tx, mandate, seen)
  if (seen.status === 'REVOKED' || seen.status === 'FAILURE')
    return endMandate(ctx, tx, mandate, { status: 'REVOKED', kind: 'REVOKED_AT_BANK', isTold: true, tellsPayer: true })
  if (seen.status === 'EXPIRED')
    return endMandate(ctx, tx, mandate, { status: 'EXPIRED', kind: 'EXPIRED', isTold: true, tellsPayer: true })
  if (seen.status !== mandate.status && seen.status !== 'CREATED') {
    await updateMandate(tx, mandate.id, { status: seen.status })
    await noteEvent(tx, mandate.id, { at: ctx.now(), kind: seen.status === 'PAUSED' ? 'PAUSED' : 'RESUMED' })
  }
}

async function noteRegistration(ctx: Ctx, tx: Tx, mandate: KnownMandate, { status, gatewayId }: GatewayMandate) {
  const now = ctx.now()
  if (status === 'ACTIVE' && gatewayId !== undefined) {
    await updateMandate(tx, mandate.id, { status, gatewayId })
    await noteEvent(tx, mandate.id, { at: now, kind: 'ACTIVATED' })
    await sendNotice(ctx, tx, 'mandate-on', { mandateId: mandate.id })
    return planNext(ctx, tx, { ...mandate, status })
  }
  const isOver = status !== 'CREATED' || now > later(mandate.expiresAt, PATIENCE)
  if (isOver) await endMandate(ctx, tx, mandate, { status: 'FAILURE', kind: 'NOT_ACTIVATED', isTold: true, tellsPayer: false }) // prettier-ignore
}

/** It was approved after it had ended here: it is withdrawn there too. */
async function withdrawAgain(ctx: Ctx, tx: Tx, { id }: KnownMandate, seen: MandateStatus): Promise<void> {
  if (seen !== 'ACTIVE' && seen !== 'PAUSED') return
  await updateMandate(tx, id, { isTold: false })
  await tellGateway(ctx, tx, id)
}
