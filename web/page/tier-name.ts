import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { tierNameIn } from '#core/modules/plans/plan-title.ts'
import { usePageLanguage } from './page-language.ts'

/** "Classic", in the language of the page. */
export function useTierName(): (tier: VariantName) => string {
  const lang = usePageLanguage()
  return (tier) => tierNameIn(lang, tier)
}
