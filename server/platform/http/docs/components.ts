// The schemas of the API's document. Those with a name are written once, below components, and referred to.
import { z } from 'zod'
import { named } from '#core/kernel/schemas.ts'
import { examples, namedSchemas } from '#core/named-schemas.ts'

export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: string[]
  readonly [key: string]: unknown
}

export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly outputOf: (schema: z.ZodType) => JsonSchema
  readonly inputOf: (schema: z.ZodType) => JsonSchema
}

for (const [id, schema] of Object.entries(namedSchemas)) named.add(schema, { id })
for (const [schema, example] of examples) named.add(schema, { ...named.get(schema), examples: [example] })

/**
 * `answers` are all schemas of answers. They take the names. A thing that is sent and differs from the answer of that
 * name is called "<name>Input".
 */
export function componentsOf(answers: readonly z.ZodType[]): Components {
  const schemas: Record<string, JsonSchema> = {}
  const answered = (name: string) => name
  const sent = (name: string, text: string) =>
    schemas[name] === undefined || JSON.stringify(schemas[name]) === text ? name : `${name}Input`
  const outputOf = (schema: z.ZodType) => add(schemas, jsonSchemaOf(schema, 'output'), answered)
  for (const schema of answers) outputOf(schema)
  return { schemas, outputOf, inputOf: (schema) => add(schemas, jsonSchemaOf(schema, 'input'), sent) }
}

interface JsonDocument {
  readonly root: JsonSchema
  readonly parts: Readonly<Record<string, JsonSchema>>
}

/** As a field of an object: a schema with a name is then a part of the document like any other. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonDocument {
  const wrapped = z.object({ it: schema })
  const json = z.toJSONSchema(wrapped, {
    io,
    unrepresentable: 'any',
    metadata: named,
    override: simplify,
  }) as JsonSchema
  return { root: json.properties?.['it'] ?? {}, parts: (json['$defs'] ?? {}) as JsonDocument['parts'] }
}

/** Says in plainer terms what some readers of the document do not understand. */
function simplify({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { pattern, propertyNames, additionalProperties = {}, required } = jsonSchema
  // Many programs read patterns without the flag that knows \p.
  if (pattern) jsonSchema.pattern = pattern.replaceAll(String.raw`\p{Cc}`, String.raw`\u0000-\u001f\u007f-\u009f`)
  // A record with fixed keys is an object with these fields.
  if (!required || typeof propertyNames !== 'object' || !propertyNames.enum) return
  jsonSchema.properties = Object.fromEntries(propertyNames.enum.map((key) => [key, additionalProperties]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

/** Adds the parts that have a name to the schemas, and returns the root, which refers to them. */
function add(
  schemas: Record<string, JsonSchema>,
  { root, parts }: JsonDocument,
  nameOf: (name: string, text: string) => string,
): JsonSchema {
  const plain = new Map(Object.entries(parts).map(([name, part]) => [name, refer(part, (each) => each)]))
  const shown = new Map([...plain].map(([name, part]) => [name, nameOf(name, JSON.stringify(part))]))
  const rename = (name: string) => shown.get(name) ?? name
  for (const [name, part] of Object.entries(parts)) schemas[rename(name)] = refer(part, rename)
  return refer(root, rename)
}

const PART = '#/$defs/'

function refer<T>(value: T, rename: (name: string) => string): T {
  const text = JSON.stringify(value, (key, each: unknown) =>
    key === '$ref' && typeof each === 'string' ? `#/components/schemas/${rename(each.slice(PART.length))}` : each,
  )
  return JSON.parse(text) as T // the same, with other addresses
}
