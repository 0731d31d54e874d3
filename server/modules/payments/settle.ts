// The one place where money that has arrived changes anything. Webhook, return address, poll and sweep all end here, in any
// order and any number; whoever comes first settles, the others find it done.
import { nothing } from '#core/kernel/money.ts'
import { OrderReturned } from '#core/modules/orders/events.ts'
import type { GatewayOrder } from '#core/modules/payments/gateway-order.ts'
import { decideSettlement, type Settlement } from '#core/modules/payments/settlement.ts'
import { codeOf } from '#core/kernel/error.ts'
import { ledgerErrors } from '#core/modules/ledger/errors.ts'
import { gatewayAmountOf } from '#core/modules/orders/tenders.ts'
import { endEnrolmentOfOrder } from '#server/modules/enrolments/index.ts'
import { postEntry, reversalOf, type Entry } from '#server/modules/ledger/index.ts'
import {
  closeLastAttempt,
  findOrder,
  fulfilOrder,
  moveOrder,
  noteEvent,
  takeBackOrder,
  type KnownOrder,
  type ReturnReason,
} from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { heldPostings } from './bookings.ts'
import { refundJob } from './refund-job.ts'
import { insertRefund } from './store.ts'

/**
 * Reads the truth from the gateway and acts on it in one transaction. The network comes before any lock. `alongside` runs in
 * that transaction too, and vetoes the rest by answering false: an event that was handled before.
 * Throws a GatewayFault when the gateway cannot be asked: then nothing has changed.
 */
export async function settle(ctx: Ctx, orderId: string, alongside?: Alongside): Promise<void> {
  const [seen, order] = await Promise.all([ctx.gateway.readOrder(orderId), findOrder(ctx.db, orderId)])
  const owed = order && { ...order, amount: gatewayAmountOf(order) }
  const settlement: Settlement = owed ? decideSettlement(owed, seen, ctx.now()) : { kind: 'WAIT' }
  if (settlement.kind === 'WAIT' && !alongside) return
  try {
    await write(ctx, alongside, async (tx) => order && act(ctx, tx, { order, seen, settlement }))
    ctx.metrics.count('settlements', { kind: settlement.kind })
  } catch (error) {
    const reason = reasonToReturn(error)
    if (!(reason && order)) throw error
    ctx.log.warn('payment buys nothing any more', { orderId, reason })
    await write(ctx, alongside, (tx) => giveBack(ctx, tx, { order, seen, settlement }, reason))
  }
}

/** It buys nothing any more: the learner has the course, or the wallet's part of the price is gone. */
function reasonToReturn(error: unknown): ReturnReason | undefined {
  if (error instanceof EnrolledAlready) return 'ALREADY_ENROLLED'
  return codeOf(error) === ledgerErrors.BALANCE_TOO_LOW.code ? 'WALLET_SPENT' : undefined
}

type Alongside = (tx: Tx) => Promise<boolean>

/** Both or neither. Neither when somebody was first: what they wrote stands, ours is undone. */
async function write(ctx: Ctx, alongside: Alongside | undefined, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await ctx.db.transaction().execute(async (tx) => {
      const [isNew] = await Promise.all([alongside?.(tx), work(tx)])
      if (isNew === false) throw new HandledBefore()
    })
  } catch (error) {
    if (error instanceof HandledBefore) return
    if (!(error instanceof SomebodyElseDid)) throw error
    if (alongside) await ctx.db.transaction().execute(alongside)
  }
}

/** The same event came before. */
class HandledBefore extends Error {}
/** Another process has settled this order between our reading and our writing. */
class SomebodyElseDid extends Error {}
/** The learner has the course already: the money goes back. */
class EnrolledAlready extends Error {}

interface Seen<S extends Settlement = Settlement> {
  readonly order: KnownOrder
  readonly seen: GatewayOrder
  readonly settlement: S
}

async function act(ctx: Ctx, tx: Tx, what: Seen): Promise<void> {
  const { order, settlement } = what
  if (settlement.kind === 'FULFIL') return fulfil(ctx, tx, what)
  if (settlement.kind === 'FAIL') return fail(ctx, tx, what, settlement)
  if (settlement.kind === 'HOLD') return hold(ctx, tx, what, settlement)
  if (settlement.kind === 'GIVE_BACK') return giveBack(ctx, tx, what, 'TOO_LATE')
  if (settlement.kind === 'RETURNED') return noteReturn(ctx, tx, order)
}

