// When an experiment does harm: a variant does worse than the control group, by more than staff allow and more than chance
// explains.
export const GUARDRAILS = ['PAID', 'RETURNED'] as const
/** PAID: fewer learners pay. RETURNED: more of those who paid get money back. */
export type GuardrailKind = (typeof GUARDRAILS)[number]

export interface Guardrail {
  readonly kind: GuardrailKind
  /** How much worse a variant may be, as a percentage of the control group's share. */
  readonly percent: number
  /** A variant with fewer learners says nothing yet. */
  readonly learners: number
}

export interface VariantResult {
  readonly value: string
  readonly learners: number
  readonly paid: number
  readonly returned: number
}

/** 1.96 standard errors: chance is as far off as that in one of forty comparisons. */
const FAR_OFF = 1.96
const ONE_PERCENT = 0.01

/** The variant that does harm, the first of several. `results` begin with the control group. */
export function harmfulVariant(guardrail: Guardrail, results: readonly VariantResult[]): VariantResult | undefined {
  const [control, ...others] = results
  return control && others.find((variant) => isWorse(guardrail, control, variant))
}

/** The share that the guardrail watches: some of all. */
export function shareOf(
  kind: GuardrailKind,
  { learners, paid, returned }: VariantResult,
): { some: number; all: number } {
  return kind === 'PAID' ? { some: paid, all: learners } : { some: returned, all: paid }
}

function isWorse({ kind, percent, learners }: Guardrail, control: VariantResult, variant: VariantResult): boolean {
  if (control.learners < learners || variant.learners < learners) return false
  const [before, after] = [shareOf(kind, control), shareOf(kind, variant)]
  if (before.all === 0 || after.all === 0) return false
  const [usual, its] = [before.some / before.all, after.some / after.all]
  const loss = kind === 'PAID' ? usual - its : its - usual
  if (loss <= usual * percent * ONE_PERCENT) return false
  const pooled = (before.some + after.some) / (before.all + after.all)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.all + 1 / after.all))
  return loss >= FAR_OFF * error
}
