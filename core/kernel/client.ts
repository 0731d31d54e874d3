// The typed client. Pages speak to the server through it in process, tests and other programs over HTTP.
import type { Api, Endpoint, ModuleApi, RequestOf, ResponseOf } from './endpoint.ts'
import { commonErrors } from './common-errors.ts'
import { DomainError } from './error.ts'

export type Client<A extends Api> = {
  readonly [R in keyof A]: {
    readonly [N in keyof A[R]]: (request: RequestOf<A[R][N]>, options?: CallOptions) => Promise<ResponseOf<A[R][N]>>
  }
}

export interface CallOptions {
  /** Sent as Idempotency-Key: repeat the call with the same key and it has one effect. */
  readonly idempotencyKey?: string | undefined
}

export type Call = (endpoint: Endpoint, request: object, options: CallOptions) => Promise<unknown>

/** A client whose every call goes through `call`. There is one for each page that is drawn, and a page asks a handful of calls. */
export function createClient<A extends Api>(api: A, call: Call): Client<A> {
  const callOf =
    (endpoint: Endpoint) =>
    (request: object, options: CallOptions = {}) =>
      call(endpoint, request, options)
  const callsOf = (module: ModuleApi) => lazily(module, callOf)
  return lazily(api, callsOf) as Client<A> // the mapped type says per endpoint what is made for each
}

/** Under each name what `make` makes of the value there, when it is asked for. */
function lazily<V>(values: Readonly<Record<string, V>>, make: (value: V) => unknown): object {
  const get = (_: object, name: string | symbol) => {
    const value = typeof name === 'string' && Object.hasOwn(values, name) ? values[name] : undefined
    return value && make(value)
  }
  return new Proxy({}, { get })
}

export interface WireRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}
export interface WireAnswer {
  readonly status: number
  readonly body: unknown
}

/** The `call` of a client that speaks HTTP: `send` puts the request on the wire. */
export function callOverHttp(base: string, send: (request: WireRequest) => Promise<WireAnswer>): Call {
  return async (endpoint, request, options) => {
    const { status, body } = await send(toWire(base, endpoint, { ...request }, options))
    if (status < 400 && endpoint.isEmpty) return null
    if (status < 400) return endpoint.contentType ? body : endpoint.response.parse(body)
    throw toError(status, body)
  }
}

function toWire(base: string, endpoint: Endpoint, values: Record<string, unknown>, options: CallOptions): WireRequest {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = Object.entries(pick(values, endpoint.query))
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join('&')
  return {
    method: endpoint.method,
    url: base + (search ? `${path}?${search}` : path),
    headers: options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {},
    body: endpoint.body && pick(values, endpoint.body),
  }
}

function toError(status: number, body: unknown): DomainError {
  const known = (typeof body === 'object' && body !== null ? body : {}) as {
    errorCode?: string
    errorMessage?: string
    fieldErrors?: Record<string, string>
  }
  const { SERVICE_ERROR } = commonErrors
  const wording = {
    code: known.errorCode ?? SERVICE_ERROR.code,
    status,
    message: known.errorMessage ?? SERVICE_ERROR.message,
  }
  return new DomainError(wording, {}, known.fieldErrors)
}

function pick(values: Record<string, unknown>, schema: Endpoint['query']) {
  return Object.fromEntries(Object.keys(schema?.shape ?? {}).map((key) => [key, values[key]]))
}
