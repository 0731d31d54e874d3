// Calls to other companies' systems over HTTP: connections are kept, time and size are bounded, and a failure says whether
// the request had left us. Neither errors nor their causes hold headers, bodies or addresses.
import type { LookupFunction } from 'node:net'
import { openHttpPool, within } from './http-pool.ts'

export interface Transport {
  /** Throws a TransportFault when there is no answer that can be read. */
  readonly send: (message: TransportRequest) => Promise<TransportResponse>
}

export interface TransportRequest {
  readonly method: 'GET' | 'POST'
  /** Below the base address, its parts percent-encoded. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | undefined
  /** Milliseconds until there must be a whole answer. */
  readonly within: number
}

export interface TransportResponse {
  readonly status: number
  /** Undefined when the answer was no JSON object: a proxy's page, say. */
  readonly body: Readonly<Record<string, unknown>> | undefined
}

export class TransportFault extends Error {
  override name = 'TransportFault'
  /** False when the other side has certainly not seen the request. */
  readonly wasSent: boolean

  constructor(reason: string, wasSent: boolean) {
    super(reason)
    this.wasSent = wasSent
  }
}

const CONNECT_MS = 2_000
const CONNECTIONS = 128
const LARGEST_ANSWER = 1024 * 1024

/** `lookup` finds the addresses of names, in place of the system's own. */
export function createTransport(baseUrl: string, { lookup }: { readonly lookup?: LookupFunction } = {}): Transport {
  const { origin, pathname } = new URL(baseUrl)
  const base = pathname.replace(/\/$/, '')
  const pool = openHttpPool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS, ...(lookup && { lookup }) },
    keepAliveTimeout: 30_000,
    maxResponseSize: LARGEST_ANSWER,
  })
  return {
    async send({ method, path, headers, body, within: ms }) {
      try {
        return await within(ms, async (signal) => {
          const answer = await pool.request({ method, path: base + path, headers, body: body ?? null, signal })
          return { status: answer.statusCode, body: parse(await answer.body.text()) }
        })
      } catch (error) {
        throw toFault(error)
      }
    },
  }
}

function parse(text: string): TransportResponse['body'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined // just checked
  } catch {
    return undefined
  }
}

/** With these the connection was never there. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'EPRIVATE',
])

/** Turns an error of a call over HTTP into a fault that says whether the request was sent. */
export function toFault(error: unknown): TransportFault {
  if (!(error instanceof Error)) return new TransportFault('no answer', true)
  if (error.name === 'TimeoutError') return new TransportFault('no answer in time', true)
  const code = 'code' in error ? String(error.code) : error.name
  // A certificate we do not trust: we send nothing to that server.
  const isUntrusted = /CERT|SELF_SIGNED|^ERR_TLS|UNABLE_TO_VERIFY/.test(code)
  return new TransportFault(code, !NOT_SENT.has(code) && !isUntrusted)
}
