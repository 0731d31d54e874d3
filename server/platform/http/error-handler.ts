// The one place where a thrown thing becomes an answer.
import { ZodError } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { codeOf, DomainError } from '#core/kernel/error.ts'
import { sqlStateOf } from '#server/platform/database/db.ts'
import { plainMessage } from '#server/platform/plain-issue.ts'

export interface ErrorAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: {
    readonly errorCode: string
    readonly errorMessage: string
    readonly requestId: string
    readonly fieldErrors?: Readonly<Record<string, string>>
  }
}

export function answerTo(error: DomainError, requestId: string): ErrorAnswer {
  return {
    status: error.status,
    headers: retryHeader(error),
    body: {
      errorCode: error.code,
      errorMessage: error.message,
      requestId,
      ...(error.fieldErrors ? { fieldErrors: error.fieldErrors } : {}),
    },
  }
}

/** In an overload, or because something is away that has reported so itself. A log line for each would add to the overload. */
export function isTurnedAway(error: unknown): boolean {
  return codeOf(error) === commonErrors.SERVICE_UNAVAILABLE.code
}

/** The delay that an unavailable or overloaded service asks for. */
export const RETRY_AFTER_SECONDS = '2'

function retryHeader({ status, values }: DomainError): Record<string, string> {
  if (status === 429) return { 'retry-after': String(values['n'] ?? 1) }
  return status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}
}

/**
 * Any thrown thing as a DomainError: an expected "no" as it is, bad input as INVALID_INPUT with its fields, a database that
 * is away as SERVICE_UNAVAILABLE, and everything else as SERVICE_ERROR, which says nothing of its cause.
 */
export function toDomainError(error: unknown): DomainError {
  if (codeOf(error)) return error as DomainError
  if (error instanceof ZodError) return invalidInput(error)
  const state = sqlStateOf(error)
  if (state && isDataException(state)) return commonErrors.INVALID_INPUT()
  if (isUnavailable(error, state)) return commonErrors.SERVICE_UNAVAILABLE()
  const status = statusOf(error)
  if (status === 404) return commonErrors.NOT_FOUND_ERROR()
  if (status !== undefined && status >= 400 && status < 500) return ofClientFault(status)
  return commonErrors.SERVICE_ERROR()
}

/** Fastify's own refusals: a body that is no JSON, too large, of another media type. */
function ofClientFault(status: number): DomainError {
  const { code, message } = commonErrors.INVALID_INPUT
  return new DomainError({ code, status, message })
}

/** More fields than any form has: past them, a long list of wrong values would be answered with a longer one. */
const MOST_FIELDS = 100

function invalidInput({ issues }: ZodError): DomainError {
  const fields = issues.slice(0, MOST_FIELDS).map((issue) => [issue.path.join('.') || 'body', plainMessage(issue)])
  return new DomainError(commonErrors.INVALID_INPUT, {}, Object.fromEntries(fields))
}

/** Class 22: a value that PostgreSQL cannot hold. The cause is the caller's input, not a fault of ours. */
function isDataException(state: string): boolean {
  return state.startsWith('22') && state.length === 5
}

const UNAVAILABLE = /^(08|53|57|58)|^(40001|40P01|55P03|25P03)$/

/** The database is away, full, too slow, or asks us to try again. */
function isUnavailable(error: unknown, state: string | undefined): boolean {
  if (state && /^[0-9A-Z]{5}$/.test(state) && UNAVAILABLE.test(state)) return true
  if (state && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'].includes(state)) return true
  return error instanceof Error && /timeout|Connection terminated|not queryable|Cannot use a pool/i.test(error.message)
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined
}
