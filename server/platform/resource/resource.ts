// Answers the endpoints of a staff resource: parsing and access are `perform`'s, the rows are the module's store's. Every
// write is one transaction with its audit row.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { defined } from '#core/kernel/defined.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'
import { DomainError } from '#core/kernel/error.ts'
import { MOST_COUNTED, SPEC, type AnyResource, type ChangeOf, type DraftOf, type RecordOf } from '#core/kernel/resource.ts' // prettier-ignore
import { resourceErrors as errors } from '#core/kernel/resource/resource-errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { masked } from '#server/platform/access/masked.ts'
import { audit } from '#server/platform/audit.ts'
import type { Operation } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { brokenKeyColumn, sqlStateOf, type Tx } from '#server/platform/database/db.ts'
import { refuseGuarded } from './limits/guarded.ts'
import { narrowedStore, refuseOutside, type Within } from './limits/limited.ts'
import { refuseUnlistedHosts } from './links.ts'
import { refuseUnlistedValues } from './fields/listed-values.ts'
import { fieldOf, fieldsOfRow, OnlyTried, type RowError, type Sheet, type SheetReader } from './sheet.ts'
import { lockRow, type ListQuery, type Fields, type ResourceStore, type Row } from './store.ts'

/** A module's own rules for its resource. */
export interface ResourceRules<A extends AnyResource = AnyResource, W extends object = Fields> {
  /** The three letters of a new one's id. */
  readonly kind?: string
  /** The id of a new one that is among its fields. */
  readonly idOf?: (fields: DraftOf<A>) => string
  /** Adds the fields of a new record that the caller does not send. */
  readonly complete?: (ctx: Ctx, tx: Tx, write: NewWrite<A>) => W | Promise<W>
  /** In the same transaction, once it is there. */
  readonly created?: (ctx: Ctx, tx: Tx, id: string, write: Write<A>) => Promise<void>
  /** In the same transaction, once it has its new fields. */
  readonly changed?: (ctx: Ctx, tx: Tx, id: string, write: Write<A>) => Promise<void>
  /** Fields that need a further scope than the feature's edit: `{ price: 'plans.approve' }`. */
  readonly guarded?: { readonly [K in keyof (DraftOf<A> & ChangeOf<A>)]?: `${string}.approve` }
  /** The store as this member of staff reads and writes it: a reader may see fewer rows, a draft names its writer. */
  readonly storeOf?: (actor: Staff) => ResourceStore
  /** The rows of a limited member of staff, by kind of limit. Left out: no limited member has any. */
  readonly within?: Within
  /** A row of a sheet as the fields of a new one, or its problems by their columns. Left out: the columns are the fields. */
  readonly readRow?: SheetReader
  /** Throws when a row of a sheet must not be added, though a form may add it: it is there already. */
  readonly checkRow?: (tx: Tx, fields: DraftOf<A>) => Promise<void>
  /** The problems of a sheet as a whole, by its rows from 0: those rows are not added. */
  readonly checkSheet?: (rows: readonly (DraftOf<A> | undefined)[]) => readonly RowError[]
  /** Throws when this must not be written. */
  readonly check?: (ctx: Ctx, tx: Tx, write: Write<A>) => Promise<void> | void
}

export interface Write<A extends AnyResource = AnyResource, F = Partial<DraftOf<A> & ChangeOf<A>>> {
  readonly actor: Staff
  /** Undefined for a new one. */
  readonly before: Row<RecordOf<A>> | undefined
  readonly fields: F
  /** Why, in the writer's words. */
  readonly reason: string | undefined
}

/** A write of a new one. */
export type NewWrite<A extends AnyResource> = Write<A, DraftOf<A>>

export interface RecordWrite extends Write<AnyResource, Fields> {
  readonly id: string
}

/** The handlers of a resource's endpoints. */
export function resourceOperations<A extends AnyResource, W extends object>(
  api: A,
  store: ResourceStore<RecordOf<A>, W>,
  rules: ResourceRules<A, NoInfer<W>> = {},
): readonly Operation[] {
  return operationsOf(aResource(api, store, rules))
}

/** A resource as its module makes it. */
export interface Resource<A extends AnyResource = AnyResource> {
  readonly api: A
  readonly store: ResourceStore<RecordOf<A>>
  readonly rules: ResourceRules
}

export function aResource<A extends AnyResource, W extends object>(
  api: A,
  store: ResourceStore<RecordOf<A>, W>,
  rules: ResourceRules<A, NoInfer<W>> = {},
): Resource<A> {
  // The types have checked that all three are of the same fields; what follows reads the fields by their names.
  return { api, store: store as unknown as ResourceStore<RecordOf<A>>, rules: rules as unknown as ResourceRules }
}

