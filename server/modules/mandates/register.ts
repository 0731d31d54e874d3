import { showMoney, sum, type Paise } from '#core/kernel/money.ts'
import { later, type Instant } from '#core/kernel/time.ts'
import { mandateErrors as errors } from '#core/modules/mandates/errors.ts'
import type { MandateMethod } from '#core/modules/mandates/standing.ts'
import { MANDATE_TERMS_VERSION } from '#core/modules/mandates/terms.ts'
import { APPROVAL_LIMIT, REGISTRATION_LIFE, VALID_AFTER_LAST } from '#core/modules/mandates/timing.ts'
import { paymentErrors } from '#core/modules/payments/errors.ts'
import type { Platform } from '#core/modules/payments/upi.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { listPlans, type Plan } from '#server/modules/instalments/index.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { endMandate } from './end-mandate.ts'
import { readBank } from './read-bank.ts'
import { findLiveMandate, insertMandate, lockMandate, noteEvent, updateMandate, type KnownMandate } from './store.ts'

export interface MandateRequest {
  readonly planId: string
  readonly method: MandateMethod
  readonly cap: Paise
  readonly agreedTo: string
  readonly platform: Platform
  readonly lang: Language
}

/** The rest of a plan, as a mandate would collect it. Undefined when nothing is left. */
export function openTermsOf({ state, parts }: Plan, now: Instant) {
  const open = parts.filter((part) => part.state === 'OPEN' && part.totalAmount > 0)
  const [first] = open
  const last = open.at(-1)
  if (state !== 'RUNNING' || !first || !last) return undefined
  const amounts = open.map(({ totalAmount }) => totalAmount)
  const leastCap = amounts.reduce((most, amount) => (amount > most ? amount : most))
  return {
    first,
    parts: open.length,
    leastCap,
    mostCap: sum(amounts),
    validTill: later(last.dueAt > now ? last.dueAt : now, VALID_AFTER_LAST),
    needsApproval: leastCap > APPROVAL_LIMIT,
  }
}

/**
 * Asks the payer's bank for a mandate; one that waits for approval is answered again when it asks for the same. Nothing is
 * taken by it. Throws NO_MANDATE_OFFER, HAS_MANDATE, TERMS_NOT_AGREED, INVALID_CAP, GATEWAY_AWAY.
 */
export async function registerMandate(ctx: Ctx, household: Household, request: MandateRequest): Promise<string> {
  const { planId, cap, method } = request
  const plan = (await listPlans(ctx.db, household.accountId)).find(({ id }) => id === planId)
  const terms = plan && openTermsOf(plan, ctx.now())
  if (!plan || !terms) throw errors.NO_MANDATE_OFFER()
  if (request.agreedTo !== MANDATE_TERMS_VERSION) throw errors.TERMS_NOT_AGREED()
  if (cap < terms.leastCap || cap > terms.mostCap)
    throw errors.INVALID_CAP({ least: showMoney(terms.leastCap), most: showMoney(terms.mostCap) })
  const waiting = await waitingOne(ctx, plan)
  if (waiting?.cap === cap && waiting.method === method) return waiting.id
  const mandate = await write(ctx, household, plan, { request, waiting, validTill: terms.validTill })
  await askBank(ctx, mandate, request.platform)
  return mandate.id
}

/** A mandate that the payer may still approve. The bank's newest state is read first. Throws HAS_MANDATE. */
async function waitingOne(ctx: Ctx, { orderId }: Plan): Promise<KnownMandate | undefined> {
  const known = await findLiveMandate(ctx.db, orderId)
  if (known?.status === 'CREATED') await readBank(ctx, known.id).catch(gatewayAway)
  const live = known && (await findLiveMandate(ctx.db, orderId))
  if (live && live.status !== 'CREATED') throw errors.HAS_MANDATE()
  return live && ctx.now() < live.expiresAt ? live : undefined
}

interface Draft {
  readonly request: MandateRequest
  /** The mandate that it replaces. */
  readonly waiting: KnownMandate | undefined
  readonly validTill: Instant
}

/** Written before the bank is asked, with what was agreed to and when. */
async function write(ctx: Ctx, household: Household, plan: Plan, { request, validTill }: Draft): Promise<KnownMandate> {
  const { accountId, learnerId, bundleId, title, orderId } = plan
  const { method, cap, lang, agreedTo: termsVersion } = request
  const now = ctx.now()
  const id = ctx.newId('mnd')
  const expiresAt = later(now, REGISTRATION_LIFE)
  return ctx.db.transaction().execute(async (tx) => {
    const before = await findLiveMandate(tx, orderId)
    const held = before && (await lockMandate(tx, before.id))
    if (held?.status === 'CREATED')
      await endMandate(ctx, tx, held, { status: 'FAILURE', kind: 'NOT_ACTIVATED', isTold: false, tellsPayer: false })
    const fresh = { id, orderId, accountId, learnerId, bundleId, title, method, cap, termsVersion, lang }
    if (!(await insertMandate(tx, { ...fresh, createdAt: now, expiresAt, validTill }))) throw errors.HAS_MANDATE()
    await noteEvent(tx, id, { at: now, kind: 'AGREED', detail: `${termsVersion} ${cap}` })
    await audit(ctx, tx, {
      actor: household,
      action: 'agreed to auto-debit',
      subject: id,
      detail: { cap, termsVersion },
    })
    const written = await lockMandate(tx, id)
    if (!written) throw new Error('the mandate just written is not there')
    return written
  })
}

async function askBank(ctx: Ctx, mandate: KnownMandate, platform: Platform): Promise<void> {
  const { id, accountId, title, method, cap, createdAt, validTill, expiresAt } = mandate
  const first = await findOrder(ctx.db, mandate.orderId)
  const started = await ctx.gateway
    .registerMandate({
      mandateId: id,
      customerId: accountId,
      phone: first?.phone ?? '',
      description: title,
      returnUrl: `${ctx.settings.publicUrl}/me/auto-debit/${id}`,
      method,
      isIntent: platform !== 'desktop',
      cap,
      validFrom: createdAt,
      validTill,
      expiresAt,
    })
    .catch(async (fault: unknown) => {
      await giveUp(ctx, id)
      return gatewayAway(fault)
    })
  await updateMandate(ctx.db, id, { upi: started.upi, redirectUrl: started.redirectUrl })
}

/** The payer was shown nothing: nothing can be approved, and should it be, it is withdrawn. */
async function giveUp(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const held = await lockMandate(tx, id)
    if (held && held.closedAt === null)
      await endMandate(ctx, tx, held, { status: 'FAILURE', kind: 'NOT_ACTIVATED', isTold: false, tellsPayer: false })
  })
}

function gatewayAway(fault: unknown): never {
  throw fault instanceof GatewayFault ? paymentErrors.GATEWAY_AWAY() : fault
}
