// A DomainError is an expected "no" with a code the caller may act on. Everything else thrown is a fault.
// Screens match an error by its code, never by instanceof: the web build holds a copy of this class of its own.
import { showMoment, type Instant } from './time.ts'

/** A moment and a text in several languages are put into words where the reader's language is known. The message is English. */
export type ErrorValue = string | number | { readonly at: Instant } | { readonly en: string }
export type ErrorValues = Readonly<Record<string, ErrorValue>>

export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: string
  readonly status: number
  /** The message with its placeholders, by which its translations are found. */
  readonly template: string
  /** The values of the placeholders. */
  readonly values: ErrorValues
  /** Which input is wrong, by its name. */
  readonly fieldErrors: Readonly<Record<string, string>> | undefined

  constructor(
    wording: { readonly code: string; readonly status: number; readonly message: string },
    values: ErrorValues = {},
    fieldErrors?: Readonly<Record<string, string>>,
  ) {
    super(wording.message.replace(/\{(\w+)\}/g, (whole, name: string) => inEnglish(values[name] ?? whole)))
    this.code = wording.code
    this.status = wording.status
    this.template = wording.message
    this.values = values
    this.fieldErrors = fieldErrors
  }
}

function inEnglish(value: ErrorValue): string {
  if (typeof value !== 'object') return String(value)
  return 'at' in value ? showMoment(value.at) : value.en
}

type Wording = readonly [status: number, message: string]

/** Makes one factory per code. A message may hold {placeholders}, filled by the factory's argument. */
export function defineErrors<const T extends Record<string, Wording>>(table: T) {
  const makers = Object.entries(table).map(([code, [status, message]]) => {
    const wording = { code, status, message }
    return [code, Object.assign((values?: ErrorValues) => new DomainError(wording, values), wording)]
  })
  return Object.fromEntries(makers) as { readonly [Code in keyof T & string]: ErrorFactory<Code> }
}

export type ErrorFactory<Code extends string = string> = ((values?: ErrorValues) => DomainError) & {
  readonly code: Code
  readonly status: number
  readonly message: string
}

/** The error's code when it is an expected "no", whichever copy of the class made it. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'DomainError' && 'code' in error ? String(error.code) : undefined
}
