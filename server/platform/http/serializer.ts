// Compiled serializers, made from each endpoint's response schema when it first answers. Fields that the schema does
// not declare are not written, so a handler cannot leak them.
import fastJson from 'fast-json-stringify'
import { z } from 'zod'
import type { Endpoint } from '#core/kernel/endpoint.ts'

const compiled = new WeakMap<Endpoint, (value: unknown) => string>()

export function serialize(endpoint: Endpoint, value: unknown): string {
  let write = compiled.get(endpoint)
  if (!write) compiled.set(endpoint, (write = compile(endpoint)))
  return write(value)
}

function compile(endpoint: Endpoint): (value: unknown) => string {
  const schema = z.toJSONSchema(endpoint.response, { io: 'output', target: 'draft-7' })
  return fastJson(plainNullable(schema) as Parameters<typeof fastJson>[0]) // a JSON schema either way
}

/** `anyOf: [X, null]` as `X, nullable`: the compiler then needs no validator to choose between the two. */
function plainNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plainNullable)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = schema as { anyOf?: { type?: string }[] }
  if (anyOf?.length === 2 && anyOf[0]?.type !== undefined && anyOf[1]?.type === 'null')
    return { ...rest, ...(plainNullable(anyOf[0]) as object), nullable: true }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, plainNullable(value)]))
}
