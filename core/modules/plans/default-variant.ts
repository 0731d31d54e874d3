// Which plan is selected before anybody has chosen: decision P-14.
import { VARIANTS, type VariantName } from '#core/modules/catalogue/variant.ts'

interface PlanOption {
  readonly id: string
  /** 0 is the full course. */
  readonly validMonths: number
}
export type PlansByVariant<P extends PlanOption> = { readonly [V in VariantName]?: readonly P[] | undefined }
export interface Choice<P> {
  readonly variant: VariantName
  readonly plan: P
}

/**
 * The plan named by its id if there is such a one, else the full course of the first variant that has it, else the longest plan of
 * all, the first by priority of several. Undefined when there is no plan. `priority` is the order that staff have given the tiers; the
 * others follow it.
 */
export function defaultChoice<P extends PlanOption>(
  plans: PlansByVariant<P>,
  { planId, priority }: { planId?: string | undefined; priority: readonly VariantName[] },
): Choice<P> | undefined {
  const order = [...priority, ...VARIANTS.filter((variant) => !priority.includes(variant))]
  const all = order.flatMap((variant) => (plans[variant] ?? []).map((plan) => ({ variant, plan })))
  return (
    all.find(({ plan }) => plan.id === planId) ??
    all.find(({ plan }) => plan.validMonths === 0) ??
    all.toSorted((a, b) => b.plan.validMonths - a.plan.validMonths)[0]
  )
}
