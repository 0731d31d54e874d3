// A thing that staff look after, declared once. Every staff resource answers the same few endpoints, so one small data
// provider serves every screen of the console and a new resource is a short file on each side.
import { z } from 'zod'
import { commonErrors } from './common-errors.ts'
import type { Access, Endpoint } from './endpoint.ts'
import type { ErrorFactory } from './error.ts'
import { resourceErrors } from './resource/resource-errors.ts'
import { kindOf, line, queryInt, queryList } from './schemas.ts'
import { isDayRange } from './resource/day-range.ts'
import type { Secret } from './secret.ts'
import { SHORTEST_SENTENCE } from './resource/second-person.ts'

export interface ResourceSpec {
  /** Its address below /staff, and what the audit calls it: "coupons". */
  readonly name: string
  /** The permissions that a role has or lacks: `<feature>.view`, `<feature>.edit`, `<feature>.approve`. */
  readonly feature: string
  /** How the console shows it. `version` is added: it goes back with every change. */
  readonly record: z.ZodObject
  /** The filters of the list, besides `q` and `ids`. */
  readonly filter?: z.ZodObject
  /** The sort orders of the list. The first one is the default. */
  readonly sort: readonly [string, ...string[]]
  /** Unasked, the newest or highest first. */
  readonly newestFirst?: true
  readonly create?: z.ZodObject
  /** All that a form saves, at once. */
  readonly update?: z.ZodObject
  /** Fields of money whose sums over all rows of the list are answered. */
  readonly sums?: readonly [string, ...string[]]
  /** The fields that may be changed for many records at once. */
  readonly bulk?: z.ZodObject
  /** Many may be added from a sheet: its columns are the fields of a new one. */
  readonly import?: true
  /** The records are about people: an export needs a reason and the permission to edit. */
  readonly isPersonal?: true
  readonly errors?: readonly ErrorFactory[]
}

/** Why it is done, kept with every write. */
export const Reason = line(300)

/** Why a family's number is seen, or its sessions ended: more than a word. */
export const Sentence = Reason.min(SHORTEST_SENTENCE, 'Please enter a reason in one sentence.')

const Id = line(64).min(1)

/** The version of a row that was read: the number of the transaction that wrote it. */
export const Version = z.string().regex(/^\d{1,20}$/, 'not a version')

/** Under this key the endpoints of a resource carry the specification they were made from. Loops over their names skip it. */
export const SPEC = Symbol('spec')

export interface AnyResource {
  readonly [SPEC]: ResourceSpec
}

type FieldsOf<T> = T extends z.ZodObject ? z.output<T> : object
/** One as staff read it, without its version. */
export type RecordOf<A extends AnyResource> = FieldsOf<A[typeof SPEC]['record']>
/** The fields of a new one. The reason is not a field: it is passed separately. */
export type DraftOf<A extends AnyResource> = Omit<FieldsOf<A[typeof SPEC]['create']>, 'reason'>
/** The fields that a form or a bulk change may change. */
export type ChangeOf<A extends AnyResource> = FieldsOf<A[typeof SPEC]['update']> & FieldsOf<A[typeof SPEC]['bulk']>
/** The filters of a list. */
export type FilterOf<A extends AnyResource> = FieldsOf<A[typeof SPEC]['filter']>

/** Refuses a record that would answer a secret. */
export type WithoutSecrets<S extends ResourceSpec> =
  Extract<FieldsOf<S['record']>[keyof FieldsOf<S['record']>], Secret> extends never
    ? unknown
    : { readonly record: 'contains a secret' }

type Shape<T> = T extends z.ZodObject<infer S extends z.ZodRawShape> ? S : Record<never, z.ZodType>
type RecordResponse<S extends ResourceSpec> = z.ZodObject<Shape<S['record']> & { version: z.ZodString }>

/** A resource that must know why says so itself. */
type WithReason<T> = T & Omit<{ reason: z.ZodOptional<typeof Reason> }, keyof T>

