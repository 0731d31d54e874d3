// One endpoint, declared once: where it is, who may call, what goes in, what comes out. From it come the handler's types,
// the typed client, input parsing, the response serializer and the OpenAPI document.
import type { z } from 'zod'
import type { ErrorFactory } from './error.ts'

/**
 * Who may call. "learner" is a household whose call is about one of its learners: see `LEARNER_FIELDS`. "staff:coupons" needs a
 * member of staff who holds that scope, "client:orders.read" an organisation’s API key with it.
 */
export type Access =
  | 'anyone'
  | 'household'
  | 'learner'
  | 'teacher'
  | 'agent'
  | 'staff'
  | `staff:${string}`
  | 'client'
  | `client:${string}`

/**
 * The fields that name the learner of a call with `access: 'learner'`, which has one of them. Without it, the call is about the
 * learner whom the family has chosen.
 */
export const LEARNER_FIELDS = ['userId', 'studentId'] as const
export type LearnerField = (typeof LEARNER_FIELDS)[number]

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API base, with `:name` for its parameters. */
  readonly path: string
  /** Further paths that mean the same. */
  readonly also?: readonly string[]
  /**
   * Further paths that mean the same and are named in the description only: in a list of paths each could be taken for another
   * call's.
   */
  readonly older?: readonly string[]
  readonly summary: string
  readonly access: Access
  /** The things that must be the caller's, by their kind: the required field with the id of each. `{ attempt: 'aid' }` */
  readonly owns?: Readonly<Record<string, string>>
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** The spec's clients may send a bare list: it is read as this field of the body. */
  readonly listBody?: string
  readonly response: z.ZodType
  /** When the answer is not JSON, its media type; the handler then answers bytes. */
  readonly contentType?: 'application/pdf' | 'image/svg+xml'
  /** Over HTTP the answer is 204 without a body; `response` is null. */
  readonly isEmpty?: true
  readonly errors?: readonly ErrorFactory[]
  /** The answer is the same for everyone until something under one of these tags changes. */
  readonly cachedUntil?: readonly CacheTag[]
  /**
   * How many calls one address, or one signed-in person, may make. Beyond it: RATE_LIMIT_EXCEEDED with Retry-After. Each process
   * counts for itself. `everywhere` counts in the database for all of them: where the limit guards money, messages that cost
   * money, or what is known about people.
   */
  readonly limit?: { readonly calls: number; readonly perSeconds: number; readonly everywhere?: true }
  /**
   * While staff look at a family's pages they read what is read by GET, and change nothing. SHOWN reads although it is no GET,
   * HIDDEN is not for their eyes, ENDS is the one thing they may do: stop looking.
   */
  readonly supportView?: 'SHOWN' | 'HIDDEN' | 'ENDS'
  /**
   * Still answered, but not for ever: its callers learn it from the headers Deprecation (RFC 9745) and Sunset (RFC 8594) of
   * each answer, and from the document.
   */
  readonly deprecated?: Deprecation
  /** Takes an Idempotency-Key: the same key answers the same again and has one effect. */
  readonly idempotent?: true
}

/** Days in India, such as 2027-06-30. */
export interface Deprecation {
  readonly since: string
  /** The first day on which it may be gone. */
  readonly until: string
  /** The call to use in its place, such as “GET /clients/v2/orders”. */
  readonly instead: string
}

/** Made by the module whose tables announce it: a trigger with `platform.announce('<name>')` on each of them. */
export type CacheTag = string & { readonly isCacheTag: true }

export function cacheTag(name: string): CacheTag {
  return name as CacheTag // the only place that makes one
}

export type ModuleApi = Readonly<Record<string, Endpoint>>
export type Api = Readonly<Record<string, ModuleApi>>

export function endpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type FieldsIn<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType } ? z.input<S> : object
type FieldsOut<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType } ? z.output<S> : object

/** The input as the caller writes it: params, query and body as one flat object. */
export type RequestOf<E extends Endpoint> = FieldsIn<E, 'params'> & FieldsIn<E, 'query'> & FieldsIn<E, 'body'>
type ParsedOf<E extends Endpoint> = FieldsOut<E, 'params'> & FieldsOut<E, 'query'> & FieldsOut<E, 'body'>
/** The same input as the handler reads it, after parsing. The learner it is about is part of the call. */
export type InputOf<E extends Endpoint> = E['access'] extends 'learner' ? Omit<ParsedOf<E>, LearnerField> : ParsedOf<E>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
/** The handler's result, before serialisation. */
export type AnswerOf<E extends Endpoint> = z.input<E['response']>
