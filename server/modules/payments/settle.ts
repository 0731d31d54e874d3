// The one place where money that has arrived changes anything. Webhook, return address, poll and sweep all end here, in any
// order and any number. The first one settles the order, and the others find it settled.
import { nothing } from '#core/kernel/money.ts'
import { later } from '#core/kernel/time.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { MoneyReturned, OrderReturned } from '#core/modules/orders/events.ts'
import type { GatewayOrder } from '#core/modules/payments/gateway-order.ts'
import { decideSettlement, type AttemptToSettle, type Settlement } from '#core/modules/payments/settlement.ts'
import { codeOf } from '#core/kernel/error.ts'
import { ledgerErrors } from '#core/modules/ledger/errors.ts'
import { gatewayAmountOf, leftOf, totalOf } from '#core/modules/orders/tenders.ts'
import { postEntry, reversalOf, type Entry, type Posting } from '#server/modules/ledger/index.ts'
import {
  addRefunded,
  closeAttempt,
  findCarried,
  findOrder,
  findOrderAndAttempt,
  freeingWalletPart,
  fulfilOrder,
  moveOrder,
  noteEvent,
  noteStartAnswer,
  refundPostings,
  returnPostings,
  takeBackOrder,
  takeBackSold,
  type Attempt,
  type StoredOrder,
  type ReturnReason,
} from '#server/modules/orders/index.ts'
import { oweForPlan } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'
import { gatewayAccount, heldPostings } from './bookings.ts'
import { FIRST_CHECK } from './checks.ts'
import { refundJob } from './returns/refund-job.ts'
import { endUnstarted, mayStillBePaid } from './start/end-unstarted.ts'
import { insertRefund } from './store.ts'

/**
 * Reads the truth from the gateway and acts on it in one transaction. The network comes before any lock. `alongside` runs in
 * that transaction too, and vetoes the rest by answering false: an event that was handled before.
 * Answers what it has read. Throws a GatewayFault when the gateway cannot be asked: then nothing has changed.
 */
export async function settle(ctx: Ctx, orderId: string, alongside?: RelatedWrite): Promise<GatewayOrder> {
  const [seen, known] = await Promise.all([ctx.gateway.readOrder(orderId), findOrderAndAttempt(ctx.db, orderId)])
  const { order, attempt } = known ?? {}
  const owed = order && {
    ...order,
    amount: gatewayAmountOf(order),
    attempt: attempt && attemptOf(attempt),
  }
  const settlement: Settlement = owed ? decideSettlement(owed, seen, ctx.now()) : { kind: 'WAIT' }
  if (settlement.kind === 'WAIT' && !alongside) return seen
  try {
    await write(ctx, alongside, async (tx) => order && act(ctx, tx, { order, attempt, seen, settlement }))
    ctx.metrics.count('settlements', { kind: settlement.kind })
  } catch (error) {
    if (error instanceof HouseholdMerged) return settle(ctx, orderId, alongside)
    const reason = reasonToReturn(error)
    if (!(reason && order)) throw error
    ctx.log.warn('payment buys nothing any more', { orderId, reason })
    await write(ctx, alongside, (tx) => giveBack(ctx, tx, { order, attempt, seen, settlement }, reason))
  }
  return seen
}

function attemptOf({ status, transactionId, earlierTransactions, answeredAt, startedAt }: Attempt): AttemptToSettle {
  const isRunning = status === 'STARTED'
  return {
    transactionId: transactionId ?? undefined,
    earlierTransactions,
    isRunning,
    unansweredSince: isRunning && answeredAt === null ? startedAt : undefined,
  }
}

/** It buys nothing any more: the learner has it, none is left, or the wallet's part or the plan before, by which it was paid too, is gone. */
function reasonToReturn(error: unknown): ReturnReason | undefined {
  if (error instanceof NotGiven) return error.reason
  if (codeOf(error) === orderErrors.CREDIT_SPENT.code) return 'CREDIT_SPENT'
  return codeOf(error) === ledgerErrors.BALANCE_TOO_LOW.code ? 'WALLET_SPENT' : undefined
}

type RelatedWrite = (tx: Tx) => Promise<boolean>

