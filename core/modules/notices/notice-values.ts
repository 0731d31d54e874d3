// The values of a notice's templates. The language of the reader is not known when a notice is written: a time, a day and a
// text in several languages are put into words when it is sent or shown.
import { showDate, type Instant } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { spokenValue, type SpokenValue } from '#core/taxonomy/spoken-value.ts'

/** `at` is read with its hour, `day` without. */
export type NoticeValue = string | SpokenValue | { readonly day: Instant }
export type NoticeValues = Readonly<Record<string, NoticeValue>>

export function valuesIn(values: NoticeValues, lang: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(value, lang)]))
}

function valueIn(value: NoticeValue, lang: Language): string {
  if (typeof value === 'string') return value
  return 'day' in value ? showDate(value.day, lang) : spokenValue(value, lang)
}
