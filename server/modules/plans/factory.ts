// For tests and for the seed.
import { DAY, later } from '#core/kernel/time.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { PlanId, ProgramId } from '#core/modules/plans/plan.ts'
import { servicesByVariant } from '#core/modules/plans/service-inclusion.ts'
import { aBundle, heard, type NewBundle } from '#server/modules/catalogue/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { planRows, programRows } from './staff/published.ts'
import { insertTerms, type NewPlan, type NewProgram } from './store-write.ts'

export { updatePlanPrice, updatePlanStatus } from './store-write.ts'
export type { NewPlan, NewProgram }

/** A listed program of class 11 Science, CBSE, JEE Main, whose exam is in 2028. */
export async function aProgram(ctx: Ctx, but: Partial<NewProgram> = {}): Promise<NewProgram> {
  const program: NewProgram = {
    id: ProgramId.parse(ctx.newId('prg')),
    name: { en: 'Class 11 JEE Main', hi: 'कक्षा 11 जेईई मेन' },
    grade: 11,
    stream: 'SCIENCE',
    boards: ['cbse'],
    target: 'jeemain',
    year: 2028,
    language: 'en',
    rank: 1,
    isHidden: false,
    status: 'ACTIVE',
    isDemo: true,
    ...but,
  }
  await programRows.insertMany(ctx.db, [program])
  await heard(ctx)
  return program
}

/** The full course of this bundle in this program, at the bundle's own price and tier. */
export async function aPlan(
  ctx: Ctx,
  { program, bundle }: { readonly program: NewProgram; readonly bundle: NewBundle },
  but: Partial<NewPlan> = {},
): Promise<NewPlan> {
  const variantName = but.variantName ?? bundle.variantName ?? 'PLUS'
  const price = but.price ?? bundle.price
  const plan: NewPlan = {
    id: PlanId.parse(ctx.newId('pln')),
    programId: program.id,
    bundleId: bundle.id,
    variantName,
    validMonths: 0,
    title: { en: 'Full course', hi: 'पूरा कोर्स' },
    price,
    cutPrice: price,
    aioValidTill: null,
    status: 'ACTIVE',
    pricedAt: later(ctx.now(), -60 * DAY),
    before: null,
    services: includedServices(variantName),
    ...but,
  }
  await insertPlans(ctx.db, [plan])
  await heard(ctx)
  return plan
}

/** The services that a tier includes, each as a BOOLEAN. */
export function includedServices(variantName: VariantName): NewPlan['services'] {
  return servicesByVariant[variantName].map((service) => ({ service, dataType: 'BOOLEAN' as const, value: 'true' }))
}

type SellablePlanInput = Partial<
  Pick<NewBundle, 'price' | 'cutPrice' | 'grade' | 'stream' | 'boards' | 'target' | 'language' | 'variantName'>
> & {
  readonly program?: Partial<NewProgram>
  readonly bundle?: Partial<NewBundle>
  readonly plan?: Partial<NewPlan>
}

/** A plan that can be bought, with the course and the program it needs: `aSellablePlan(ctx, { price: rupees(24_999), grade: 11 })`. */
export async function aSellablePlan(
  ctx: Ctx,
  { program: programBut = {}, bundle: bundleBut = {}, plan: planBut = {}, ...both }: SellablePlanInput = {},
): Promise<{ plan: NewPlan; bundle: NewBundle; program: NewProgram }> {
  const bundle = await aBundle(ctx, { ...both, ...bundleBut })
  const { grade, stream, boards, target, language } = bundle
  const program = await aProgram(ctx, { grade, stream, boards, target, language, ...programBut })
  const plan = await aPlan(ctx, { program, bundle }, { cutPrice: bundle.cutPrice, before: bundle.before, ...planBut })
  return { plan, bundle, program }
}

/** Many at once, as the seed has them. */
export async function allPrograms(
  { db }: Ctx,
  { programs, plans }: { readonly programs: readonly NewProgram[]; readonly plans: readonly NewPlan[] },
): Promise<void> {
  await programRows.insertMany(db, programs)
  await insertPlans(db, plans)
}

async function insertPlans(db: Db, plans: readonly NewPlan[]): Promise<void> {
  const rows = plans.map(({ services: _services, pricedAt: _since, before: _before, ...row }) => row)
  await planRows.insertMany(db, rows)
  await insertTerms(db, plans)
}