export function operationsOf<A extends AnyResource>(resource: Resource<A>): readonly Operation[] {
  const known = resource as unknown as Resource
  const { api } = known
  const { name } = api[SPEC]
  const endpoints = api as unknown as Readonly<Record<string, Endpoint>>
  const handlers: Record<string, OperationHandler> = {
    list: async (ctx, input, actor) => storeFor(known, actor).list(ctx.staffDb, input as ListQuery, ctx.now()),
    async sums(ctx, input, actor) {
      const store = storeFor(known, actor)
      return { sums: await store.sums?.(ctx.staffDb, input as ListQuery, api[SPEC].sums ?? [], ctx.now()) }
    },
    one: async (ctx, { id }, actor) => found(await storeFor(known, actor).find(ctx.db, String(id), ctx.now())),
    export: (ctx, input, actor) => exportRows(ctx, known, input, actor),
    create: (ctx, input, actor) => create(ctx, known, input, actor),
    update: (ctx, input, actor) => update(ctx, known, input, actor),
    bulk: (ctx, input, actor) => bulk(ctx, known, input as BulkInput, actor),
    import: (ctx, input, actor) => importRows(ctx, known, input as Sheet, actor),
  }
  return Object.entries(handlers).flatMap(([each, answer]) => {
    const endpoint = endpoints[each]
    // The contract has parsed the input, and its access admits only staff.
    const handle: Operation['handle'] = (ctx, input, { actor }) => answer(ctx, input as Fields, actor as Staff)
    const kind = { isNarrowed: known.rules.within !== undefined, isPersonal: api[SPEC].isPersonal === true }
    return endpoint ? [{ name: `${name}.${each}`, endpoint, handle, ...kind }] : []
  })
}

type OperationHandler = (ctx: Ctx, input: Fields, actor: Staff) => Promise<unknown>

/** Throws TOO_MANY_TO_EXPORT. That it was taken away is written down with it: operations console, rule 5. */
async function exportRows(ctx: Ctx, known: Resource, { reason, ...asked }: Fields, actor: Staff) {
  const { name } = known.api[SPEC]
  const store = storeFor(known, actor)
  const all = { ...asked, from: 0 }
  const { total, isCapped } = await store.list(ctx.staffDb, { ...all, size: 0 }, ctx.now())
  if (isCapped && total === MOST_COUNTED) throw errors.TOO_MANY_TO_EXPORT({ n: MOST_COUNTED })
  const found = await store.list(ctx.staffDb, { ...all, size: MOST_COUNTED }, ctx.now())
  const detail = { after: { rows: found.total, filter: masked(defined(asked)) }, reason }
  await audit(ctx, ctx.db, { actor, action: `${name}.export`, subject: name, detail })
  return found
}

async function create(ctx: Ctx, known: Resource, input: Fields, actor: Staff): Promise<Row> {
  const { reason, ...fields } = input
  const { kind = '', idOf } = known.rules
  const id = idOf?.(fields) ?? ctx.newId(kind)
  return writing(ctx, (tx) =>
    writeOne(ctx, tx, known, { id, actor, before: undefined, fields, reason: textOf(reason) }),
  )
}

async function update(ctx: Ctx, known: Resource, input: Fields, actor: Staff): Promise<Row> {
  const { id, version, reason, ...fields } = input
  return writing(ctx, async (tx) => {
    const before = await locked(ctx, tx, known, { id: String(id), actor })
    if (!before) throw commonErrors.NOT_FOUND_ERROR()
    if (before.version !== version) throw errors.STALE_VERSION()
    // A form that was saved without a change writes nothing, and needs no reason.
    if (isSame(before, fields)) return before
    return writeOne(ctx, tx, known, { id: before.id, actor, before, fields, reason: textOf(reason) })
  })
}

function isSame(before: Row, fields: Fields): boolean {
  return Object.entries(fields).every(
    ([field, value]) => value === undefined || isDeepStrictEqual(value, before[field]),
  )
}

/** All or none of those that are there; the others are named. */
async function bulk(ctx: Ctx, known: Resource, { ids, change, reason, dryRun }: BulkInput, actor: Staff) {
  // In one order, so that two who change the same ones do not wait in a circle.
  const wanted = [...new Set(ids)].toSorted()
  return writing(ctx, async (tx) => {
    const missing: string[] = []
    for (const id of wanted) {
      const before = await locked(ctx, tx, known, { id, actor })
      if (!before) missing.push(id)
      else if (!dryRun) await writeOne(ctx, tx, known, { id, actor, before, fields: change, reason })
    }
    return { count: wanted.length - missing.length, missing }
  })
}

interface BulkInput extends Fields {
  readonly ids: readonly string[]
  readonly change: Fields
  readonly reason: string | undefined
  readonly dryRun: boolean
}

