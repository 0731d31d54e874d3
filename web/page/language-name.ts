import { languageNameIn, type Language } from '#core/taxonomy/language.ts'
import { usePageLanguage } from './page-language.ts'

/** "Hindi", in the language of the page. */
export function useLanguageName(): (language: Language) => string {
  const lang = usePageLanguage()
  return (language) => languageNameIn(language, lang)
}
