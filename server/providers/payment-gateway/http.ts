// The gateway's API over HTTP: credentials, time, repetition where it is safe, and one word for how a call went wrong.
import { randomInt } from 'node:crypto'
import type { Clock } from '#core/kernel/time.ts'
import { createBreaker, type Breaker } from '../breaker.ts'
import { createTransport, TransportFault, type TransportResponse, type Transport } from '../transport.ts'
import { GatewayFault } from './port.ts'

export interface GatewayCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string | undefined>>
  /** Keeps one customer's calls together at the gateway. */
  readonly routingId?: string | undefined
  /** The second of two equal calls has no effect, so it may be made when the first went unanswered. */
  readonly isRepeatable: boolean
}

export type GatewayBody = Readonly<Record<string, unknown>>

export interface GatewayHttp {
  /** Whose answers are ours. */
  readonly merchantId: string
  /**
   * Answers what the gateway said, yes or no, before `until` (of `performance.now()`). Throws a GatewayFault: AWAY when it
   * has not seen the call, UNKNOWN when it may have.
   */
  readonly call: (call: GatewayCall, until: number) => Promise<{ readonly isOk: boolean; readonly body: GatewayBody }>
}

export interface GatewayAccess {
  readonly url: string
  readonly merchantId: string
  readonly apiKey: string
}

/** The version of the API that the answers are read by. */
const API_VERSION = '2023-06-30'
const ANSWER_MS = 5_000
const TRIES = 3
/** With less than this left, another try is no use. */
const LEAST_MS = 300

export function createGatewayHttp({ url, merchantId, apiKey }: GatewayAccess, now: Clock): GatewayHttp {
  const transport = createTransport(url)
  const breaker = createBreaker(now)
  const headers = {
    authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
    'x-merchantid': merchantId,
    version: API_VERSION,
    accept: 'application/json',
  }

  return {
    merchantId,
    async call(call, until) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { status, body } = await once({ transport, breaker, headers }, call, until)
          return { isOk: status < 300, body }
        } catch (fault) {
          if (!(fault instanceof GatewayFault) || !mayRepeat(fault, call, attempt, until)) throw fault
          await pause(attempt)
        }
      }
    },
  }
}

interface Line {
  readonly transport: Transport
  readonly breaker: Breaker
  readonly headers: Readonly<Record<string, string>>
}

async function once(line: Line, call: GatewayCall, until: number): Promise<{ status: number; body: GatewayBody }> {
  const what = `${call.method} ${call.path}`
  if (!line.breaker.mayCall()) throw new GatewayFault('AWAY', `${what}: the gateway has not answered of late`)
  try {
    const { status, body } = await line.transport.send(outgoing(line, call, until))
    if (isGateways(status, body)) {
      line.breaker.succeeded()
      if (status === 429) throw new GatewayFault('AWAY', `${what}: too many calls`, { serviceCode: '429' })
      return { status, body }
    }
    line.breaker.failed()
    throw new GatewayFault('UNKNOWN', `${what}: answered ${status}`, { serviceCode: String(status) })
  } catch (fault) {
    if (!(fault instanceof TransportFault)) throw fault
    line.breaker.failed()
    throw new GatewayFault(fault.wasSent ? 'UNKNOWN' : 'AWAY', `${what}: ${fault.message}`, { cause: fault })
  }
}

function outgoing({ headers }: Line, { method, path, form, routingId }: GatewayCall, until: number) {
  const within = Math.min(ANSWER_MS, until - performance.now())
  const own = routingId === undefined ? headers : { ...headers, 'x-routing-id': routingId }
  if (!form) return { method, path, headers: own, within }
  const fields = Object.entries(form).filter((field): field is [string, string] => field[1] !== undefined)
  return {
    method,
    path,
    headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    within,
  }
}

/** An answer of the gateway itself, yes or no: not a proxy's page, and not a breakdown. */
function isGateways(status: number, body: TransportResponse['body']): body is GatewayBody {
  return status < 500 && body !== undefined
}

function mayRepeat(fault: GatewayFault, { isRepeatable }: GatewayCall, attempt: number, until: number): boolean {
  if (attempt >= TRIES || until - performance.now() < LEAST_MS) return false
  return fault.outcome === 'AWAY' ? fault.cause instanceof TransportFault : isRepeatable
}

/** A little longer each time, and never the same for everyone. */
async function pause(attempt: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, randomInt(50, 150) * attempt))
}