/** The order and all it brings about, or none of it. */
async function fulfil(ctx: Ctx, tx: Tx, what: Seen): Promise<void> {
  const { order, seen } = what
  const [isFirst] = await Promise.all([
    fulfilOrder(ctx, tx, order),
    move(ctx, tx, what, { action: 'settle', to: 'PAID', event: { kind: 'PAID', detail: seen.bankReference } }),
  ])
  if (!isFirst) throw new EnrolledAlready()
}

/** An open order stays open: the family may try again, and the bank may still change its mind. */
async function fail(ctx: Ctx, tx: Tx, { order, seen }: Seen, { reason }: Settlement & { kind: 'FAIL' }): Promise<void> {
  const now = ctx.now()
  const outcome = { status: 'FAILED', failureReason: reason, gatewayStatus: seen.rawStatus, now } as const
  if (await closeLastAttempt(tx, order.id, outcome))
    await noteEvent(tx, order.id, { at: now, kind: 'ATTEMPT_FAILED', detail: reason })
  if (order.status !== 'OPEN') await takeBackOrder(ctx, tx, order.id)
}

async function hold(ctx: Ctx, tx: Tx, what: Seen, { as }: Settlement & { kind: 'HOLD' }): Promise<void> {
  const { order, seen } = what
  const detail = `${seen.rawStatus} ${seen.paidAmount ?? '?'} ${seen.currency ?? '?'}`
  await move(ctx, tx, what, { action: 'settle', to: as, event: { kind: 'HELD', detail } })
  // An amount in another currency cannot stand in a ledger of paise: people see to it.
  if (seen.currency === order.currency && seen.paidAmount !== undefined)
    await post(ctx, tx, {
      kind: 'HELD',
      reference: order.id,
      postings: heldPostings(order.id, seen.paidAmount, ctx.gateway.name),
    })
  ctx.log.warn('payment held for review', { orderId: order.id, gatewayStatus: seen.rawStatus })
}

async function giveBack(ctx: Ctx, tx: Tx, what: Seen, returnReason: ReturnReason): Promise<void> {
  const { order } = what
  await move(ctx, tx, what, {
    action: 'giveBack',
    to: 'REFUND_DUE',
    returnReason,
    event: { kind: 'REFUND_DUE', detail: returnReason },
  })
  await post(ctx, tx, {
    kind: 'HELD',
    reference: order.id,
    postings: heldPostings(order.id, gatewayAmountOf(order), ctx.gateway.name),
  })
  await takeBackOrder(ctx, tx, order.id)
  const refundId = ctx.newId('rfd')
  await insertRefund(tx, { id: refundId, orderId: order.id, amount: gatewayAmountOf(order) }, ctx.now())
  await ctx.enqueue(tx, refundJob, { refundId })
  await ctx.publish(tx, OrderReturned, { orderId: order.id })
}

/** The gateway has returned the money by itself. What it had bought is taken back. */
async function noteReturn(ctx: Ctx, tx: Tx, order: KnownOrder): Promise<void> {
  const moved = await moveOrder(tx, {
    orderId: order.id,
    action: 'noteReturn',
    to: 'REFUNDED',
    now: ctx.now(),
    returnReason: 'GATEWAY',
    event: { kind: 'REFUNDED', detail: 'GATEWAY' },
  })
  if (!moved) throw new SomebodyElseDid()
  await endEnrolmentOfOrder(tx, order.id, ctx.now())
  for (const kind of ['PAYMENT', 'HELD'] as const)
    await post(ctx, tx, { kind: 'REVERSAL', reference: order.id, postings: await reversalOf(tx, kind, order.id) })
  await takeBackOrder(ctx, tx, order.id)
  await ctx.publish(tx, OrderReturned, { orderId: order.id })
}

type MoveTo = Pick<Parameters<typeof moveOrder>[1], 'action' | 'to' | 'event' | 'returnReason'>

/** Moves the order and closes its attempt, or stops everything when the order has moved already. */
async function move(ctx: Ctx, tx: Tx, { order, seen }: Seen, to: MoveTo): Promise<void> {
  const now = ctx.now()
  const paidAmount = seen.paidAmount ?? nothing
  const { rawStatus: gatewayStatus, bankReference } = seen
  const closes = { status: 'CHARGED', gatewayStatus, bankReference, now } as const
  if (!(await moveOrder(tx, { orderId: order.id, now, paidAmount, closes, ...to }))) throw new SomebodyElseDid()
}

async function post(ctx: Ctx, tx: Tx, entry: Pick<Entry, 'kind' | 'reference' | 'postings'>): Promise<void> {
  await postEntry(tx, { id: ctx.newId('ent'), at: ctx.now(), ...entry })
}