/** Each row that is right, as if it had been added by itself; a dry run does the same and takes it back. */
async function importRows(ctx: Ctx, known: Resource, { rows, reason, dryRun }: Sheet, actor: Staff) {
  const { kind = '' } = known.rules
  const wrong: RowError[] = []
  let added = 0
  const read = rows.map((row) => fieldsOfRow(known.api[SPEC].create, known.rules.readRow, row))
  const whole =
    known.rules.checkSheet?.(
      read.map(({ fields, problems }) => (problems.length > 0 ? undefined : (fields as never))),
    ) ?? [] // the contract has parsed them
  const work = ctx.db.transaction().execute(async (tx) => {
    for (const [i, { fields, problems: own }] of read.entries()) {
      const problems = [...own, ...whole.filter(({ row }) => row === i)]
      if (problems.length > 0) {
        wrong.push(...problems.map((problem) => ({ ...problem, row: i + 1 })))
        continue
      }
      await sql`savepoint one_row`.execute(tx)
      try {
        await known.rules.checkRow?.(tx, fields as never)
        await writeOne(ctx, tx, known, { id: ctx.newId(kind), actor, before: undefined, fields, reason })
        added += 1
      } catch (error) {
        wrong.push(...refusedFields(error).map((refused) => ({ row: i + 1, ...refused })))
        await sql`rollback to savepoint one_row`.execute(tx)
      }
    }
    if (dryRun) throw new OnlyTried()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof OnlyTried)) throw error
  })
  return { added, errors: wrong }
}

/** The fields that were refused, each with its reason; or the one whose column broke a rule of the table. */
function refusedFields(error: unknown): Omit<RowError, 'row'>[] {
  const refusal = refusalOf(error)
  const byField = Object.entries(refusal.fieldErrors ?? {}).map(([field, message]) => ({ field, message }))
  return byField.length > 0 ? byField : [{ field: fieldOf(brokenKeyColumn(error)), message: refusal.message }]
}

async function locked(
  ctx: Ctx,
  tx: Tx,
  known: Resource,
  { id, actor }: { readonly id: string; readonly actor: Staff },
): Promise<Row | undefined> {
  return lockRow(narrowedStore(known, actor), tx, id, ctx.now())
}

/** One row with its audit row, in the caller's transaction: the caller has locked the row and knows its version. */
export async function writeOne<A extends AnyResource>(
  ctx: Ctx,
  tx: Tx,
  known: Resource<A>,
  what: RecordWrite,
): Promise<Row> {
  const resource = known as unknown as Resource
  const { api, store, rules } = resource
  const { id, actor, before, fields, reason } = what
  const { name } = api[SPEC]
  refuseGuarded(rules.guarded ?? {}, what)
  await refuseUnlistedHosts(ctx, tx, api[SPEC], what)
  await refuseUnlistedValues(ctx, tx, api[SPEC], what)
  await rules.check?.(ctx, tx, what)
  const all = before ? fields : ((await rules.complete?.(ctx, tx, what)) ?? fields)
  if (Object.keys(all).length > 0) await put(ctx, tx, storeFor(resource, actor), { ...what, fields: all })
  await (before ? rules.changed : rules.created)?.(ctx, tx, id, what)
  const after = found(await store.find(tx, id, ctx.now()))
  await refuseOutside(ctx, tx, resource, { id, actor })
  const action = `${name}.${before ? 'update' : 'create'}`
  await audit(ctx, tx, { actor, action, subject: `${name}/${id}`, detail: { before, after, reason } })
  return after
}

/** Throws FORBIDDEN_ERROR for a limited member, where nothing says which rows are theirs. */
function storeFor(known: Resource, actor: Staff): ResourceStore {
  return narrowedStore({ ...known, store: known.rules.storeOf?.(actor) ?? known.store }, actor)
}

async function put(ctx: Ctx, tx: Tx, store: ResourceStore, { id, before, fields }: RecordWrite): Promise<void> {
  const act = before ? store.update : store.insert
  if (!act) throw commonErrors.FORBIDDEN_ERROR()
  await act.call(store, tx, id, fields, ctx.now())
}

/** Runs `work` in one transaction. A refusal by the database about the data is answered as ALREADY_EXISTS or DOES_NOT_FIT. */
export async function writing<T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await ctx.db.transaction().execute(work)
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Turns a refusal about the data, which the caller can correct, into an error with a code. Throws every other error again. */
function refusalOf(error: unknown): DomainError {
  const state = sqlStateOf(error) ?? ''
  if (state === '23505') return errors.ALREADY_EXISTS()
  // Class 22 is a value no column takes, class 23 one that breaks a rule of the table.
  if (/^2[23]/.test(state)) return errors.DOES_NOT_FIT()
  if (error instanceof DomainError) return error
  throw error
}

function found(row: Row | undefined): Row {
  if (!row) throw commonErrors.NOT_FOUND_ERROR()
  return row
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