interface ListEndpoint<S extends ResourceSpec> extends Endpoint {
  readonly query: z.ZodObject<typeof listQuery & Shape<S['filter']>>
  readonly response: z.ZodObject<{ data: z.ZodArray<RecordResponse<S>>; total: z.ZodInt; isCapped: z.ZodBoolean }>
  readonly access: `staff:${string}`
}
interface SumsEndpoint<S extends ResourceSpec> extends Endpoint {
  readonly query: z.ZodObject<Omit<typeof listQuery, 'from' | 'after' | 'size'> & Shape<S['filter']>>
  readonly response: typeof Sums
  readonly access: `staff:${string}`
}
interface OneEndpoint<S extends ResourceSpec> extends Endpoint {
  readonly params: z.ZodObject<{ id: typeof Id }>
  readonly response: RecordResponse<S>
  readonly access: `staff:${string}`
}
interface ExportEndpoint<S extends ResourceSpec> extends Endpoint {
  readonly query: z.ZodObject<Omit<typeof listQuery, 'from' | 'after' | 'size'> & Shape<S['filter']>>
  readonly body: z.ZodObject<{ reason: z.ZodOptional<typeof Reason> }>
  readonly response: ListEndpoint<S>['response']
  readonly access: `staff:${string}`
}
interface CreateEndpoint<S extends ResourceSpec> extends Endpoint {
  readonly body: z.ZodObject<WithReason<Shape<S['create']>>>
  readonly response: RecordResponse<S>
  readonly access: `staff:${string}`
}
interface UpdateEndpoint<S extends ResourceSpec> extends Endpoint {
  readonly params: z.ZodObject<{ id: typeof Id }>
  readonly body: z.ZodObject<Shape<S['update']> & { version: typeof Version; reason: z.ZodOptional<typeof Reason> }>
  readonly response: RecordResponse<S>
  readonly access: `staff:${string}`
}
interface BulkEndpoint<S extends ResourceSpec> extends Endpoint {
  readonly body: z.ZodObject<{
    ids: z.ZodArray<typeof Id>
    change: z.ZodObject<Shape<S['bulk']>>
    reason: z.ZodOptional<typeof Reason>
    dryRun: z.ZodDefault<z.ZodBoolean>
  }>
  readonly response: typeof BulkAnswer
  readonly access: `staff:${string}`
}

interface ImportEndpoint extends Endpoint {
  readonly body: typeof Sheet
  readonly response: typeof ImportAnswer
  readonly access: `staff:${string}`
}

export type ResourceApi<S extends ResourceSpec = ResourceSpec> = {
  readonly [SPEC]: S
  readonly list: ListEndpoint<S>
  readonly one: OneEndpoint<S>
  readonly export: ExportEndpoint<S>
} & (S extends { readonly sums: readonly string[] } ? { readonly sums: SumsEndpoint<S> } : object) &
  (S extends { readonly create: z.ZodObject } ? { readonly create: CreateEndpoint<S> } : object) &
  (S extends { readonly update: z.ZodObject } ? { readonly update: UpdateEndpoint<S> } : object) &
  (S extends { readonly bulk: z.ZodObject } ? { readonly bulk: BulkEndpoint<S> } : object) &
  (S extends { readonly import: true } ? { readonly import: ImportEndpoint } : object)

export const MAX_PAGE = 100
/** Counting ends here, and so does paging by number: people narrow the list, and programs go on by `after`. */
export const MOST_COUNTED = 10_000

const listQuery = {
  from: queryInt(0, MOST_COUNTED).default(0),
  /** In place of `from`: the rows after the one with this id. */
  after: Id.optional(),
  /** Size 0 asks for the total only. */
  size: queryInt(0, MAX_PAGE).default(25),
  order: z.enum(['ASC', 'DESC']).optional(),
  sort: z.string().max(40).optional(),
  /** Searched in all texts of a record that people read. */
  q: line(100).optional(),
  ids: queryList(Id, MAX_PAGE).optional(),
  /** Days in India, of the field that the list is ordered by: "this-month", or "2026-11-01..2026-11-27" with both days. */
  days: z.string().max(30).refine(isDayRange, 'Choose days, such as 2026-11-01..2026-11-30.').optional(),
}

/** The field that `days` narrows: the one that the list is ordered by, where that is a moment. */
export function daysFieldOf({ sort: [field], record }: ResourceSpec): string | undefined {
  const schema = record.shape[field]
  return schema !== undefined && kindOf(schema as z.ZodType) === 'instant' ? field : undefined
}

/** In paise, by field, over all rows that match: not only those of a page. */
const Sums = z.object({ sums: z.record(z.string(), z.int()) })

/** How many a bulk change reached, or would reach. */
const BulkAnswer = z.object({ count: z.int(), missing: z.array(z.string()) })

const MAX_ROWS = 500

const SheetRow = z.record(z.string().max(40), z.string().max(4_000))

const Sheet = z.object({
  rows: z.array(SheetRow).min(1).max(MAX_ROWS),
  reason: Reason.optional(),
  /** Tells what would happen, and changes nothing. */
  dryRun: z.boolean().default(false),
})

