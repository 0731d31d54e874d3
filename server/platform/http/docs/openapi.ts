// The OpenAPI document, made from the contract.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Access, Api, Endpoint } from '#core/kernel/endpoint.ts'
import type { ErrorFactory } from '#core/kernel/error.ts'
import { PRODUCT } from '#core/kernel/product.ts'
import { strangerRefusal } from '#server/platform/access/actor.ts'
import { API_BASE } from '../mount.ts'

export type OpenApi = ReturnType<typeof openApiOf>

export function openApiOf(api: Api) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [module, endpoints] of Object.entries(api))
    for (const [name, endpoint] of Object.entries(endpoints))
      for (const [i, path] of [endpoint.path, ...(endpoint.also ?? [])].entries()) {
        const operationId = `${module}.${name}${i === 0 ? '' : `.${i + 1}`}`
        const at = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})
        at[endpoint.method.toLowerCase()] = { operationId, tags: [module], ...describe(endpoint) }
      }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT.name} API`, version: '1' },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: PRODUCT.name.toLowerCase() },
        client: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function describe(endpoint: Endpoint) {
  const { access, summary, body, deprecated } = endpoint
  return {
    summary,
    ...(deprecated && {
      deprecated: true,
      description: `Answered until ${deprecated.until}. Use ${deprecated.instead} in its place.`,
    }),
    'x-access': access,
    security: securityOf(access),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: bodySchema(endpoint) } } } }),
    responses: {
      ...doneResponse(endpoint),
      ...errorResponses(endpoint),
    },
  }
}

function securityOf(access: Access): object[] {
  if (access.startsWith('client')) return [{ client: [] }]
  return access === 'anyone' ? [{}, { session: [] }] : [{ session: [] }]
}

function doneResponse(endpoint: Endpoint): object {
  if (endpoint.isEmpty) return { 204: { description: 'Done' } }
  const content = { [endpoint.contentType ?? 'application/json']: { schema: responseSchema(endpoint) } }
  return { 200: { description: 'Done', content } }
}

function parametersOf({ params, query, idempotent }: Endpoint): object[] {
  return [
    ...parametersIn('path', params),
    ...parametersIn('query', query),
    ...(idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }] : []),
  ]
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function bodySchema({ body, listBody }: Endpoint): object {
  const schema = body ? jsonSchema(body, 'input') : {}
  return listBody ? { oneOf: [schema, schema.properties?.[listBody] ?? {}] } : schema
}

function responseSchema({ response, contentType }: Endpoint): object {
  return contentType ? { type: 'string', format: 'binary' } : jsonSchema(response, 'output')
}

interface JsonObjectSchema {
  readonly properties?: Record<string, object>
  readonly required?: readonly string[]
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObjectSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObjectSchema // its fields are a JSON schema's
}

function errorResponses(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy([...commonOf(endpoint), ...(endpoint.errors ?? [])], ({ status }) => status)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => [status, { description: errors.map(describeError).join('\n'), content }]),
  )
}

function commonOf({ access, limit, params, query, body }: Endpoint): ErrorFactory[] {
  // Claims about the caller are compared with the session on every call that takes them.
  const mayLie = [query, body].some((fields) => fields && 'callingUserId' in fields.shape)
  return [
    ...((params ?? query ?? body) ? [commonErrors.INVALID_INPUT] : []),
    ...(access === 'anyone' ? [] : [strangerRefusal(access)]),
    ...(access !== 'anyone' || mayLie ? [commonErrors.FORBIDDEN_ERROR] : []),
    ...(limit || access.startsWith('client') ? [commonErrors.RATE_LIMIT_EXCEEDED] : []),
  ]
}

function describeError({ code, message }: ErrorFactory): string {
  return `${code}: ${message}`
}

const errorSchema = {
  type: 'object',
  required: ['errorCode', 'errorMessage', 'requestId'],
  properties: {
    errorCode: { type: 'string' },
    errorMessage: { type: 'string' },
    requestId: { type: 'string' },
    fieldErrors: { type: 'object', additionalProperties: { type: 'string' } },
  },
}
