import { useLingui } from '@lingui/react'
import { languageOf, type Locale, type PublishedLanguage } from '#web/languages.ts'

/** The language that this page is shown in. */
export function usePageLanguage(): PublishedLanguage {
  const { i18n } = useLingui()
  return languageOf(i18n.locale as Locale) // the root made it from one
}
