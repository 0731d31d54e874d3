// Puts operations on the wire, and lets pages call them in this process. Both go through `perform`.
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createClient, type Client } from '#core/kernel/client.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Api, Endpoint } from '#core/kernel/endpoint.ts'
import { codeOf, DomainError } from '#core/kernel/error.ts'
import { CHECK_THIS } from '#core/kernel/input-sentences.ts'
import { isBrowsing, isFamilyRead } from '#server/platform/access/browsing.ts'
import { isPreferred } from '#server/platform/access/preferred.ts'
import { perform, readInput, type RawInput, type Caller, type Operation } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { announceDeprecation } from './deprecation.ts'
import { toDomainError } from './error-handler.ts'
import { etagOf } from './etag.ts'
import { serialize } from './serializer.ts'

export const API_BASE = '/api'

export interface MountOptions {
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller
  /** Parse every answer with its schema too: in tests, a wrong answer is a fault. */
  readonly checkAnswers: boolean
}

export function mount(app: FastifyInstance, ctx: Ctx, operations: readonly Operation[], options: MountOptions): void {
  for (const operation of operations) {
    const { endpoint } = operation
    if (endpoint.cachedUntil && endpoint.access !== 'anyone')
      throw new Error(`${endpoint.path} is cached, yet not for anyone`)
    for (const path of [endpoint.path, ...(endpoint.also ?? []), ...(endpoint.older ?? [])])
      app.route({
        method: endpoint.method,
        url: API_BASE + path,
        ...(endpoint.deprecated && { onRequest: announceDeprecation(endpoint.deprecated, API_BASE) }),
        handler: endpoint.cachedUntil ? answerCached(ctx, operation, options) : answer(ctx, operation, options),
      })
  }
}

function answer(ctx: Ctx, operation: Operation, { callerOf, checkAnswers }: MountOptions) {
  const { endpoint } = operation
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const value = await performInTurn(ctx, operation, callerOf(request, reply), askedOver(endpoint, request))
    reply.header('cache-control', 'no-store')
    if (endpoint.isEmpty) return reply.status(204).send()
    if (endpoint.contentType) return reply.type(endpoint.contentType).send(value)
    if (checkAnswers) endpoint.response.parse(value)
    return reply.type(JSON_TYPE).send(serialize(endpoint, value))
  }
}

/** Those who read wait for their turn, and make way for families who write. */
async function performInTurn(ctx: Ctx, operation: Operation, caller: Caller, asked: RawInput): Promise<unknown> {
  const { endpoint } = operation
  const work = () => perform(ctx, operation, caller, asked)
  const actor = await caller.actor()
  if (isBrowsing(actor, endpoint)) return ctx.browsing.pass(work)
  if (isFamilyRead(actor, endpoint)) return ctx.familyReads.pass(work)
  return isPreferred(actor, endpoint) ? ctx.preferred.run(work) : work()
}

const JSON_TYPE = 'application/json; charset=utf-8'

function askedOver(endpoint: Endpoint, request: FastifyRequest): RawInput {
  const { params, query, body, headers } = request
  refuseBrackets(endpoint, query as object) // Fastify's own parser made it
  const key = endpoint.idempotent ? headers['idempotency-key'] : undefined
  return {
    params,
    query,
    body: withVersion(endpoint, headers['if-match'], bodyOf(endpoint, body)),
    idempotencyKey: Array.isArray(key) ? key[0] : key,
  }
}

/**
 * Names that are not declared are left out, as links carry names of advertisers. "size[]" or "filter[size]" is a declared one in the
 * spelling of another server: left out, its caller would get an answer to another question.
 */
function refuseBrackets({ query: declared }: Endpoint, query: object): void {
  const written = Object.keys(query).filter((name) => name.includes('['))
  const names = written.filter((name) =>
    name.split(/[[\]]/).some((part) => declared && Object.hasOwn(declared.shape, part)),
  )
  if (names.length === 0) return
  const refused = names.map((name) => [name, CHECK_THIS])
  throw new DomainError(commonErrors.INVALID_INPUT, {}, Object.fromEntries(refused) as Record<string, string>) // of pairs
}

function bodyOf({ listBody }: Endpoint, body: unknown): unknown {
  return listBody && Array.isArray(body) ? { [listBody]: body } : (body ?? {})
}

