// Calls of LiveKit's API by its own client: time, repetition where it is safe, and one word for how a call went wrong.
import { randomInt } from 'node:crypto'
import type * as sdk from 'livekit-server-sdk'
import type { Clock } from '#core/kernel/time.ts'
import { createBreaker } from '../breaker.ts'
import { toFault, TransportFault } from '../transport.ts'
import { LiveRoomFault } from './port.ts'

export type Sdk = typeof sdk

export interface Clients {
  readonly rooms: sdk.RoomServiceClient
  readonly recorder: sdk.EgressClient
  readonly sdk: Sdk
}

export interface LineCall<T> {
  /** As it is named in a fault. */
  readonly what: string
  /** The second of two equal calls has no effect, so it may be made when the first went unanswered. */
  readonly isRepeatable: boolean
  readonly make: (clients: Clients) => Promise<T>
}

export interface Line {
  /** Throws a LiveRoomFault within eight seconds. */
  readonly call: <T>(call: LineCall<T>) => Promise<T>
  /** The client is loaded when it is needed first: it brings 40 MB, and a server that holds no class does without. */
  readonly sdk: () => Promise<Sdk>
}

export interface LiveKitAccess {
  readonly url: string
  readonly apiKey: string
  readonly apiSecret: string
}

const ANSWER_SECONDS = 3
const TRIES = 2

export function createLine({ url, apiKey, apiSecret }: LiveKitAccess, now: Clock): Line {
  const breaker = createBreaker(now)
  let loaded: Promise<Clients> | undefined

  async function load(): Promise<Clients> {
    const library = await import('livekit-server-sdk')
    // Its own way of trying other regions is off: we decide what is repeated.
    const options = { requestTimeout: ANSWER_SECONDS, failover: false }
    const rooms = new library.RoomServiceClient(url, apiKey, apiSecret, options)
    const recorder = new library.EgressClient(url, apiKey, apiSecret, options)
    return { rooms, recorder, sdk: library }
  }
  const clients = () => (loaded ??= load())

  async function once<T>({ what, make }: LineCall<T>): Promise<T> {
    const ready = await clients()
    if (!breaker.mayCall()) throw new LiveRoomFault('AWAY', `${what}: the service has not answered of late`)
    try {
      const answer = await make(ready)
      breaker.succeeded()
      return answer
    } catch (error) {
      const fault = readFault(ready.sdk, what, error)
      if (fault.outcome === 'REFUSED') breaker.succeeded()
      else breaker.failed()
      throw fault
    }
  }

  return {
    sdk: async () => (await clients()).sdk,
    async call(call) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(call)
        } catch (error) {
          if (attempt >= TRIES || !mayRepeat(error, call.isRepeatable)) throw error
          await new Promise((resolve) => setTimeout(resolve, randomInt(50, 150)))
        }
      }
    },
  }
}

function mayRepeat(error: unknown, isRepeatable: boolean): boolean {
  if (!(error instanceof LiveRoomFault)) return false
  return error.outcome === 'AWAY' ? error.cause instanceof TransportFault : error.outcome === 'UNKNOWN' && isRepeatable
}

function readFault({ ServerError }: Sdk, what: string, error: unknown): LiveRoomFault {
  if (error instanceof ServerError) {
    const { status, code } = error
    // The service's own refusals have a code; a proxy's page has none.
    const isRefusal = status < 500 && code !== undefined
    if (status === 429) return new LiveRoomFault('AWAY', `${what}: too many calls`, { serviceCode: code })
    return isRefusal
      ? new LiveRoomFault('REFUSED', `${what}: refused as ${code}`, { serviceCode: code })
      : new LiveRoomFault('UNKNOWN', `${what}: answered ${status}`, { serviceCode: code })
  }
  // `fetch` says what happened in the cause.
  const fault = toFault(error instanceof TypeError && error.cause !== undefined ? error.cause : error)
  return new LiveRoomFault(fault.wasSent ? 'UNKNOWN' : 'AWAY', `${what}: ${fault.message}`, { cause: fault })
}
