// The tiers a course is sold in, and PLUS's other name.
import { isTatvaGrade } from '#core/taxonomy/grade.ts'

/** In the order of their ids: commerce spec, section 9. */
export const VARIANTS = ['LITE', 'CLASSIC', 'PLUS', 'PRO', 'PREMIUM'] as const
export type VariantName = (typeof VARIANTS)[number]

/** Tiers are names: the same in every language. */
export const planNames: Readonly<Record<VariantName, string>> = {
  LITE: 'Lite',
  CLASSIC: 'Classic',
  PLUS: 'Plus',
  PRO: 'Pro',
  PREMIUM: 'Premium',
}

/** The tier as families of this grade read it: in the tatva line PLUS is called PRO. Only what is read is renamed: decision P-15. */
export function shownVariant(stored: VariantName, grade: number): VariantName {
  return stored === 'PLUS' && isTatvaGrade(grade) ? 'PRO' : stored
}
