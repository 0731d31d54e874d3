// The OpenAPI document, made from the contract.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Access, Api, Endpoint } from '#core/kernel/endpoint.ts'
import type { ErrorFactory } from '#core/kernel/error.ts'
import { PRODUCT } from '#core/kernel/product.ts'
import { strangerRefusal } from '#server/platform/access/actor.ts'
import { API_BASE } from '../mount.ts'
import { componentsOf, type Components, type JsonSchema } from './components.ts'
import { exampleOf } from './example.ts'
import { GUIDE } from './guide.ts'
import { tagOf, tagsOf } from './tags.ts'

export type OpenApi = ReturnType<typeof openApiOf>

/** Programmers elsewhere read what families and programs call; staff and teachers have calls of their own. */
export type Readers = 'PROGRAMMERS' | 'STAFF'

const PROGRAM_ACCESS = /^(?:anyone|household|learner|client)/

export function openApiOf(api: Api, readers: Readers) {
  const groups = Object.entries(api).map(([group, endpoints]) => ({
    group,
    endpoints: Object.entries(endpoints).filter(([, { access }]) => readersOf(group, access) === readers),
  }))
  const all = groups.flatMap(({ endpoints }) => endpoints.map(([, endpoint]) => endpoint))
  const components = componentsOf(all.filter(({ contentType, isEmpty }) => !contentType && !isEmpty).map(({ response }) => response)) // prettier-ignore
  const paths: Record<string, Record<string, object>> = {}
  for (const { group, endpoints } of groups)
    for (const [name, endpoint] of endpoints)
      for (const [i, path] of [endpoint.path, ...(endpoint.also ?? [])].entries()) {
        const operationId = `${group}.${name}${i === 0 ? '' : `.${i + 1}`}`
        const at = (paths[addressOf(path)] ??= {})
        at[endpoint.method.toLowerCase()] = { operationId, tags: [tagOf(group)], ...describe(endpoint, components) }
      }
  const tags = new Set(groups.filter(({ endpoints }) => endpoints.length > 0).map(({ group }) => tagOf(group)))
  return {
    openapi: '3.1.0',
    info: aboutOf(readers),
    servers: [{ url: API_BASE }],
    tags: tagsOf(tags),
    paths,
    components: {
      schemas: { ...components.schemas, Error: errorSchema } as Readonly<Record<string, JsonSchema>>,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: PRODUCT.name.toLowerCase(), description: 'The cookie of a sign-in.' },
        ...(readers === 'PROGRAMMERS' && { client: CLIENT_KEY }),
      },
    },
  } // prettier-ignore
}

function addressOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

const CLIENT_KEY = { type: 'http', scheme: 'bearer', description: 'A key of an organisation: Bearer kdl_…' }

function readersOf(group: string, access: Access): Readers {
  return PROGRAM_ACCESS.test(access) && !group.startsWith('staff') ? 'PROGRAMMERS' : 'STAFF'
}

function aboutOf(readers: Readers) {
  const ours = { title: `${PRODUCT.name} API for its staff`, description: 'The calls of the console and of the teacher’s area.' }
  const theirs = { title: `${PRODUCT.name} API`, description: GUIDE }
  return {
    ...(readers === 'STAFF' ? ours : theirs),
    version: '1',
    contact: { name: 'Partner desk' },
    license: { name: 'For partners and families only', identifier: 'LicenseRef-Kandil' },
  }
} // prettier-ignore

function describe(endpoint: Endpoint, components: Components) {
  const { access, owns, summary, body, deprecated } = endpoint
  const schema = body && bodySchema(endpoint, components)
  return {
    summary,
    description: describeUse(endpoint),
    ...(deprecated && { deprecated: true }),
    'x-access': access,
    ...(owns && { 'x-owns': owns }),
    security: securityOf(access),
    parameters: parametersOf(endpoint, components),
    ...(body && schema && { requestBody: { required: true, content: jsonContent(schema, components, body) } }),
    responses: { ...doneResponse(endpoint, components), ...errorResponses(endpoint) },
  }
}

/** Who may call it, how often, and what a repeated call does. */
function describeUse({ access, owns = {}, limit, idempotent, deprecated, older }: Endpoint): string {
  return [
    callersOf(access),
    ...Object.values(owns).map((field) => `The thing that ${field} names must be the caller’s own.`),
    limit && `At most ${limit.calls} calls in ${limit.perSeconds} seconds.`,
    idempotent && 'Takes an Idempotency-Key: the same key answers the same again and has one effect.',
    deprecated && `Answered until ${deprecated.until}. Use ${deprecated.instead} in its place.`,
    older && `Its older address is served as well: ${older.map(addressOf).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const SESSION_OWNERS: Readonly<Record<string, string>> = { household: 'family', staff: 'member of staff' }

function callersOf(access: Access): string {
  const [kind, scope] = access.split(':')
  if (kind === 'anyone') return 'Anyone may call it.'
  if (kind === 'client') return scope ? `It needs a key with the scope ${scope}.` : 'It needs a key.'
  if (kind === 'learner')
    return 'It needs the session of a family, and is about the learner that it names, or the chosen one.'
  if (kind === 'staff' && scope) return `It needs the permission ${scope}.`
  return `It needs the session of a ${SESSION_OWNERS[kind ?? ''] ?? kind}.`
}

function securityOf(access: Access): object[] {
  if (access.startsWith('client')) return [{ client: [] }]
  return access === 'anyone' ? [{}, { session: [] }] : [{ session: [] }]
}

function doneResponse(endpoint: Endpoint, components: Components): object {
  const { isEmpty, contentType, response } = endpoint
  if (isEmpty) return { 204: { description: 'Done' } }
  const content = contentType
    ? { [contentType]: { schema: { type: 'string', format: 'binary' } } }
    : jsonContent(components.outputOf(response), components, response)
  return { 200: { description: 'Done', content } }
}

function jsonContent(schema: JsonSchema, components: Components, valid: Endpoint['response']): object {
  return { 'application/json': { schema, ...exampleOf(schema, components.schemas, valid) } }
}

function parametersOf({ params, query, idempotent }: Endpoint, components: Components): object[] {
  return [
    ...parametersIn('path', params, components),
    ...parametersIn('query', query, components),
    ...(idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }] : []),
  ]
}

function parametersIn(place: 'path' | 'query', fields: Endpoint['query'], components: Components): object[] {
  if (!fields) return []
  const { properties = {}, required = [] } = components.inputOf(fields)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function bodySchema({ body, listBody }: Endpoint, components: Components): JsonSchema {
  const schema = body ? components.inputOf(body) : {}
  return listBody ? { oneOf: [schema, schema.properties?.[listBody] ?? {}] } : schema
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
  description: 'A refusal. Programs read the code; the message is for people and may change.',
  required: ['errorCode', 'errorMessage', 'requestId'],
  properties: {
    errorCode: { type: 'string' },
    errorMessage: { type: 'string' },
    requestId: { type: 'string' },
    fieldErrors: { type: 'object', additionalProperties: { type: 'string' } },
  },
}
