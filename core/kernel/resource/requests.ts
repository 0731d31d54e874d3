// Requests that one member of staff makes and another decides: their list, and the endpoint of the decision.
import { z } from 'zod'
import { commonErrors } from '../common-errors.ts'
import type { Endpoint } from '../endpoint.ts'
import type { ErrorFactory } from '../error.ts'
import { Reason, resource, Sentence, type ResourceApi, type ResourceSpec, type WithoutSecrets } from '../resource.ts'
import { Instant, line, StaffRef } from '../schemas.ts'
import { resourceErrors } from './resource-errors.ts'
import { REQUEST_STATUSES } from './second-person.ts'

export const AskedStatus = z.enum(REQUEST_STATUSES)
/** The request for a decision, as a part of a record. */
export const asked = { reason: z.string(), status: AskedStatus, askedBy: StaffRef, askedAt: Instant }
/** And of the deciding, by a second person. */
export const decided = { decidedBy: StaffRef.nullable(), decidedAt: Instant.nullable(), note: z.string().nullable() }
/** Everybody who has written any of what is asked for. They do not decide it. */
export const writtenBy = { writtenBy: z.array(StaffRef) }
/** The second person's word on what another has asked for. */
export const SecondWord = z.object({ isApproved: z.boolean(), note: Reason.optional() })

/** The fields of each request, around those of its own. */
const requestId = { id: z.string() }
const requestFilter = { status: AskedStatus.optional() }

interface RequestSpec {
  readonly name: string
  readonly feature: string
  /** The subject of a request: its own fields, besides why it was made, by whom, and the decision. */
  readonly subject: z.ZodRawShape
  /** The filters of the list, besides the status. */
  readonly filter?: z.ZodRawShape
  readonly create?: z.ZodObject
  /** Fields of money whose sums over all rows of the list are answered. */
  readonly sums?: readonly [string, ...string[]]
  readonly isPersonal?: true
  readonly errors?: readonly ErrorFactory[]
}

type FilterShape<S> = S extends { readonly filter: infer F extends z.ZodRawShape } ? F : Record<never, z.ZodType>
type WhenCreated<S> = S extends { readonly create: infer C extends z.ZodObject } ? { readonly create: C } : object

type WithSums<S> = S extends { readonly sums: infer N extends readonly [string, ...string[]] }
  ? { readonly sums: N }
  : object

type ListSpec<S extends RequestSpec> = {
  readonly name: S['name']
  readonly feature: S['feature']
  readonly record: z.ZodObject<typeof requestId & S['subject'] & typeof asked & typeof decided>
  readonly filter: z.ZodObject<typeof requestFilter & FilterShape<S>>
  readonly sort: readonly ['askedAt']
  readonly newestFirst: true
} & WhenCreated<S> &
  WithSums<S>

/** The newest request comes first. */
export function requests<const S extends RequestSpec>(spec: S & WithoutSecrets<ListSpec<S>>): ResourceApi<ListSpec<S>> {
  const { subject, filter, ...rest } = spec as RequestSpec
  const listed: ResourceSpec = {
    ...rest,
    record: z.object({ ...requestId, ...subject, ...asked, ...decided }),
    filter: z.object({ ...requestFilter, ...filter }),
    sort: ['askedAt'],
    newestFirst: true,
  }
  return resource(listed as never) as never // the type says per spec what is there
}

interface DecisionSpec {
  /** The requests that are decided: "refund-requests". */
  readonly of: string
  readonly feature: string
  /** Such as "approve or refuse a refund". */
  readonly summary: string
  readonly errors: readonly ErrorFactory[]
}

const decision = {
  params: z.object({ id: line(64).min(1) }),
  body: SecondWord,
  response: z.object({ status: AskedStatus }),
}

export interface DecisionEndpoint extends Endpoint {
  readonly params: typeof decision.params
  readonly body: typeof decision.body
  readonly response: typeof decision.response
  readonly access: `staff:${string}`
}

/** The handler refuses the person who made the request: the endpoint only knows the permission. */
export function decisionOn({ of, feature, summary, errors }: DecisionSpec): DecisionEndpoint {
  return {
    method: 'POST',
    path: `/staff/${of}/:id/decision`,
    summary: `Staff: ${summary} (by a second person)`,
    access: `staff:${feature}.approve`,
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      resourceErrors.INVITED_BY_ASKER,
      resourceErrors.REFUSAL_NEEDS_NOTE,
      ...errors,
    ],
    ...decision,
  }
}

interface SwitchSpec<F extends string> {
  /** The list of what is switched off: "flags". */
  readonly of: string
  readonly feature: string
  /** The field that becomes false. */
  readonly field: F
  readonly summary: string
}

const switching = { params: decision.params, body: z.object({ reason: Sentence }) }

export interface SwitchEndpoint<F extends string> extends Endpoint {
  readonly params: typeof switching.params
  readonly body: typeof switching.body
  readonly response: z.ZodObject<Record<F, z.ZodLiteral<false>>>
  readonly access: `staff:${string}`
}

/** One person does this at once. To switch it on again takes two. */
export function switchOff<const F extends string>({ of, feature, field, summary }: SwitchSpec<F>): SwitchEndpoint<F> {
  return {
    method: 'POST',
    path: `/staff/${of}/:id/off`,
    summary: `Staff: ${summary} at once`,
    access: `staff:${feature}.edit`,
    response: z.object({ [field]: z.literal(false) } as Record<F, z.ZodLiteral<false>>), // the one field
    errors: [commonErrors.NOT_FOUND_ERROR],
    ...switching,
  }
}
