// Which plan a link to the plans page asks for. The server and the browser read the same query, and this decides for both.
import type { Paise } from '#core/kernel/money.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import type { Included } from '#core/modules/plans/service-inclusion.ts'
import { variantSlug } from '#core/modules/plans/variant-name.ts'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { changeQuery } from '#web/page/query.ts'

/** One duration of a plan. */
export interface Duration {
  readonly planId: string
  /** 0 is the full course. */
  readonly months: number
  readonly price: Paise
  readonly cutPrice: Paise
  readonly has: Included
  /** The unused value of the plan that this one would replace. */
  readonly credit: Paise
  /** The day on which it would end if it were bought now, in words. */
  readonly till: string
  /** Why the full course costs more than its last months. */
  readonly reason: TextInLanguage | null
}

/** A batch of a plan's course. */
export interface OfferedBatch {
  readonly id: string
  readonly label: string
  readonly isFull: boolean
}

export interface OfferedPlan {
  readonly variant: VariantName
  /** Those that are not over, the usual one first. */
  readonly batches: readonly OfferedBatch[]
  /** The full course first; never empty. */
  readonly durations: readonly Duration[]
}

export interface Choice<P extends OfferedPlan> {
  readonly plan: P
  readonly duration: Duration
}

/**
 * The plan named by `subscriptionPlanId` always wins (decision P-14), then `plan` and `months`, then the usual one. A month's
 * plan that is not offered gives way to what is. Undefined when nothing is offered.
 */
export function choosePlan<P extends OfferedPlan>(
  plans: readonly P[],
  query: URLSearchParams,
  usualPlanId: string,
): Choice<P> | undefined {
  return (
    planById(plans, query.get('subscriptionPlanId')) ??
    planBySlug(plans, query.get('plan'), query.get('months')) ??
    planById(plans, usualPlanId) ??
    firstOf(plans)
  )
}

/** With which other plan a phone compares the chosen one: the one named by `with`, or the next dearer one, or the next cheaper. */
export function comparedWith<P extends OfferedPlan>(
  plans: readonly P[],
  chosen: P,
  query: URLSearchParams,
): P | undefined {
  const named = plans.find((plan) => plan !== chosen && variantSlug(plan.variant) === query.get('with'))
  const place = plans.indexOf(chosen)
  return named ?? plans[place + 1] ?? plans[place - 1]
}

/** The query that compares with this plan. */
export function queryWith(query: URLSearchParams, { variant }: OfferedPlan): string {
  return changeQuery(query, { with: variantSlug(variant), compare: '1' })
}

/**
 * The batch of this plan that the address asks for; a batch of another plan's course stands for the one of the same name. Else
 * the first with a seat. Undefined where the course has none.
 */
export function chooseBatch<B extends OfferedBatch>(
  plans: readonly { readonly batches: readonly B[] }[],
  { batches }: { readonly batches: readonly B[] },
  query: URLSearchParams,
): B | undefined {
  const asked = query.get('batch')
  const label = plans.flatMap((plan) => plan.batches).find(({ id }) => id === asked)?.label
  return (
    batches.find(({ id }) => id === asked) ??
    batches.find((batch) => batch.label === label) ??
    batches.find(({ isFull }) => !isFull) ??
    batches[0]
  )
}

/**
 * The query of the page that chooses this plan: what `choosePlan` reads. Families who came by the link of a plan stay among the
 * plans of its program, which may not be listed: their next choice is named by its id too.
 */
export function queryFor(
  query: URLSearchParams,
  { variant, durations }: Pick<OfferedPlan, 'variant' | 'durations'>,
  months: number,
): string {
  const chosen = durations.find((each) => each.months === months) ?? durations[0]
  const subscriptionPlanId = query.has('subscriptionPlanId') ? chosen?.planId : undefined
  return changeQuery(query, { plan: variantSlug(variant), months: String(months), subscriptionPlanId })
}

function planById<P extends OfferedPlan>(plans: readonly P[], id: string | null) {
  for (const plan of plans) {
    const duration = plan.durations.find(({ planId }) => planId === id)
    if (duration) return { plan, duration }
  }
}

/** Either name of PLUS and PRO will do: decision P-15. */
function planBySlug<P extends OfferedPlan>(plans: readonly P[], slug: string | null, months: string | null) {
  const other = { plus: 'pro', pro: 'plus' }[slug ?? '']
  const named = (name: string | null | undefined) => plans.find(({ variant }) => variantSlug(variant) === name)
  const plan = named(slug?.toLowerCase()) ?? named(other)
  const duration = plan?.durations.find((each) => String(each.months) === months) ?? plan?.durations[0]
  return plan && duration && { plan, duration }
}

function firstOf<P extends OfferedPlan>([plan]: readonly P[]) {
  const duration = plan?.durations[0]
  return plan && duration && { plan, duration }
}
