// Calls that go wrong as calls do: too late, never, cut off, answered by the wrong machine. How often is a knob.
import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knobs, KnobValues } from '../knobs.ts'
import type { Timers } from '../timers.ts'
import type { Refusal } from './refusals.ts'

export type Operation = 'CREATE_ORDER' | 'START_TXN' | 'READ_ORDER' | 'LIST_ORDERS' | 'REFUND' | 'MANDATE' | 'OTHER'
export type Form = Readonly<Record<string, unknown>>

/** One call as its handler sees it. */
export interface Call {
  readonly id: string
  readonly form: Form
}
export type FaultResponse = Refusal

type Fault = 'TIMEOUT' | 'RESET' | 'ERROR' | 'HTML' | 'DRIP'

/** The handler as Fastify wants it, with the faults that the knobs ask for. */
export function withFaults(
  { knobs, timers }: { readonly knobs: Knobs; readonly timers: Timers },
  operation: Operation,
  handle: (call: Call) => FaultResponse,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const form = (request.body ?? request.query ?? {}) as Form // an object, by both parsers
    const { id = '' } = request.params as { id?: string } // only `id` is ever a parameter here
    const values = knobs.of(id || String(form['order_id'] ?? form['order.order_id'] ?? ''))
    if (values.answerDelayMs > 0) await new Promise<void>((resolve) => timers.after(values.answerDelayMs, resolve))
    const fault = pickFault(values, operation)
    if (fault && comesFirst(fault, values.faultsWhen)) return fail(reply, fault, timers)
    const { status, body } = handle({ id, form })
    if (fault) return fail(reply, fault, timers, body)
    return reply.status(status).send(body)
  }
}

const FINE = 1_000_000

function pickFault(values: KnobValues, operation: Operation): Fault | undefined {
  const { timeoutShare, resetShare, errorShare, htmlErrorShare, dripShare, faultsOn } = values
  const shares: readonly (readonly [Fault, number])[] = [
    ['TIMEOUT', timeoutShare],
    ['RESET', resetShare],
    ['ERROR', errorShare],
    ['HTML', htmlErrorShare],
    ['DRIP', dripShare],
  ]
  if (faultsOn !== 'ANY' && faultsOn !== operation) return undefined
  if (shares.every(([, share]) => share === 0)) return undefined
  let left = randomInt(FINE) / FINE
  return shares.find(([, share]) => (left -= share) < 0)?.[0]
}

function comesFirst(fault: Fault, when: KnobValues['faultsWhen']): boolean {
  if (fault === 'DRIP') return false
  return when === 'BEFORE' || (when === 'EITHER' && randomInt(2) === 0)
}

/** Nobody waits longer than this for an answer that does not come. */
const HANG_MS = 90_000
const DRIP_EVERY_MS = 400

function fail(reply: FastifyReply, fault: Fault, timers: Timers, body: object = {}): FastifyReply {
  if (fault === 'ERROR') return reply.status(500).send({ status: 'error', error_code: 'INTERNAL_SERVER_ERROR' })
  if (fault === 'HTML')
    return reply.status(502).type('text/html').send('<html><body><h1>502 Bad Gateway</h1></body></html>')
  reply.hijack()
  const { socket } = reply.raw
  if (fault === 'RESET') socket?.resetAndDestroy()
  if (fault === 'TIMEOUT') timers.after(HANG_MS, () => socket?.destroy())
  if (fault === 'DRIP') drip(reply, JSON.stringify(body), timers)
  return reply
}

function drip(reply: FastifyReply, text: string, timers: Timers): void {
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  const next = (at: number) => {
    if (reply.raw.destroyed || at >= text.length) return void reply.raw.end()
    reply.raw.write(text[at])
    timers.after(DRIP_EVERY_MS, () => next(at + 1))
  }
  next(0)
}
