import { rupees } from '#core/kernel/money.ts'
import { later, HOUR } from '#core/kernel/time.ts'
import type { Downtime } from '#core/modules/instruments/availability.ts'
import type { DiscountCap } from '#core/modules/instruments/cap.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { EmiIssuer, EmiPlan } from './store.ts'

let made = 0

type NewIssuer = Partial<EmiIssuer> & { readonly plans?: readonly Partial<EmiPlan>[] }

/** A bank that lends from ₹2,500 on, with two plans unless the caller says otherwise: three months without cost, six with. */
export async function anEmiIssuer(ctx: Ctx, { plans = twoPlans, ...but }: NewIssuer = {}) {
  made += 1
  const issuer: EmiIssuer = {
    id: ctx.newId('emi'),
    code: `BANK${made}`,
    name: `Bank ${made}`,
    kind: 'CREDIT',
    minimum: rupees(2_500),
    maximum: null,
    processingFee: rupees(0),
    ...but,
  }
  const { processingFee, ...same } = issuer
  await ctx.db
    .insertInto('instruments.emi_issuer')
    .values({ ...same, processing_fee: processingFee, position: made })
    .execute()
  const lent: EmiPlan[] = plans.map((plan) => ({
    id: ctx.newId('emp'),
    issuerId: issuer.id,
    months: 3,
    annualRate: 15,
    isNoCost: false,
    minimum: rupees(0),
    ...plan,
  }))
  for (const { id, issuerId, months, annualRate, isNoCost, minimum } of lent)
    await ctx.db
      .insertInto('instruments.emi_plan')
      .values({ id, issuer_id: issuerId, months, annual_rate: annualRate, is_no_cost: isNoCost, minimum })
      .execute()
  return { issuer, plans: lent }
}

const twoPlans = [{ isNoCost: true }, { months: 6 }]

/** Down for the next hour. */
export async function aDowntime(ctx: Ctx, but: Pick<Downtime, 'code'> & Partial<Downtime>): Promise<void> {
  const downtime: Downtime = { severity: 'HIGH', startsAt: ctx.now(), endsAt: later(ctx.now(), HOUR), ...but }
  const { code, severity, startsAt, endsAt } = downtime
  await ctx.db
    .insertInto('instruments.downtime')
    .values({
      id: ctx.newId('dwn'),
      code,
      severity,
      starts_at: at(startsAt),
      ends_at: at(endsAt),
    })
    .execute()
}

/** Sets the largest discount a payment instrument allows. */
export async function aDiscountCap(ctx: Ctx, code: string, ...caps: readonly DiscountCap[]): Promise<void> {
  await ctx.db
    .updateTable('instruments.instrument')
    .set({ max_discount_course_allowed: JSON.stringify(caps) })
    .where('code', '=', code)
    .execute()
}

/** A partner whose buyers see one issuer. */
export async function anEmiPartner(ctx: Ctx, partner: string, issuer: string): Promise<void> {
  await ctx.db
    .insertInto('instruments.emi_partner')
    .values({ id: ctx.newId('epa'), partner, issuer })
    .execute()
}
