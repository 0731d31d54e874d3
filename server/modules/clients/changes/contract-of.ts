// The contract with programs of organisations: a list of calls and fields, so that two versions can be compared.
import { z } from 'zod'
import type { Api, Endpoint } from '#core/kernel/endpoint.ts'

/** Fields by their path, such as `orders[].amount`; the text is the field's type, such as `integer or null`. */
export type ContractFields = Readonly<Record<string, string>>

export interface CallContract {
  readonly input: ContractFields
  readonly output: ContractFields
  /** The day from which on it is no longer answered: 2027-06-30. */
  readonly until?: string
}

/** Keys are method and path. */
export type Contract = Readonly<Record<string, CallContract>>

export function contractOf(api: Api): Contract {
  const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group))
  return Object.fromEntries(
    endpoints
      .filter(({ access }) => access.startsWith('client'))
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, callOf(endpoint)]),
  )
}

function callOf({ params, query, body, response, deprecated }: Endpoint): CallContract {
  const inputs = [params, query, body].flatMap((schema) => (schema ? [fieldsOf(schema, 'input')] : []))
  return {
    input: Object.assign({}, ...inputs) as ContractFields, // each of them is such a record
    output: fieldsOf(response, 'output'),
    ...(deprecated && { until: deprecated.until }),
  }
}

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly additionalProperties?: JsonSchema | boolean
}

function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): ContractFields {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema // its fields are a JSON schema's
  return Object.fromEntries(flatten(json, '', io))
}

function flatten(schema: JsonSchema, path: string, io: 'input' | 'output'): [string, string][] {
  const { properties, items, required = [], additionalProperties } = schema
  const own: [string, string][] = path === '' ? [] : [[path, typeOf(schema)]]
  const variants = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const inner = [...variants, ...(items ? [items] : [])].flatMap((each) =>
    flatten(each, items ? `${path}[]` : path, io),
  )
  const named = Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const isOptional = io === 'input' && !required.includes(name)
    const [[first, type] = ['', ''], ...rest] = flatten(field, path === '' ? name : `${path}.${name}`, io)
    return [[first, isOptional ? `${type}, optional` : type] as [string, string], ...rest]
  })
  const values = typeof additionalProperties === 'object' ? flatten(additionalProperties, `${path}.*`, io) : []
  return [...own, ...inner.filter(([at]) => at !== path), ...named, ...values]
}

function typeOf({ type, enum: values, anyOf, items }: JsonSchema): string {
  if (values) return `one of ${values.join(', ')}`
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ')
  if (items) return 'list'
  return [type ?? 'anything'].flat().join(' or ')
}