/** Both or neither. Neither when somebody was first: what they wrote stands, ours is undone. */
async function write(ctx: Ctx, alongside: RelatedWrite | undefined, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await ctx.db.transaction().execute(async (tx) => {
      const [isNew] = await inParallel(tx, (own) => alongside?.(own), work)
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
/** Staff have made the order another household's between our reading and our writing: all is read afresh. */
class HouseholdMerged extends Error {}
/** The seller could not give the thing that was paid for: the money goes back. */
class NotGiven extends Error {
  readonly reason: ReturnReason

  constructor(reason: ReturnReason) {
    super(reason)
    this.reason = reason
  }
}

interface SettlementFacts<S extends Settlement = Settlement> {
  readonly order: StoredOrder
  /** The newest. */
  readonly attempt: Attempt | undefined
  readonly seen: GatewayOrder
  readonly settlement: S
}

async function act(ctx: Ctx, tx: Tx, what: SettlementFacts): Promise<void> {
  const { order, settlement } = what
  if (settlement.kind === 'FULFIL') return fulfil(ctx, tx, what)
  if (settlement.kind === 'STARTED') return noteStarted(ctx, tx, what, settlement)
  if (settlement.kind === 'NOT_STARTED') return closeUnstarted(ctx, tx, what)
  if (settlement.kind === 'FAIL') return fail(ctx, tx, what, settlement)
  if (settlement.kind === 'HOLD') return hold(ctx, tx, what, settlement)
  if (settlement.kind === 'GIVE_BACK') return giveBack(ctx, tx, what, 'TOO_LATE')
  if (settlement.kind === 'RETURNED') return noteReturn(ctx, tx, order)
}

/** The order and all it brings about, or none of it. */
async function fulfil(ctx: Ctx, tx: Tx, what: SettlementFacts): Promise<void> {
  const { order, seen } = what
  const [fulfilment] = await inParallel(
    tx,
    () => fulfilOrder(ctx, tx, order),
    () =>
      move(ctx, tx, what, { action: settling(order), to: 'PAID', event: { kind: 'PAID', detail: seen.bankReference } }),
  )
  if (fulfilment === 'HAD_ALREADY') throw new NotGiven('ALREADY_ENROLLED')
  if (fulfilment === 'NONE_LEFT') throw new NotGiven('SOLD_OUT')
}

/** The step that the payer was to take is lost with the answer, unless the bank has asked the payer by itself. */
async function noteStarted(
  ctx: Ctx,
  tx: Tx,
  { attempt }: SettlementFacts,
  { transactionId }: Settlement & { kind: 'STARTED' },
): Promise<void> {
  const now = ctx.now()
  if (attempt) await noteStartAnswer(tx, attempt, { transactionId, now, nextCheckAt: later(now, FIRST_CHECK) })
}

/** It is asked about again all the same, as often as any other. */
async function closeUnstarted(ctx: Ctx, tx: Tx, { order, attempt, seen }: SettlementFacts): Promise<void> {
  if (!attempt || !(await endUnstarted(ctx, tx, { order, attempt, detail: seen.rawStatus, seen }))) return
  if (order.status !== 'OPEN') await takeBackOrder(ctx, tx, order)
}

/** An open order stays open: the family may try again, and the bank may still change its mind. Only the wallet's part is free. */
async function fail(
  ctx: Ctx,
  tx: Tx,
  { order, attempt, seen }: SettlementFacts,
  { reason, transactionId }: Settlement & { kind: 'FAIL' },
): Promise<void> {
  const now = ctx.now()
  const outcome = {
    status: 'FAILED',
    failureReason: reason,
    gatewayStatus: seen.rawStatus,
    transactionId,
    now,
  } as const
  await freeingWalletPart(ctx, tx, order, {
    mayStillBePaid: mayStillBePaid(seen),
    end: async () => {
      const isClosed = attempt !== undefined && (await closeAttempt(tx, attempt, outcome))
      if (isClosed) await noteEvent(tx, order.id, { at: now, kind: 'ATTEMPT_FAILED', detail: reason })
      return isClosed
    },
  })
  if (order.status !== 'OPEN') await takeBackOrder(ctx, tx, order)
}

async function hold(ctx: Ctx, tx: Tx, what: SettlementFacts, { as }: Settlement & { kind: 'HOLD' }): Promise<void> {
  const { order, seen } = what
  const detail = [seen.rawStatus, seen.paidAmount ?? '?', seen.currency ?? '?', seen.doubt].filter(Boolean).join(' ')
  await move(ctx, tx, what, { action: settling(order), to: as, event: { kind: 'HELD', detail } })
  // The ledger counts paise only, so an amount in another currency goes to staff.
  if (seen.currency === order.currency && seen.paidAmount !== undefined)
    await post(ctx, tx, {
      kind: 'HELD',
      reference: order.id,
      postings: heldPostings(order.id, seen.paidAmount, ctx.gateway.name),
    })
  ctx.log.warn('payment held for review', { orderId: order.id, gatewayStatus: seen.rawStatus })
}

async function giveBack(ctx: Ctx, tx: Tx, what: SettlementFacts, returnReason: ReturnReason): Promise<void> {
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
  await takeBackSold(ctx, tx, order)
  await takeBackOrder(ctx, tx, order)
  const refundId = ctx.newId('rfd')
  await insertRefund(tx, { id: refundId, orderId: order.id, amount: gatewayAmountOf(order) }, ctx.now())
  await ctx.enqueue(tx, refundJob, { refundId })
  await ctx.publish(tx, OrderReturned, { orderId: order.id })
}

/** The gateway has returned the money by itself, so everything it had bought is taken back. */
async function noteReturn(ctx: Ctx, tx: Tx, order: StoredOrder): Promise<void> {
  const moved = await moveOrder(tx, {
    orderId: order.id,
    action: 'noteReturn',
    to: 'REFUNDED',
    now: ctx.now(),
    returnReason: 'GATEWAY',
    event: { kind: 'REFUNDED', detail: 'GATEWAY' },
  })
  if (!moved) throw new SomebodyElseDid()
  await takeBackSold(ctx, tx, order)
  await post(ctx, tx, { kind: 'REVERSAL', reference: order.id, postings: await whatIsLeft(ctx, tx, order) })
  if (order.status === 'PAID') await noteShares(ctx, tx, order)
  await oweCarried(ctx, tx, order)
  await takeBackOrder(ctx, tx, order)
  await ctx.publish(tx, OrderReturned, { orderId: order.id })
}

/** All that is left goes back with it, each side's share to where it came from. */
async function noteShares(ctx: Ctx, tx: Tx, order: StoredOrder): Promise<void> {
  const refundId = ctx.newId('rfd')
  if (!(await addRefunded(tx, order, { refundId, shares: leftOf(order) }, ctx.now()))) throw new SomebodyElseDid()
  await ctx.publish(tx, MoneyReturned, { orderId: order.id, refundId })
}

/** The postings that undo a sale, or money that is held. When staff have given back part of a sale, they undo the rest. */
async function whatIsLeft(ctx: Ctx, tx: Tx, order: StoredOrder): Promise<Posting[]> {
  const from = gatewayAccount(ctx.gateway.name)
  const { gateway: amount } = leftOf(order)
  const returned = order.status === 'PAID' ? await returnPostings(ctx, tx, order, { amount, from }) : undefined
  if (returned) return returned
  if (totalOf(order.refunded) > 0) return refundPostings(ctx, order, { shares: leftOf(order), from, endsCourse: true })
  return [...(await reversalOf(tx, 'PAYMENT', order.id)), ...(await reversalOf(tx, 'HELD', order.id))]
}

/** The rest of this plan may have paid for another one, which still runs. */
async function oweCarried(ctx: Ctx, tx: Tx, { id: orderId, accountId }: StoredOrder): Promise<void> {
  const amount = await findCarried(tx, orderId)
  if (amount !== undefined && amount > 0) await oweForPlan(ctx, tx, { accountId, orderId, amount })
}

type MoveTo = Pick<Parameters<typeof moveOrder>[1], 'action' | 'to' | 'event' | 'returnReason'>

/** Money held in doubt never entered the books, so it is settled like any other. */
function settling({ status }: StoredOrder): 'settle' | 'clear' {
  return status === 'REVIEW' ? 'clear' : 'settle'
}

/** Moves the order and closes its attempt, or stops everything when the order has moved already. */
async function move(ctx: Ctx, tx: Tx, { order, seen }: SettlementFacts, to: MoveTo): Promise<void> {
  const now = ctx.now()
  const paidAmount = seen.paidAmount ?? nothing
  const { rawStatus: gatewayStatus, bankReference, transactionId } = seen
  const closes = { status: 'CHARGED', gatewayStatus, bankReference, transactionId, now } as const
  const { id: orderId, accountId } = order
  if (await moveOrder(tx, { orderId, accountId, now, paidAmount, closes, ...to })) return
  const present = await findOrder(tx, orderId)
  throw present?.accountId === accountId ? new SomebodyElseDid() : new HouseholdMerged()
}

async function post(ctx: Ctx, tx: Tx, entry: Pick<Entry, 'kind' | 'reference' | 'postings'>): Promise<void> {
  await postEntry(tx, { id: ctx.newId('ent'), at: ctx.now(), ...entry })
}
