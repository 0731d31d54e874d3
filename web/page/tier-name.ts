import { useLingui } from '@lingui/react'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { tierNameIn } from '#core/modules/plans/plan-title.ts'
import type { Language } from '#core/taxonomy/language.ts'

/** "Classic", in the language of the page. */
export function useTierName(): (tier: VariantName) => string {
  const { i18n } = useLingui()
  return (tier) => tierNameIn(i18n.locale as Language, tier) // the altered English has no words of its own
}
