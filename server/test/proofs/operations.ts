// The calls that the server itself says it answers: read from its two documents, so a new endpoint is proven too.
import { api } from '#core/api.ts'
import { openApiOf, type OpenApi, type Readers } from '#server/platform/http/docs/openapi.ts'
import { moduleOf } from './module-of.ts'

export interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly maxLength?: number
}

export interface Operation {
  /** "orders.buyItems" */
  readonly id: string
  /** The module that answers it. */
  readonly module: string
  readonly method: string
  /** Below the API base, with {name} for its parameters. */
  readonly path: string
  /** "anyone", "household", "learner", … */
  readonly access: string
  /** The fields that name something which must be the caller's own, by its kind. */
  readonly owns: Readonly<Record<string, string>>
  readonly pathFields: Readonly<Record<string, Schema>>
  readonly queryFields: Readonly<Record<string, Schema>>
  readonly body: Schema | undefined
  readonly takesIdempotencyKey: boolean
  /** The refusals it is documented to give: "404 ORDER_NOT_FOUND". */
  readonly refusals: readonly string[]
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: Schema
}

interface OperationDocument {
  readonly operationId: string
  readonly 'x-access': string
  readonly 'x-owns'?: Readonly<Record<string, string>>
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

export function readOperations(): Operation[] {
  return (['PROGRAMMERS', 'STAFF'] satisfies Readers[]).flatMap((readers) => {
    const { paths, components } = openApiOf(api, readers)
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) =>
        operationOf(path, method, writtenOut(described, components.schemas) as OperationDocument),
      ),
    )
  })
}

/** With the named schemas where the document refers to them. */
function writtenOut(value: unknown, schemas: OpenApi['components']['schemas']): unknown {
  if (Array.isArray(value)) return value.map((each) => writtenOut(each, schemas))
  if (typeof value !== 'object' || value === null) return value
  const { $ref: place } = value as { readonly $ref?: unknown }
  if (typeof place === 'string') return writtenOut(schemas[place.slice(place.lastIndexOf('/') + 1)], schemas)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, writtenOut(each, schemas)]))
}

function operationOf(path: string, method: string, described: OperationDocument): Operation {
  const fieldsIn = (place: Parameter['in']) =>
    Object.fromEntries(
      described.parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, schema]),
    )
  return {
    id: described.operationId,
    module: moduleOf(described.operationId.slice(0, described.operationId.indexOf('.'))),
    method: method.toUpperCase(),
    path,
    access: described['x-access'],
    owns: described['x-owns'] ?? {},
    pathFields: fieldsIn('path'),
    queryFields: fieldsIn('query'),
    body: described.requestBody?.content['application/json'].schema,
    takesIdempotencyKey: 'Idempotency-Key' in fieldsIn('header'),
    refusals: Object.entries(described.responses).flatMap(([status, { description }]) =>
      description.split('\n').map((line) => `${status} ${line.split(':')[0]}`),
    ),
  }
}

/** The fields of a body, of the form with names where a bare list will do as well. */
export function bodyFields({ body }: Operation): Readonly<Record<string, Schema>> {
  return body?.properties ?? body?.oneOf?.find(({ properties }) => properties)?.properties ?? {}
}

/** Returns true if the operation takes a field of this name. */
export function takesField(operation: Operation, name: string): boolean {
  return name in operation.queryFields || name in bodyFields(operation)
}

/**
 * Values that mean something to the application, by the names of the fields that carry them; under an operation's id, those
 * that have another meaning there.
 */
export type ExampleValues = Readonly<Record<string, unknown>>

/** A request as it should be: known values where there are some, else the first value the schema allows. */
export interface RightRequest {
  readonly method: string
  readonly path: string
  readonly pathFields: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

export function rightRequest(operation: Operation, values: ExampleValues): RightRequest {
  const { id, method, path, pathFields, queryFields, body } = operation
  const known = { ...values, ...(values[id] as ExampleValues | undefined) }
  return {
    method,
    path,
    pathFields: textsOf(pathFields, known),
    query: textsOf(queryFields, known),
    body: body && valuesOf(bodyFields(operation), known),
  }
}

function textsOf(fields: Readonly<Record<string, Schema>>, known: ExampleValues): Record<string, string> {
  return Object.fromEntries(Object.entries(valuesOf(fields, known)).map(([name, value]) => [name, String(value)]))
}

function valuesOf(fields: Readonly<Record<string, Schema>>, known: ExampleValues): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, schema]) => [name, valueOf(name, schema, known)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Undefined where nothing sensible is known: such a field is left out. */
function valueOf(name: string, schema: Schema, known: ExampleValues): unknown {
  if (name in known) return known[name]
  if (schema.default !== undefined && schema.properties === undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties) return valuesOf(schema.properties, known)
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return choice.map((each) => valueOf(name, each, known)).find((value) => value !== undefined)
  if (schema.items) {
    const item = valueOf(name, schema.items, known)
    return item === undefined ? [] : [item]
  }
  return { boolean: true, integer: 1, number: 1 }[String(schema.type)]
}
