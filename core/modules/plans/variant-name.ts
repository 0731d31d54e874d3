// Tiers as a screen lists them: commerce spec, section 9.
import { VARIANTS, type VariantName } from '#core/modules/catalogue/variant.ts'

export { shownVariant } from '#core/modules/catalogue/variant.ts'

/** LITE is 1, CLASSIC 2, PLUS 3, PRO 4, PREMIUM 5. */
export function variantId(name: VariantName): number {
  return VARIANTS.indexOf(name) + 1
}

export function variantSlug(name: VariantName): string {
  return name.toLowerCase()
}

/** LITE, CLASSIC, PLUS or PRO, PREMIUM: the order of columns and tabs, which is that of the ids. */
export function inDisplayOrder(names: readonly VariantName[]): VariantName[] {
  return names.toSorted((a, b) => variantId(a) - variantId(b))
}
