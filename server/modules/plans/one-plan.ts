import { planErrors as errors } from '#core/modules/plans/errors.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { allPrograms } from './find-program.ts'
import { plansOfProgram, summaryOf } from './plan-view.ts'
import { findSellablePlan } from './sellable-plan.ts'

/** A plan on sale, with its program and the same variant's other durations. Throws PLAN_NOT_FOUND. */
export async function onePlan(ctx: Ctx, planId: string, lang: Language) {
  const found = await findPlanAnswer(ctx, planId, lang)
  if (!found) throw errors.PLAN_NOT_FOUND()
  return found
}

/** The same; undefined when it is not on sale. */
export async function findPlanAnswer(ctx: Ctx, planId: string, lang: Language) {
  const known = await findSellablePlan(ctx, planId)
  const program = (await allPrograms(ctx)).find(({ id }) => id === known?.programId)
  if (!program) return undefined
  const plans = await plansOfProgram(ctx, program.id, lang)
  const plan = plans.find(({ id }) => id === planId)
  if (!plan) return undefined
  const siblings = plans.filter(({ id, variantName }) => id !== planId && variantName === plan.variantName)
  return { program: summaryOf(program, lang), plan, siblings }
}
