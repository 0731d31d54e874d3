import { setTimeout as wait } from 'node:timers/promises'
import { later, MINUTE, SECOND, type Instant } from '#core/kernel/time.ts'
import { mayOrder } from '#core/modules/orders/order-status.ts'
import { gatewayAmountOf } from '#core/modules/orders/tenders.ts'
import { paymentErrors as errors } from '#core/modules/payments/errors.ts'
import type { GatewayOrder } from '#core/modules/payments/gateway-order.ts'
import type { Method } from '#core/modules/orders/paid-by.ts'
import { methodsOn } from '#core/modules/payments/methods.ts'
import type { NextStep } from '#core/modules/payments/payment.ts'
import { isIntentAllowed, isVpa, UPI_APPS, type UpiAppKey } from '#core/modules/payments/upi.ts'
import { beginAttempt, closeAttempt, findLastAttempt, findOrderAndAttempt, findOwnOrderAndAttempt, noteStartAnswer, type Attempt, type StoredOrder } from '#server/modules/orders/index.ts' // prettier-ignore
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault, type StartedPayment } from '#server/providers/payment-gateway/port.ts'
import { FIRST_CHECK, FIRST_CHECK_UNANSWERED } from '../checks.ts'
import { ignoreGatewayFault } from '../gateway-fault.ts'
import { endUnstarted } from './end-unstarted.ts'
import { nextStep } from './next-step.ts'
import type { PaymentRequest } from './payment-request.ts'
import { refuseForOrder } from './refuse-for-order.ts'
import { tokenOf } from '../ways/saved-cards.ts'
import { settle } from '../settle.ts'

/** How long a bank's request lives: decision P-30. Never longer than the order. */
const lives = {
  UPI_INTENT: 10 * MINUTE,
  UPI_QR: 10 * MINUTE,
  UPI_COLLECT: 10 * MINUTE,
  CARD: 15 * MINUTE,
  NETBANKING: 15 * MINUTE,
  PROVIDER_WALLET: 15 * MINUTE,
  EMI: 15 * MINUTE,
  CONSUMER_FINANCE: 15 * MINUTE,
} satisfies Record<Method, number>

export interface PaymentStart {
  readonly next: NextStep
  readonly expiresAt: Instant
}

/** Twins in this process share one flight; twins in two processes meet at the attempt's row. */
const flights = new Map<string, Promise<PaymentStart>>()

/**
 * Starts an attempt to pay. One that is under way by the same method is answered again, never started twice. Before another
 * way is tried the gateway is asked whether the first has come through after all. `returnUrl` is where the payer's browser
 * comes back to from a page of the gateway; a payer without an account has nothing to look at on ours.
 */
export async function startPayment(
  ctx: Ctx,
  household: Household,
  request: PaymentRequest,
  returnUrl = `${ctx.settings.publicUrl}/api/payment/juspay/return`,
): Promise<PaymentStart> {
  refuseUnavailable(request)
  const flight = [household.accountId, request.orderId, request.method, appOf(request), withWhat(request)].join(' ')
  const underWay = flights.get(flight)
  if (underWay) return underWay
  const starting = startOrResume(ctx, household, { ...request, returnUrl }).finally(() => flights.delete(flight))
  flights.set(flight, starting)
  return starting
}

function refuseUnavailable({ method, platform, upiApp, appVersion, vpa }: PaymentRequest): void {
  if (!methodsOn(platform).includes(method)) throw errors.METHOD_NOT_AVAILABLE()
  if (method === 'UPI_COLLECT' && !isVpa(vpa ?? '')) throw errors.INVALID_VPA()
  const app = UPI_APPS.find(({ key }) => key === upiApp)?.key
  if (method === 'UPI_INTENT' && !isIntentAllowed(app ?? 'other', platform, appVersion))
    throw errors.METHOD_NOT_AVAILABLE()
}

interface StartPaymentInput extends PaymentRequest {
  readonly returnUrl: string
}

/** The page answers within eight seconds, including the earlier calls to the gateway. */
const ANSWERS_WITHIN = 7 * SECOND
/** With less time than this left, nothing new is begun. */
const LEAST = SECOND

