// Tables of words in the languages of the website, a line each.
import { inLanguage, type Language } from '#core/taxonomy/language.ts'

export type Words = readonly [en: string, hi: string, ta: string, mr: string]
export type WordsTable = Readonly<Record<string, Words>>

/** Undefined for a key that the table does not have. */
export function wordIn(table: WordsTable, key: string, lang: Language): string | undefined {
  const words = Object.hasOwn(table, key) ? table[key] : undefined
  if (!words) return undefined
  const [en, hi, ta, mr] = words
  return inLanguage({ en, hi, ta, mr }, lang).text
}
