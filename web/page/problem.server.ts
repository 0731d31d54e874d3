// Errors of the API in the reader's language. Their sentences are in the catalogue web/messages/errors.
import { setupI18n, type I18n } from '@lingui/core'
import { DomainError, type ErrorValue } from '#core/kernel/error.ts'
import { CHECK_THIS, splitSentence } from '#core/kernel/input-sentences.ts'
import { spokenValue } from '#core/taxonomy/spoken-value.ts'
import { countsOf, languageOf, type Locale } from '#web/languages.ts'
import { messagesOf } from './messages.server.ts'
import type { Problem } from './problem.ts'
import { unbroken } from './unbroken.ts'

interface ErrorData {
  readonly errorMessage: string
}

export function toProblem(error: DomainError, locale: Locale): Problem {
  const fields = Object.entries(error.fieldErrors ?? {})
  const { n, orderId, triesLeft } = error.values
  return {
    code: error.code,
    sentence: translate(locale, error.template, error.values) ?? error.message,
    fields: Object.fromEntries(fields.map(([name, text]) => [name, fieldSentence(locale, text)])),
    ...(error.status === 429 && typeof n === 'number' ? { waitSeconds: n } : {}),
    ...(typeof triesLeft === 'number' ? { triesLeft } : {}),
    ...(typeof orderId === 'string' ? { orderId } : {}),
  }
}

/** Families do not read a sentence for programs: it is not in the catalogue. */
function fieldSentence(locale: Locale, text: string): string {
  const { template, n } = splitSentence(text)
  const sentence = translate(locale, template, n === undefined ? {} : { n })
  return sentence ?? translate(locale, CHECK_THIS) ?? CHECK_THIS
}

/** A refusal that an answer carries: its code, and its sentence with the values of the places in it. */
interface Refusal {
  readonly code: string
  readonly template: string
  readonly values: DomainError['values']
}

export function sentenceOfRefusal({ code, template, values }: Refusal, locale: Locale): string {
  return toProblem(new DomainError({ code, message: template, status: 409 }, values), locale).sentence
}

/**
 * The sentence of an error in the reader's language. The error was not thrown but is one of several answers, with its
 * English sentence, which has no placeholders.
 */
export function sentenceIn(locale: Locale, { errorMessage }: ErrorData): string {
  return translate(locale, errorMessage) ?? errorMessage
}

/** Undefined for a sentence that is not in the catalogue, such as one for programs. */
function translate(locale: Locale, sentence: string, values: DomainError['values'] = {}): string | undefined {
  const catalogue = catalogueOf(locale)
  return sentence in catalogue.messages ? catalogue._(sentence, valuesIn(locale, values)) : undefined
}

function valuesIn(locale: Locale, values: DomainError['values']): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(locale, name, value)]))
}

function valueIn(locale: Locale, name: string, value: ErrorValue): string | number {
  // A telephone number stays on one line.
  if (typeof value !== 'object') return name === 'tollFree' ? unbroken(String(value)) : value
  return spokenValue(value, languageOf(locale))
}

const catalogues = new Map<Locale, I18n>()

function catalogueOf(locale: Locale): I18n {
  const known = catalogues.get(locale)
  if (known) return known
  const catalogue = setupI18n({
    locale,
    locales: countsOf(locale),
    messages: { [locale]: messagesOf(locale, ['errors']) },
  })
  catalogues.set(locale, catalogue)
  return catalogue
}