async function startOrResume(ctx: Ctx, household: Household, request: StartPaymentInput): Promise<PaymentStart> {
  const until = performance.now() + ANSWERS_WITHIN
  const { order, attempt } = await findOwnOrderAndAttempt(ctx, household, request.orderId)
  if (!mayOrder(order.status, 'pay') || ctx.now() >= order.expiresAt) throw errors.ORDER_CLOSED()
  if (attempt && isUnderWay(ctx, attempt, request)) return stepOf(order, attempt)
  await refuseForOrder(ctx, order, request)
  if (!attempt) return start(ctx, order, request, { no: 1, until, earlierTransactions: [], seen: undefined })
  const { last, ...earlier } = await askAbout(ctx, order)
  if (isUnderWay(ctx, last, request)) return stepOf(order, last)
  await abandon(ctx, last)
  if (until - performance.now() < LEAST) throw errors.GATEWAY_AWAY()
  return start(ctx, order, request, { no: last.no + 1, until, ...earlier })
}

/** Leaves an attempt that is under way for another way to pay. */
async function abandon(ctx: Ctx, last: Attempt): Promise<void> {
  if (last.status === 'STARTED') await closeAttempt(ctx.db, last, { status: 'ABANDONED', now: ctx.now() })
}

function stepOf(order: StoredOrder, attempt: Attempt): PaymentStart {
  return { next: nextStep(attempt, order.title), expiresAt: attempt.expiresAt }
}

/**
 * True when the last attempt uses the same way to pay and the payer can still finish it. Throws PAYMENT_UNDER_WAY while a
 * mandate collects this order: a payer must not pay it as well.
 */
function isUnderWay(ctx: Ctx, last: Attempt, request: PaymentRequest): boolean {
  if (last.status !== 'STARTED' || ctx.now() >= last.expiresAt) return false
  if (last.method === 'MANDATE') throw errors.PAYMENT_UNDER_WAY()
  const canBePaid = last.answeredAt !== null && nextStep(last, '').type !== 'NONE'
  return canBePaid && isSame(last, request)
}

/**
 * Asks the gateway how the newest attempt stands before another is begun. Throws ORDER_CLOSED when it has come through, and
 * PAYMENT_START_UNKNOWN while the gateway may still begin it.
 */
async function askAbout(ctx: Ctx, { id }: StoredOrder): Promise<EarlierAttempts> {
  const seen = await settle(ctx, id).catch((fault: unknown) => {
    throw fault instanceof GatewayFault ? errors.GATEWAY_AWAY() : fault
  })
  const { order, attempt: last } = (await findOrderAndAttempt(ctx.db, id)) ?? {}
  if (!order || !last || !mayOrder(order.status, 'pay')) throw errors.ORDER_CLOSED()
  const isUnknown = last.status === 'STARTED' && last.answeredAt === null && ctx.now() < last.expiresAt
  if (isUnknown) throw errors.PAYMENT_START_UNKNOWN()
  const known = [seen, ...seen.transactions, last].flatMap(({ transactionId }) => transactionId ?? [])
  return { last, seen, earlierTransactions: [...new Set([...last.earlierTransactions, ...known])] }
}

interface EarlierAttempts {
  /** The newest. */
  readonly last: Attempt
  /** The order as the gateway reports it. */
  readonly seen: GatewayOrder
  /** The gateway's word on these is not about an attempt that begins now. */
  readonly earlierTransactions: readonly string[]
}

/**
 * Recorded first, then asked for: when the answer is lost, or this process, the attempt is there to be asked about. Decision
 * 0028.
 */
async function start(
  ctx: Ctx,
  order: StoredOrder,
  request: StartPaymentInput,
  { no, until, earlierTransactions, seen }: Turn,
): Promise<PaymentStart> {
  const cardToken = await findToken(ctx, order, request)
  const now = ctx.now()
  const expiresAt = Math.min(later(now, lives[request.method]), order.expiresAt) as Instant // the lesser of two instants
  const { method } = request
  const attempt = { orderId: order.id, no, method, upiApp: appOf(request), instrument: withWhat(request), earlierTransactions, startedAt: now, expiresAt } // prettier-ignore
  if (!(await beginAttempt(ctx, order, { ...attempt, nextCheckAt: later(now, FIRST_CHECK_UNANSWERED) })))
    return waitForTwin(ctx, order, until)
  const started = await askGateway(ctx, order, { ...request, cardToken, until, seen }, attempt)
  await noteStartAnswer(ctx.db, attempt, { ...started, now: ctx.now(), nextCheckAt: later(now, FIRST_CHECK) })
  const step = {
    method,
    upi: started.upi ?? null,
    redirectUrl: started.redirectUrl ?? null,
    takesOtp: started.takesOtp ?? false,
  }
  return { next: nextStep(step, order.title), expiresAt }
}

