import { useLingui } from '@lingui/react'
import { languageNameIn, type Language } from '#core/taxonomy/language.ts'
import { languageOf, type Locale } from '#web/languages.ts'

/** "Hindi", in the language of the page. */
export function useLanguageName(): (language: Language) => string {
  const { i18n } = useLingui()
  const lang = languageOf(i18n.locale as Locale) // the root made it from one
  return (language) => languageNameIn(language, lang)
}
