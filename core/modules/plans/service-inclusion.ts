// The eight services, and which of them a plan includes.
import type { VariantName } from '#core/modules/catalogue/variant.ts'

/** In the order they are listed. */
export const SERVICES = [
  'LIVE_CLASSES',
  'REPLAYS_NOTES',
  'TESTS',
  'STUDY_PLANNER',
  'PARENT_REPORT',
  'PEDAGOGY_ACCESS',
  'DOUBT_SOLVING',
  'PERSONAL_TEACHER',
] as const
export type Service = (typeof SERVICES)[number]

/** The services of a tier, unless staff choose others: commerce spec, section 9. */
export const servicesByVariant = {
  LITE: SERVICES.slice(0, 5),
  CLASSIC: SERVICES.slice(0, 7),
  PLUS: SERVICES,
  PRO: SERVICES,
  PREMIUM: SERVICES,
} satisfies Record<VariantName, readonly Service[]>

interface ServiceValue {
  readonly dataType: 'BOOLEAN' | 'INT'
  readonly value: string
}

/** A BOOLEAN is included when it is 'true', an INT when it is a number, 0 too: commerce spec, section 5. */
export function isIncluded({ dataType, value }: ServiceValue): boolean {
  return dataType === 'BOOLEAN' ? value === 'true' : value.trim() !== '' && Number.isFinite(Number(value))
}

/** The services of a plan by type: a number in digits for a counted one, false for one that it does not have, and for 0 of it. */
export type Included = Readonly<Record<string, string | boolean>>

export function includedOf(services: readonly (ServiceValue & { readonly serviceType: string })[]): Included {
  return Object.fromEntries(
    services.map((service) => [
      service.serviceType,
      isIncluded(service) && (service.dataType === 'BOOLEAN' || (Number(service.value) > 0 && service.value)),
    ]),
  )
}

/**
 * The one of several plans with all services that has the most of the counted ones, by its place: its lantern glows. Undefined
 * where fewer than two have all, or the most is shared.
 */
export function fullestOf(plans: readonly Included[]): number | undefined {
  const counts = plans.map((has) => (Object.values(has).every((value) => value !== false) ? countedIn(has) : undefined))
  const full = counts.filter((count) => count !== undefined)
  const most = Math.max(...full)
  if (full.length < 2 || full.filter((count) => count === most).length > 1) return undefined
  return counts.indexOf(most)
}

/** Says of each plan if it is the fullest. */
export function withFullest<P extends { readonly has: Included }>(
  plans: readonly P[],
): (P & { readonly isFullest: boolean })[] {
  const fullest = fullestOf(plans.map(({ has }) => has))
  return plans.map((plan, i) => ({ ...plan, isFullest: i === fullest }))
}

function countedIn(has: Included): number {
  return Object.values(has).reduce((sum: number, value) => sum + (typeof value === 'string' ? Number(value) : 0), 0)
}
