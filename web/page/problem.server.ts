// Errors of the API in the reader's language. English is the API's own sentence; the others are kept by code in
// web/messages/errors, with the same placeholders.
import type { DomainError } from '#core/kernel/error.ts'
import { languageOf, type Locale } from '#web/languages.ts'
import type { Problem } from './problem.ts'

interface ErrorData {
  readonly errorCode: string
  readonly errorMessage: string
}

interface Sentences {
  readonly codes: Readonly<Record<string, string>>
  /** The fault of each input, as the English sentence. */
  readonly fields: Readonly<Record<string, string>>
}

const files = import.meta.glob<Sentences>('../messages/errors/*.json', { eager: true, import: 'default' })

export function toProblem(error: DomainError, locale: Locale): Problem {
  const sentences = files[`../messages/errors/${languageOf(locale)}.json`]
  const fields = Object.entries(error.fieldErrors ?? {})
  const { n, orderId } = error.values
  return {
    code: error.code,
    sentence: fill(sentences?.codes[error.code], error.values) ?? error.message,
    fields: Object.fromEntries(fields.map(([name, text]) => [name, sentences?.fields[text] ?? text])),
    ...(error.status === 429 && typeof n === 'number' ? { waitSeconds: n } : {}),
    ...(typeof orderId === 'string' ? { orderId } : {}),
  }
}

/**
 * The sentence of an error in the reader's language. The error was not thrown but is one of several answers, with its
 * English sentence.
 */
export function sentenceIn(locale: Locale, { errorCode, errorMessage }: ErrorData): string {
  return files[`../messages/errors/${languageOf(locale)}.json`]?.codes[errorCode] ?? errorMessage
}

function fill(sentence: string | undefined, values: DomainError['values']): string | undefined {
  return sentence?.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
