// A value that is put into words once the language of its reader is known: in notices, and in the sentences of errors.
import type { Instant } from '#core/kernel/time.ts'
import { inLanguage, type Language, type LocalisedText } from './language.ts'
import { spokenMoment } from './spoken-time.ts'

/** A moment, or a text in several languages. */
export type SpokenValue = { readonly at: Instant } | LocalisedText

export function spokenValue(value: SpokenValue, lang: Language): string {
  return 'at' in value ? spokenMoment(value.at, lang) : inLanguage(value, lang).text
}
