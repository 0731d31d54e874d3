import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { mayOrder } from '#core/modules/orders/order-status.ts'
import { gatewayAmountOf } from '#core/modules/orders/tenders.ts'
import { paymentErrors as errors } from '#core/modules/payments/errors.ts'
import { methodsOn, type Method } from '#core/modules/payments/methods.ts'
import type { NextStep } from '#core/modules/payments/payment.ts'
import { isIntentAllowed, isVpa, UPI_APPS, type UpiAppKey } from '#core/modules/payments/upi.ts'
import { closeLastAttempt, findLastAttempt, findOwnOrderAndAttempt, insertAttempt, type Attempt, type KnownOrder } from '#server/modules/orders/index.ts' // prettier-ignore
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault, type StartedPayment } from '#server/providers/payment-gateway/port.ts'
import { nextStep } from './next-step.ts'
import type { PaymentRequest } from './payment-request.ts'
import { refuseForOrder } from './refuse-for-order.ts'
import { tokenOf } from './ways/saved-cards.ts'
import { settle } from './settle.ts'

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
/** The first time the sweep asks by itself, should nobody tell us before. */
const FIRST_CHECK = 5 * MINUTE

export interface Started {
  readonly next: NextStep
  readonly expiresAt: Instant
}

/** Twins in this process share one flight; twins in two processes meet at the attempt's row. */
const flights = new Map<string, Promise<Started>>()

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
): Promise<Started> {
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

interface Asked extends PaymentRequest {
  readonly returnUrl: string
}

async function startOrResume(ctx: Ctx, household: Household, request: Asked): Promise<Started> {
  const { order, attempt: last } = await findOwnOrderAndAttempt(ctx, household, request.orderId)
  if (!mayOrder(order.status, 'pay') || ctx.now() >= order.expiresAt) throw errors.ORDER_CLOSED()
  if (last && isUnderWay(ctx, last, request)) return { next: nextStep(last, order.title), expiresAt: last.expiresAt }
  await refuseForOrder(ctx, order, request)
  if (last?.status === 'STARTED') await leave(ctx, order)
  return start(ctx, order, request, (last?.no ?? 0) + 1)
}

/** By the same way. Throws PAYMENT_UNDER_WAY while a mandate is being used: nobody can pay in its stead. */
function isUnderWay(ctx: Ctx, last: Attempt, request: PaymentRequest): boolean {
  if (last.status !== 'STARTED' || ctx.now() >= last.expiresAt) return false
  if (last.method === 'MANDATE') throw errors.PAYMENT_UNDER_WAY()
  return isSame(last, request)
}

/** Leaves an attempt for another way to pay, unless it has come through meanwhile. It is watched all the same. */
async function leave(ctx: Ctx, { id }: KnownOrder): Promise<void> {
  try {
    await settle(ctx, id)
  } catch (fault) {
    if (fault instanceof GatewayFault) throw errors.GATEWAY_AWAY()
    throw fault
  }
  const last = await findLastAttempt(ctx.db, id)
  if (last?.status === 'CHARGED') throw errors.ORDER_CLOSED()
  await closeLastAttempt(ctx.db, id, { status: 'ABANDONED', now: ctx.now() })
}

async function start(ctx: Ctx, order: KnownOrder, request: Asked, no: number): Promise<Started> {
  const now = ctx.now()
  const expiresAt = Math.min(later(now, lives[request.method]), order.expiresAt) as Instant // the lesser of two instants
  const started = await askGateway(ctx, order, request, { isFirst: no === 1, expiresAt })
  const attempt = {
    orderId: order.id,
    no,
    method: request.method,
    upiApp: appOf(request),
    instrument: withWhat(request),
    transactionId: started.transactionId,
    upi: started.upi,
    redirectUrl: started.redirectUrl,
    startedAt: now,
    expiresAt,
    nextCheckAt: later(now, FIRST_CHECK),
  }
  if (await insertAttempt(ctx.db, attempt)) {
    const step = { method: attempt.method, upi: started.upi ?? null, redirectUrl: started.redirectUrl ?? null }
    return { next: nextStep(step, order.title), expiresAt }
  }
  // A twin was first. What the payer is shown is the twin's; ours is shown to nobody, so nobody can pay it.
  const twin = await findLastAttempt(ctx.db, order.id)
  if (twin?.status !== 'STARTED') throw errors.PAYMENT_UNDER_WAY()
  return { next: nextStep(twin, order.title), expiresAt: twin.expiresAt }
}

/** The same way with the same bank, wallet or card. */
function isSame(last: Attempt, request: PaymentRequest): boolean {
  return last.method === request.method && last.instrument === (withWhat(request) ?? null)
}

function withWhat({ method, bank, wallet, card }: PaymentRequest): string | undefined {
  return { NETBANKING: bank, PROVIDER_WALLET: wallet, CARD: card }[method as string] // the three that have one
}

function emiOf({ issuer, months, isNoCost }: NonNullable<KnownOrder['emi']>) {
  return { issuer, months, isNoCost }
}

function appOf({ method, upiApp }: PaymentRequest): UpiAppKey | undefined {
  return method === 'UPI_INTENT' ? UPI_APPS.find(({ key }) => key === upiApp)?.key : undefined
}

async function askGateway(
  ctx: Ctx,
  order: KnownOrder,
  request: Asked,
  attempt: { readonly isFirst: boolean; readonly expiresAt: Instant },
): Promise<StartedPayment> {
  try {
    return await ctx.gateway.startPayment({
      orderId: order.id,
      amount: gatewayAmountOf(order),
      customerId: order.accountId,
      phone: order.phone,
      email: order.email ?? undefined,
      description: order.title,
      returnUrl: request.returnUrl,
      ...attempt,
      now: ctx.now(),
      method: request.method,
      upiApp: appOf(request),
      vpa: request.vpa,
      bank: request.bank,
      wallet: request.wallet,
      cardToken: await tokenOf(ctx, order.accountId, request),
      emi: order.emi ? emiOf(order.emi) : undefined,
    })
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    ctx.log.fault('payment not started', fault, { orderId: order.id, reason: fault.outcome })
    // Whatever the gateway made of it, the payer was shown nothing: nothing can be charged.
    throw fault.outcome === 'REFUSED' ? errors.METHOD_NOT_AVAILABLE() : errors.GATEWAY_AWAY()
  }
}