/** Which attempt of the order it is, and when it must have been answered, by `performance.now()`. */
interface Turn extends Pick<EarlierAttempts, 'earlierTransactions'> {
  readonly no: number
  readonly until: number
  /** Undefined for the first attempt: the gateway knows no order yet. */
  readonly seen: GatewayOrder | undefined
}

const LOOK_EVERY = 100

/** Another process was first: it asks the gateway, and its payer's step is ours too. */
async function waitForTwin(ctx: Ctx, order: StoredOrder, until: number): Promise<PaymentStart> {
  while (performance.now() < until) {
    const twin = await findLastAttempt(ctx.db, order.id)
    if (twin?.status !== 'STARTED') throw errors.PAYMENT_UNDER_WAY()
    if (twin.answeredAt !== null) return stepOf(order, twin)
    await wait(LOOK_EVERY)
  }
  throw errors.PAYMENT_START_UNKNOWN()
}

/** The same way with the same bank, wallet or card. */
function isSame(last: Attempt, request: PaymentRequest): boolean {
  return last.method === request.method && last.instrument === (withWhat(request) ?? null)
}

function withWhat({ method, bank, wallet, card }: PaymentRequest): string | undefined {
  return { NETBANKING: bank, PROVIDER_WALLET: wallet, CARD: card }[method as string] // the three that have one
}

function emiOf({ issuer, months, isNoCost }: NonNullable<StoredOrder['emi']>) {
  return { issuer, months, isNoCost }
}

function appOf({ method, upiApp }: PaymentRequest): UpiAppKey | undefined {
  return method === 'UPI_INTENT' ? UPI_APPS.find(({ key }) => key === upiApp)?.key : undefined
}

/** Before anything is recorded: without its token there is no payment to begin. */
async function findToken(ctx: Ctx, order: StoredOrder, request: PaymentRequest): Promise<string | undefined> {
  try {
    return await tokenOf(ctx, order.accountId, request)
  } catch (fault) {
    throw fault instanceof GatewayFault ? errors.GATEWAY_AWAY() : fault
  }
}

type StartRequest = StartPaymentInput & Pick<Turn, 'until' | 'seen'> & { readonly cardToken: string | undefined }

async function askGateway(
  ctx: Ctx,
  order: StoredOrder,
  request: StartRequest,
  attempt: AttemptReference,
): Promise<StartedPayment> {
  const { method, vpa, bank, wallet, cardToken, returnUrl, until } = request
  try {
    return await ctx.gateway.startPayment({
      orderId: order.id,
      isFirst: attempt.no === 1,
      amount: gatewayAmountOf(order),
      customerId: order.accountId,
      phone: order.phone,
      email: order.email ?? undefined,
      description: order.title,
      returnUrl,
      expiresAt: attempt.expiresAt,
      now: ctx.now(),
      withinMs: Math.max(LEAST, until - performance.now()),
      method,
      upiApp: appOf(request),
      vpa,
      bank,
      wallet,
      cardToken,
      emi: order.emi ? emiOf(order.emi) : undefined,
    })
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    ctx.log.fault('payment not started', fault, { orderId: order.id, reason: fault.outcome })
    if (fault.outcome === 'UNKNOWN') throw errors.PAYMENT_START_UNKNOWN()
    throw await notStarted(ctx, order, { attempt, seen: request.seen }, fault)
  }
}

interface AttemptReference {
  readonly orderId: string
  readonly no: number
  readonly expiresAt: Instant
}

/** The gateway did not begin it: the error for the payer. One that has refused may have been paid by an earlier attempt. */
async function notStarted(
  ctx: Ctx,
  order: StoredOrder,
  { attempt, seen }: Pick<Turn, 'seen'> & { readonly attempt: AttemptReference },
  { outcome, serviceCode }: GatewayFault,
): Promise<Error> {
  const detail = serviceCode ?? outcome
  await ctx.db.transaction().execute((tx) => endUnstarted(ctx, tx, { order, attempt, detail, seen }))
  if (outcome === 'AWAY') return errors.GATEWAY_AWAY()
  if (attempt.no > 1) await settle(ctx, attempt.orderId).catch(ignoreGatewayFault)
  const last = await findLastAttempt(ctx.db, attempt.orderId)
  return last?.status === 'CHARGED' ? errors.ORDER_CLOSED() : errors.METHOD_NOT_AVAILABLE()
}
