// The rules of every response to any request: no breakdown, no internals, and one form for every refusal.
import type { LightMyRequestResponse } from 'fastify'

export interface RecordedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export function answerOf(reply: LightMyRequestResponse): RecordedResponse {
  return { status: reply.statusCode, headers: reply.headers, text: reply.payload }
}

/** An answer that takes longer never comes: no busy machine takes as long for one. */
export const PATIENCE_MS = 120_000
/** A refusal is short, however much was wrong. */
const LONGEST_REFUSAL = 16_384

/** The fault of this response. Undefined for a clean one. */
export function faultIn(answer: RecordedResponse, method = 'GET'): string | undefined {
  const { status, text } = answer
  if (status >= 500) return `answered ${status}: ${text.slice(0, 500)}`
  if (status < 400) return undefined
  if (method === 'HEAD') return undefined
  return faultInRefusal(answer)
}

const FORM = new Set(['errorCode', 'errorMessage', 'requestId', 'fieldErrors'])

function faultInRefusal({ headers, text }: RecordedResponse): string | undefined {
  if (text.length > LONGEST_REFUSAL) return `a refusal of ${text.length} characters: ${text.slice(0, 300)}`
  if (!String(headers['content-type']).startsWith('application/json'))
    return `a refusal that is no JSON: ${text.slice(0, 300)}`
  const body = parsed(text)
  if (!isFields(body)) return `a refusal that is no object: ${text.slice(0, 300)}`
  const { errorCode, errorMessage, requestId, fieldErrors = {} } = body
  if (Object.keys(body).some((key) => !FORM.has(key))) return `fields that do not belong: ${text.slice(0, 300)}`
  if (!isFilled(errorCode) || !isFilled(errorMessage)) return `a refusal without code or message: ${text.slice(0, 300)}`
  if (!isFilled(requestId) || requestId !== headers['x-request-id'])
    return `not the request’s own id: ${text.slice(0, 300)}`
  if (!isFields(fieldErrors) || !Object.values(fieldErrors).every((each) => typeof each === 'string'))
    return `field errors that are no texts: ${text.slice(0, 300)}`
  return insidesIn(text)
}

/** Stacks, SQL, paths of ours and names of what we are built with. */
const INSIDES = [
  /\bat (async )?[\w.<>[\] ]+ \(/,
  /(file|node):\/?\//,
  /node_modules|node:internal/,
  /\.[cm]?[jt]sx?:\d+/,
  /\/(work|home|root|usr|var|opt|srv)\//,
  /\b(select|insert|update|delete|with)\b.{0,200}\b(from|into|set|values|returning)\b/is,
  /syntax error at|relation "|column "|duplicate key|violates|SQLSTATE|pg_|prepared statement|invalid byte sequence/i,
  /\b(PostgreSQL|Kysely|Fastify|FST_ERR\w*|ZodError|TypeError|RangeError|SyntaxError|ECONN\w+|Maximum call stack)\b/i,
  // The English of zod, which no catalogue translates.
  /"(Invalid (input|option|string|key)|Too (small|big): |Unrecognized keys?: )/,
  /Cannot (read|set) propert|is not (a function|iterable|defined)|Unexpected (token|end)|JSON at position/,
]

function insidesIn(text: string): string | undefined {
  const found = INSIDES.find((pattern) => pattern.test(text))
  return found && `tells ${found.exec(text)?.[0]}: ${text.slice(0, 500)}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0
}
