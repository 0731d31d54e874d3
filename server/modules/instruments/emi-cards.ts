import { atLeastNothing, minus, plus, type Paise } from '#core/kernel/money.ts'
import type { CourseType } from '#core/modules/coupons/coupon.ts'
import { standingOf, type PricedPurchase } from '#core/modules/instruments/availability.ts'
import type { EmiOption } from '#core/modules/instruments/best-price.ts'
import { capFor, type DiscountCap } from '#core/modules/instruments/cap.ts'
import { offerEmi, type EmiKind } from '#core/modules/instruments/emi-offer.ts'
import { emiErrors as errors } from '#core/modules/instruments/errors.ts'
import { EmiOffer, type EmiCard } from '#core/modules/instruments/instrument.ts'
import { maximumTenure, mayLend, tenuresOf, type Lending } from '#core/modules/instruments/maximum-tenure.ts'
import { isSwitchedOn } from '#server/modules/experiments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readInstrumentList } from './instrument-list.ts'
import type { EmiIssuer, EmiPlan } from './store.ts'

export interface EmiAsk {
  /** After the coupon. */
  readonly amount: Paise
  readonly discount: Paise
  readonly courseType: CourseType
  readonly sourcePartner?: string | undefined
}

/**
 * Issuers for an amount, grouped as the specification's client reads them. Those whose minimum is not met stay in sight,
 * without plans and with what is missing; above its maximum an issuer has nothing to say.
 */
export async function listEmiCards(ctx: Ctx, ask: EmiAsk): Promise<Record<EmiKind, EmiCard[]>> {
  const { issuers, plans, partners, instruments, downtimes } = await lending(ctx)
  const only = partners.get(ask.sourcePartner?.toLowerCase() ?? '')
  const priced = pricedOf(ask)
  const cards: Record<EmiKind, EmiCard[]> = { CARDLESS: [], CREDIT: [], DEBIT: [] }
  for (const issuer of issuers) {
    if (only !== undefined && issuer.code !== only) continue
    const cap = capFor(emiCaps(instruments, issuer.kind), ask.courseType)
    const { refusal } = standingOf({ code: issuer.code, caps: [] }, downtimes, undefined, ctx.now())
    const own = plans.filter(({ issuerId }) => issuerId === issuer.id)
    const offers = own.flatMap((plan) => offerOf(issuer, plan, priced, cap) ?? [])
    const missing = atLeastNothing(minus(issuer.minimum, ask.amount))
    if (offers.length === 0 && missing === 0) continue
    cards[issuer.kind].push({ ...cardOf(issuer), missing, isDown: refusal === 'DOWN', plans: offers })
  }
  return cards
}

/** The longest tenure of each amount, with any issuer. */
export async function listMaximumTenures(ctx: Ctx, amounts: Readonly<Record<string, Paise>>) {
  return tenuresOf(amounts, await lendingOf(ctx))
}

/** In months; 0 when nobody lends the amount. */
export async function longestTenure(ctx: Ctx, amount: Paise): Promise<number> {
  return maximumTenure(amount, await lendingOf(ctx))
}

/** A lender's plan, with its limits, its fee and how much of a coupon goes with it. */
export interface Lender extends EmiOption {
  readonly issuerName: string
  readonly kind: EmiKind
}

/** Every plan of the lenders that work now, for any amount. */
export async function listLenders(ctx: Ctx): Promise<Lender[]> {
  const { issuers, plans, instruments, downtimes } = await lending(ctx)
  return issuers
    .filter(({ code }) => standingOf({ code, caps: [] }, downtimes, undefined, ctx.now()).refusal === null)
    .flatMap((issuer) => {
      const { name: issuerName, kind, processingFee } = issuer
      const own = { issuerName, kind, processingFee, caps: emiCaps(instruments, kind) }
      return plans
        .filter(({ issuerId }) => issuerId === issuer.id)
        .map((plan) => ({ ...plan, ...own, ...limitsOf(issuer, plan) }))
    })
}

async function lendingOf(ctx: Ctx): Promise<Lending> {
  const { issuers, plans, leastMonthly } = await lending(ctx)
  const issuerOf = new Map(issuers.map((issuer) => [issuer.id, issuer]))
  const limited = plans.flatMap((plan) => {
    const issuer = issuerOf.get(plan.issuerId)
    return issuer ? [{ ...plan, ...limitsOf(issuer, plan) }] : []
  })
  return { plans: limited, leastMonthly }
}

/** The terms by which an order is made. Throws EMI_NOT_AVAILABLE for a plan that does not lend this amount now. */
export async function agreeEmi(ctx: Ctx, planId: string, priced: PricedPurchase): Promise<EmiOffer> {
  const { issuers, plans, instruments, downtimes } = await lending(ctx)
  const plan = plans.find(({ id }) => id === planId)
  const issuer = issuers.find(({ id }) => id === plan?.issuerId)
  if (!plan || !issuer) throw errors.EMI_NOT_AVAILABLE()
  const { refusal } = standingOf({ code: issuer.code, caps: [] }, downtimes, undefined, ctx.now())
  const cap = capFor(emiCaps(instruments, issuer.kind), priced.courseType)
  const offer = refusal === null ? offerOf(issuer, plan, priced, cap) : undefined
  if (!offer) throw errors.EMI_NOT_AVAILABLE()
  return EmiOffer.parse(offer)
}

/** The instrument list, without the lenders that are switched off. */
async function lending(ctx: Ctx) {
  const all = await readInstrumentList(ctx)
  if (await isSwitchedOn(ctx, 'cardless-emi')) return all
  return { ...all, issuers: all.issuers.filter(({ kind }) => kind !== 'CARDLESS') }
}

function pricedOf({ amount, discount, courseType }: EmiAsk): PricedPurchase {
  return { originalPrice: plus(amount, discount), discount, courseType }
}

/** EMI is not refused for a high discount: it gives a part of it back. Decision P-18. */
function emiCaps(instruments: readonly { code: string; caps: readonly DiscountCap[] }[], kind: EmiKind) {
  const code = kind === 'CARDLESS' ? 'CONSUMER_FINANCE' : 'EMI'
  return instruments.find((each) => each.code === code)?.caps ?? []
}

function offerOf(issuer: EmiIssuer, plan: EmiPlan, priced: PricedPurchase, cap: DiscountCap | undefined) {
  const offer = offerEmi(priced, plan, cap, issuer.processingFee)
  if (!mayLend(minus(priced.originalPrice, priced.discount), limitsOf(issuer, plan))) return undefined
  const { id, months, annualRate, isNoCost } = plan
  const planId = EmiOffer.shape.planId.parse(id)
  return { planId, issuer: issuer.code, issuerName: issuer.name, kind: issuer.kind, months, annualRate, isNoCost, ...offer, schedule: [...offer.schedule] } // prettier-ignore
}

function limitsOf(issuer: EmiIssuer, plan: EmiPlan) {
  const minimum = plan.minimum > issuer.minimum ? plan.minimum : issuer.minimum
  return { minimum, maximum: issuer.maximum }
}

function cardOf({ code: issuer, name, kind, minimum, maximum }: EmiIssuer) {
  return { issuer, name, kind, minimum, maximum }
}
