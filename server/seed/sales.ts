// An adviser, and the families they speak to: one offer on its way, one that is still to be made.
import { rupees } from '#core/kernel/money.ts'
import type { NewBundle } from '#server/modules/catalogue/factory.ts'
import type { NewPlan } from '#server/modules/plans/factory.ts'
import { aLead, anAgent, anOffer } from '#server/modules/sales/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { DEMO_PHONES } from './families/households.ts'

interface Courses {
  readonly bundles: readonly NewBundle[]
  readonly plans: readonly NewPlan[]
}

/** `staffId` is the member of staff who sells. */
export async function seedSales(ctx: Ctx, { bundles, plans }: Courses, staffId: string): Promise<void> {
  const inGrade = (grade: number) => new Set(bundles.filter((each) => each.grade === grade).map(({ id }) => id))
  const [of11, of8] = [inGrade(11), inGrade(8)]
  const first = plans.find(({ validMonths, bundleId }) => validMonths === 0 && of11.has(bundleId))
  const second = plans.find(({ validMonths, bundleId }) => validMonths === 0 && of8.has(bundleId))
  if (!first || !second) return
  const agent = await anAgent(ctx, { staffId })
  const [sharma, murugan] = DEMO_PHONES
  const what = { agentId: agent.id, studentName: 'Aarav', phone: sharma, discount: rupees(1_000) }
  const lead = await aLead(ctx, { ...what, bundleId: first.bundleId, planId: first.id })
  await anOffer(ctx, lead, first, rupees(1_000))
  await aLead(ctx, {
    agentId: agent.id,
    studentName: 'Kavya',
    phone: murugan,
    lang: 'ta',
    bundleId: second.bundleId,
    planId: second.id,
  })
}
