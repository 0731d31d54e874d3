// Mandates as their household sees them.
import { later, MINUTE } from '#core/kernel/time.ts'
import { mandateErrors as errors } from '#core/modules/mandates/errors.ts'
import { Mandate, type Debit, type MandateOffer } from '#core/modules/mandates/mandate.ts'
import { SKIPPABLE } from '#core/modules/mandates/standing.ts'
import { MANDATE_TERMS_VERSION } from '#core/modules/mandates/terms.ts'
import { refusalOf } from '#core/modules/mandates/timing.ts'
import { upiMandateUri } from '#core/modules/mandates/upi-mandate.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { UpiPayload, type NextStep } from '#core/modules/payments/payment.ts'
import { listLearners } from '#server/modules/accounts/index.ts'
import { listPlans, type Plan } from '#server/modules/instalments/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { listOpenDebits, type StoredDebit } from './debit-store.ts'
import { readBank } from './read-bank.ts'
import { openTermsOf } from './register.ts'
import { findMandate, listEvents, listMandates, takeTurnToRead, type StoredMandate } from './store.ts'

export async function viewMandates(ctx: Ctx, { accountId }: Household) {
  const [mandates, plans, names] = await Promise.all([
    listMandates(ctx.db, accountId),
    listPlans(ctx.db, accountId),
    namesOf(ctx, accountId),
  ])
  const taken = new Set(mandates.filter(({ closedAt }) => closedAt === null).map(({ orderId }) => orderId))
  return {
    mandates: await viewsOf(ctx, mandates, names),
    offers: plans.filter(({ orderId }) => !taken.has(orderId)).flatMap((plan) => offerOf(ctx, plan, names) ?? []),
  }
}

/** However often the page asks us, we ask the gateway about one mandate no more often than this. */
const ASK_GATEWAY_EVERY = MINUTE / 12

/** One of the household's own. While it waits for approval the gateway is asked. Throws MANDATE_NOT_FOUND. */
export async function viewMandate(ctx: Ctx, { accountId }: Household, mandateId: string): Promise<Mandate> {
  const known = await findOwn(ctx, accountId, mandateId)
  const before = later(ctx.now(), -ASK_GATEWAY_EVERY)
  if (known.status === 'CREATED' && (await takeTurnToRead(ctx.db, mandateId, ctx.now(), before)))
    await readBank(ctx, mandateId).catch(ignoreGatewayFault)
  const mandate = await findOwn(ctx, accountId, mandateId)
  const [view] = await viewsOf(ctx, [mandate], await namesOf(ctx, accountId))
  if (!view) throw errors.MANDATE_NOT_FOUND()
  return view
}

async function findOwn(ctx: Ctx, accountId: string, mandateId: string): Promise<StoredMandate> {
  const mandate = await findMandate(ctx.db, mandateId)
  if (mandate?.accountId !== accountId) throw errors.MANDATE_NOT_FOUND()
  return mandate
}

/** The page asks again by itself. */
function ignoreGatewayFault(fault: unknown): void {
  if (!(fault instanceof GatewayFault)) throw fault
}

type Names = ReadonlyMap<string, string | null>

async function namesOf({ db }: Ctx, accountId: string): Promise<Names> {
  const learners = await listLearners(db, accountId)
  return new Map<string, string | null>(learners.map(({ userId, firstName }) => [userId, firstName]))
}

async function viewsOf({ db }: Ctx, mandates: readonly StoredMandate[], names: Names): Promise<Mandate[]> {
  const ids = mandates.map(({ id }) => id)
  const [debits, events] = await Promise.all([listOpenDebits(db, ids), listEvents(db, ids)])
  return mandates.map((mandate) => {
    const debit = debits.find(({ mandateId }) => mandateId === mandate.id)
    return Mandate.parse({
      mandateId: mandate.id,
      status: mandate.status,
      method: mandate.method,
      entityId: mandate.bundleId,
      userId: mandate.learnerId,
      title: mandate.title,
      learnerName: names.get(mandate.learnerId) ?? null,
      cap: mandate.cap,
      validFrom: mandate.createdAt,
      validTill: mandate.validTill,
      termsVersion: mandate.termsVersion,
      next: mandate.status === 'CREATED' ? nextStepOf(mandate) : null,
      expiresAt: mandate.expiresAt,
      nextDebit: debit ? debitView(debit, mandate) : null,
      log: events.get(mandate.id) ?? [],
    })
  })
}

function nextStepOf(mandate: StoredMandate): NextStep {
  const none = { upiUri: null, upi: null, redirectUrl: null }
  const { redirectUrl, cap, createdAt: validFrom, validTill, title: note } = mandate
  if (redirectUrl !== null) return { ...none, type: 'REDIRECT', redirectUrl }
  const payload = UpiPayload.safeParse(mandate.upi)
  if (!payload.success) return { ...none, type: 'NONE' }
  return { ...none, type: 'UPI', upi: payload.data, upiUri: upiMandateUri(payload.data, { cap, validFrom, validTill, note }) } // prettier-ignore
}

function debitView(debit: StoredDebit, { cap }: StoredMandate): Debit {
  const { id, no, partCount, amount, dueAt, state, executeAt, notifiedAt, reason } = debit
  return {
    debitId: id as Debit['debitId'], // made by newId
    no,
    of: partCount,
    amount,
    dueDate: dueAt,
    state,
    executeAt,
    notifiedAt,
    reason,
    needsApproval: refusalOf(amount, cap) !== undefined,
    mayBeSkipped: SKIPPABLE.includes(state),
  }
}

function offerOf(ctx: Ctx, plan: Plan, names: Names): MandateOffer | undefined {
  const terms = openTermsOf(plan, ctx.now())
  if (!terms) return undefined
  const { first, parts, leastCap, mostCap, validTill, needsApproval } = terms
  return {
    planId: plan.id,
    entityId: BundleId.parse(plan.bundleId),
    userId: LearnerId.parse(plan.learnerId),
    title: plan.title,
    learnerName: names.get(plan.learnerId) ?? null,
    parts,
    firstAmount: first.totalAmount,
    firstDueDate: first.dueAt,
    leastCap,
    mostCap,
    validTill,
    termsVersion: MANDATE_TERMS_VERSION,
    needsApproval,
  }
}
