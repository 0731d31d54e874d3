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
