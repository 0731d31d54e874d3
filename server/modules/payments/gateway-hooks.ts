// The gateway's own messages to us: webhooks, and the payer's return to our pages. Both are hints. `settle` reads the order
// again from the gateway, and only that counts.
import { z } from 'zod'
import { later } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Hook, HookRequest } from '#server/platform/module.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { OrderId } from '#core/modules/orders/order.ts'
import { GatewayReported } from '#core/modules/payments/events.ts'
import { resultOf, returnWordOf, type ReturnWord } from '#core/modules/payments/order-result.ts'
import { findOrderAndAttempt } from '#server/modules/orders/index.ts'
import { ignoreGatewayFault, refuseUnlessAway, waitForGateway } from './gateway-fault.ts'
import { settle } from './settle.ts'
import { insertEvent, markProcessed, type InboxEvent } from './store.ts'

/** The gateway waits for our answer and the payer for a page: what takes longer is done later. */
const PATIENCE_MS = 3_000

export const webhookHook: Hook = { method: 'POST', path: '/payment/juspay/webhook', answer: receiveWebhook }
export const returnHook: Hook = { method: 'GET', path: '/payment/juspay/return', answer: receiveReturn }

async function receiveWebhook(ctx: Ctx, { headers, body }: HookRequest) {
  const { authorization } = headers
  const reading = ctx.gateway.readWebhook({
    authorization: Array.isArray(authorization) ? authorization[0] : authorization,
    body,
  })
  ctx.metrics.count('webhooks', { kind: reading.kind })
  if (reading.kind === 'FORGED') return { status: 401 }
  if (reading.kind === 'UNREADABLE') return { status: 400 }
  const { eventId, eventName, kept } = reading
  const orderId = OrderId.safeParse(reading.orderId).data
  const event = { provider: ctx.gateway.name, eventId, eventName, orderId, body: kept }
  if (orderId === undefined && reading.orderId !== undefined) await passOn(ctx, event, reading.orderId)
  else await handleEvent(ctx, event)
  return { status: 200, body: 'ok' }
}

/** The event is not about an order. The module that owns the id reads the state again. */
async function passOn(ctx: Ctx, event: InboxEvent, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (await insertEvent(tx, event, ctx.now(), true)) await ctx.publish(tx, GatewayReported, { id })
  })
}

/** The event's row and its effect are one transaction; an event that came before has no effect. */
async function handleEvent(ctx: Ctx, event: InboxEvent): Promise<void> {
  const { orderId } = event
  if (orderId === undefined) return void (await insertEvent(ctx.db, event, ctx.now(), true))
  try {
    await withPatience(settle(ctx, orderId, (tx) => insertEvent(tx, event, ctx.now(), true)))
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    await keepForLater(ctx, event)
  }
}

/** The gateway told us something and cannot be asked about it now: the event is safe, and the queue goes on asking. */
async function keepForLater(ctx: Ctx, event: InboxEvent): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const isNew = await insertEvent(tx, event, ctx.now(), false)
    const { provider, eventId, orderId } = event
    if (isNew && orderId !== undefined)
      await ctx.enqueue(tx, settleLaterJob, { provider, eventId, orderId, since: ctx.now() })
  })
}

const Waiting = z.object({ provider: z.string(), eventId: z.string(), orderId: z.string(), since: z.int().default(0) })

export const settleLaterJob = job({
  name: 'payments.settle-later',
  payload: Waiting,
  run: async (ctx, waiting) => {
    const { orderId, provider, eventId } = waiting
    try {
      await settle(ctx, orderId)
      await markProcessed(ctx.db, { provider, eventId }, ctx.now())
    } catch (fault) {
      refuseUnlessAway(fault)
      await settleAgain(ctx, waiting)
    }
  },
})

async function settleAgain(ctx: Ctx, waiting: z.output<typeof Waiting>): Promise<void> {
  const { provider, eventId, since } = waiting
  const when = { at: later(ctx.now(), waitForGateway({ since, now: ctx.now() })), key: `settle ${provider} ${eventId}` }
  await ctx.db.transaction().execute((tx) => ctx.enqueue(tx, settleLaterJob, waiting, when))
}

async function receiveReturn(ctx: Ctx, { query }: HookRequest) {
  const { orderId, isGenuine } = ctx.gateway.readReturn(query)
  const known = OrderId.safeParse(orderId).data
  if (known === undefined) return { status: 303, location: '/me?tab=orders' }
  if (isGenuine) await withPatience(settle(ctx, known)).catch(ignoreGatewayFault)
  const st = isGenuine ? await returnWord(ctx, known) : 'pending'
  return { status: 303, location: `/pay/${known}/wait?st=${st}&orderId=${known}` }
}

/** The `st` of an order's page. Nothing is read from it but that a payer came back: decision P-28. */
async function returnWord(ctx: Ctx, orderId: OrderId): Promise<ReturnWord> {
  const found = await findOrderAndAttempt(ctx.db, orderId)
  return found ? returnWordOf(resultOf(found.order.status, found.attempt, ctx.now())) : 'pending'
}

async function withPatience(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const impatience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GatewayFault('UNKNOWN', 'the gateway takes too long')), PATIENCE_MS)
  })
  await Promise.race([work, impatience]).finally(() => clearTimeout(timer))
}