/** If-Match is another way to state the version that a PUT changes. */
function withVersion({ method, body: schema }: Endpoint, ifMatch: string | undefined, body: unknown): unknown {
  if (method !== 'PUT' || ifMatch === undefined || !schema?.shape['version'] || typeof body !== 'object') return body
  return { version: ifMatch.replaceAll(/^(?:W\/)?"|"$/g, ''), ...body }
}

/** An answer that is the same for everyone, as the bytes that go out. */
interface CompressedBody {
  readonly plain: string
  readonly brotli: Buffer
  readonly etag: string
}

const compress = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

function answerCached(ctx: Ctx, operation: Operation, { callerOf, checkAnswers }: MountOptions) {
  const { endpoint } = operation
  const tags = endpoint.cachedUntil ?? []

  async function prepare(request: FastifyRequest, reply: FastifyReply): Promise<CompressedBody> {
    const value = await performInTurn(ctx, operation, callerOf(request, reply), askedOver(endpoint, request))
    if (checkAnswers) endpoint.response.parse(value)
    const plain = serialize(endpoint, value)
    const etag = etagOf(plain)
    return { plain, brotli: await compress(plain, QUALITY), etag }
  }

  const answerAfresh = answer(ctx, operation, { callerOf, checkAnswers })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (hasClaim(request)) return answerAfresh(request, reply)
    const key = `bytes ${questionOf(operation, askedOver(endpoint, request))}`
    const known = ctx.cache.peek(tags, key) as CompressedBody | undefined // only `prepare` puts anything under this key
    const { plain, brotli, etag } = known ?? (await ctx.cache.rememberAnswer(tags, key, () => prepare(request, reply)))
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    reply.type(JSON_TYPE)
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain)
    return reply.header('content-encoding', 'br').send(brotli)
  }
}

/** The same text for the same question, however it was written: its declared fields, parsed and in order. Throws a ZodError. */
function questionOf(operation: Operation, asked: RawInput): string {
  return `${operation.name} ${JSON.stringify(readInput(operation.endpoint, asked), sortFields)}`
}

function questionInProcess(operation: Operation, asked: RawInput): string {
  try {
    return questionOf(operation, asked)
  } catch (error) {
    return refuse(error)
  }
}

function sortFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A request that claims an identity is always checked, even if its answer is cached. */
function hasClaim({ url, body }: FastifyRequest): boolean {
  return url.includes('calling') || (typeof body === 'object' && body !== null && 'callingUserId' in body)
}

/** The typed client for pages in this process, speaking as `caller`. */
export function clientInProcess<A extends Api>(
  api: A,
  ctx: Ctx,
  operations: readonly Operation[],
  caller: Caller,
): Client<A> {
  const byEndpoint = operationByEndpoint(operations)
  return createClient(api, async (endpoint, request, { idempotencyKey }) => {
    const operation = byEndpoint.get(endpoint)
    if (!operation) throw new Error(`nothing answers ${endpoint.path}`)
    const asked = { params: request, query: request, body: request, idempotencyKey }
    const work = async () => {
      const value = await perform(ctx, operation, caller, asked).catch((error: unknown) => {
        if (isUnexpected(error)) ctx.log.fault('request failed', error, { requestId: caller.requestId })
        return refuse(error)
      })
      return endpoint.contentType ? value : endpoint.response.parse(value)
    }
    const { cachedUntil } = endpoint
    if (!cachedUntil) return work()
    return ctx.cache.rememberAnswer(cachedUntil, `value ${questionInProcess(operation, asked)}`, work)
  })
}

/** A page answers it without a word of its cause: the database is away, say. */
function isUnexpected(error: unknown): boolean {
  return !codeOf(error) && toDomainError(error).status === 503
}

/** As over HTTP, a request that is wrong is an expected error. A fault stays as it is: it is logged with its cause. */
function refuse(error: unknown): never {
  const known = toDomainError(error)
  throw known.code === commonErrors.SERVICE_ERROR.code ? error : known
}

const maps = new WeakMap<readonly Operation[], ReadonlyMap<Endpoint, Operation>>()

function operationByEndpoint(operations: readonly Operation[]): ReadonlyMap<Endpoint, Operation> {
  let map = maps.get(operations)
  if (!map) maps.set(operations, (map = new Map(operations.map((each) => [each.endpoint, each]))))
  return map
}
