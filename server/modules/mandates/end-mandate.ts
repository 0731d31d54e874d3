// Ends a mandate: no more debits are taken, and the gateway is notified.
import { z } from 'zod'
import type { LogKind } from '#core/modules/mandates/mandate.ts'
import type { MandateStatus } from '#core/modules/mandates/standing.ts'
import { later } from '#core/kernel/time.ts'
import { setDebited } from '#server/modules/instalments/index.ts'
import { refuseUnlessAway, waitForGateway } from '#server/modules/payments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { GatewayFault, type PaymentGateway } from '#server/providers/payment-gateway/port.ts'
import { stopDebits } from './debit-store.ts'
import { sendNotice } from './notices.ts'
import {
  findMandate,
  listMandates,
  lockMandate,
  markTold,
  noteEvent,
  updateMandate,
  type KnownMandate,
} from './store.ts'

interface Ending {
  readonly status: Extract<MandateStatus, 'REVOKED' | 'FAILURE' | 'EXPIRED'>
  readonly kind: LogKind
  /** The gateway knows: it said so. */
  readonly isTold: boolean
  /** The payer pays by hand from now on, and is sent the way. */
  readonly tellsPayer: boolean
  readonly detail?: string | undefined
}

/** The mandate is locked by the caller. */
export async function endMandate(ctx: Ctx, tx: Tx, mandate: KnownMandate, ending: Ending): Promise<void> {
  const { status, kind, isTold, tellsPayer, detail } = ending
  const now = ctx.now()
  await updateMandate(tx, mandate.id, { status, isTold, closedAt: now })
  await noteEvent(tx, mandate.id, { at: now, kind, detail })
  await stopDebits(tx, mandate.id)
  await setDebited(tx, mandate.orderId, false)
  if (tellsPayer && mandate.status !== 'CREATED') await sendNotice(ctx, tx, 'mandate-off', { mandateId: mandate.id })
  if (!isTold) await tellGateway(ctx, tx, mandate.id)
}

/** Runs in the transaction of the decision. */
export function tellGateway(ctx: Ctx, tx: Tx, mandateId: string): Promise<void> {
  return ctx.enqueue(tx, tellGatewayJob, { mandateId, since: ctx.now() })
}

const Telling = z.object({ mandateId: z.string(), since: z.int().default(0) })

/** Takes a pause, its end or a withdrawal to the gateway, again and again until it has taken it. */
export const tellGatewayJob = job({
  name: 'mandates.tell-gateway',
  payload: Telling,
  run: async (ctx, telling) => {
    const mandate = await findMandate(ctx.db, telling.mandateId)
    if (!mandate || mandate.isTold) return
    try {
      await pass(ctx.gateway, mandate)
      await markTold(ctx.db, mandate)
    } catch (fault) {
      refuseUnlessAway(fault)
      await tellLater(ctx, telling)
    }
  },
})

async function tellLater(ctx: Ctx, telling: z.output<typeof Telling>): Promise<void> {
  const { mandateId, since } = telling
  const when = { at: later(ctx.now(), waitForGateway({ since, now: ctx.now() })), key: `tell ${mandateId}` }
  await ctx.db.transaction().execute((tx) => ctx.enqueue(tx, tellGatewayJob, telling, when))
}

async function pass(gateway: PaymentGateway, { id, status, gatewayId }: KnownMandate): Promise<void> {
  const command = { ACTIVE: 'resume', PAUSED: 'pause' }[status as string] ?? 'revoke' // what has ended is withdrawn
  try {
    const known = gatewayId ?? (await gateway.readMandate(id)).gatewayId
    if (known !== undefined) await gateway.changeMandate(known, command as 'resume' | 'pause' | 'revoke') // one of the three
  } catch (fault) {
    // It has ended there already, or was never made: the next reading says how it stands.
    if (!(fault instanceof GatewayFault && fault.outcome === 'REFUSED')) throw fault
  }
}

/** Ends every mandate of a household, without telling the payer. */
export async function endMandatesOf(ctx: Ctx, accountId: string): Promise<void> {
  for (const { id } of await listMandates(ctx.db, accountId))
    await ctx.db.transaction().execute(async (tx) => {
      const mandate = await lockMandate(tx, id)
      if (mandate && mandate.closedAt === null)
        await endMandate(ctx, tx, mandate, { status: 'REVOKED', kind: 'REVOKED', isTold: false, tellsPayer: false })
    })
}