/** Rows that are wrong are named and left out; the others are added. The first below the heading is row 1. */
const ImportAnswer = z.object({
  added: z.int(),
  errors: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
})

/** The endpoints of a resource: those it has fields for. A role's scope is `<feature>.view` or `<feature>.edit`. */
export function resource<const S extends ResourceSpec>(spec: S & WithoutSecrets<S>): ResourceApi<S> {
  const record = spec.record.extend({ version: z.string() })
  return { [SPEC]: spec, ...reads(spec, record), ...writes(spec, record) } as unknown as ResourceApi<S> // the type says per spec what is there
}

function reads(spec: ResourceSpec, record: z.ZodObject): Record<string, Endpoint> {
  const { name, feature, sort, filter, isPersonal } = spec
  const access: Access = `staff:${feature}.view`
  const { days, ...plainQuery } = listQuery
  const whole = { ...plainQuery, ...(daysFieldOf(spec) !== undefined && { days }) }
  const { from: _from, after: _after, size: _size, ...asked } = whole
  return {
    ...(spec.sums && {
      sums: {
        method: 'GET',
        path: `/staff/${name}/sums`,
        summary: `Staff: get the sums of all matching ${words(name)}`,
        access,
        query: z.object({ ...asked, sort: z.enum(sort).optional(), ...filter?.shape }),
        response: Sums,
      },
    }),
    export: {
      method: 'POST',
      path: `/staff/${name}/export`,
      summary: `Staff: export matching ${words(name)} (records who exported how many)`,
      access: isPersonal ? `staff:${feature}.edit` : access,
      query: z.object({ ...asked, sort: z.enum(sort).optional(), ...filter?.shape }),
      body: z.object({ reason: isPersonal ? Sentence : Reason.optional() }),
      response: pageOf(record),
      errors: [resourceErrors.TOO_MANY_TO_EXPORT],
      limit: { calls: 30, perSeconds: 3_600 },
    },
    list: {
      method: 'GET',
      path: `/staff/${name}`,
      summary: `Staff: list ${words(name)}`,
      access,
      query: z.object({ ...whole, sort: z.enum(sort).optional(), ...filter?.shape }),
      response: pageOf(record),
    },
    one: {
      method: 'GET',
      path: `/staff/${name}/:id`,
      summary: `Staff: get one of the ${words(name)}`,
      access,
      params: z.object({ id: Id }),
      response: record,
      errors: [commonErrors.NOT_FOUND_ERROR],
    },
  }
}

/** A total that is capped is `MOST_COUNTED`, or what a search has found so far. */
function pageOf(record: z.ZodObject) {
  return z.object({ data: z.array(record), total: z.int(), isCapped: z.boolean() })
}

function writes(spec: ResourceSpec, response: z.ZodObject): Record<string, Endpoint> {
  const { name, feature, create, update, bulk } = spec
  const access: Access = `staff:${feature}.edit`
  const path = `/staff/${name}`
  const reason = Reason.optional()
  const errors = [resourceErrors.ALREADY_EXISTS, resourceErrors.DOES_NOT_FIT, ...(spec.errors ?? [])]
  const found = [commonErrors.NOT_FOUND_ERROR, resourceErrors.STALE_VERSION]
  const creating = create && {
    method: 'POST' as const,
    path,
    summary: `Staff: create one of the ${words(name)}`,
    access,
    body: z.object({ reason, ...create.shape }),
    response,
    errors,
  }
  const updating = update && {
    method: 'PUT' as const,
    path: `${path}/:id`,
    summary: `Staff: update one of the ${words(name)} (optimistic locking through \`version\`)`,
    access,
    params: z.object({ id: Id }),
    body: update.extend({ version: Version, reason }),
    response,
    errors: [...found, ...errors],
  }
  const importing = spec.import && {
    method: 'POST' as const,
    path: `${path}/import`,
    summary: `Staff: import ${words(name)} from a sheet (a dry run only reports errors)`,
    access,
    body: Sheet,
    response: ImportAnswer,
  }
  const forMany = bulk && {
    method: 'POST' as const,
    path: `${path}/bulk`,
    summary: `Staff: update many ${words(name)} (a dry run only counts them)`,
    access,
    body: z.object({ ids: z.array(Id).min(1).max(MAX_PAGE), change: bulk, reason, dryRun: z.boolean().default(false) }),
    response: BulkAnswer,
    errors,
  }
  return {
    ...(creating && { create: creating }),
    ...(updating && { update: updating }),
    ...(forMany && { bulk: forMany }),
    ...(importing && { import: importing }),
  }
}

function words(name: string): string {
  return name.replaceAll('-', ' ')
}
