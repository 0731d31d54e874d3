import type { FastifyReply } from 'fastify'
import type { Credentials } from '../config.ts'
import type { Knobs, KnobValues } from '../knobs.ts'
import type { Outbox } from './outbox.ts'
import type { VendorCallbacks } from './vendor-callbacks.ts'

/** The context that all vendors of messages share. */
export interface MessageContext {
  readonly credentials: Credentials
  readonly knobs: Knobs
  readonly outbox: Outbox
  readonly callbacks: VendorCallbacks
}

/** The vendor's answer, or none at all while it is down. */
export function withMessageFault(
  fault: KnobValues['messageFault'],
  reply: FastifyReply,
  answer: () => { readonly status: number; readonly body: object },
): FastifyReply {
  if (fault === 'HANG') return reply.hijack()
  if (fault === 'ERROR') return reply.status(500).send({ message: 'Internal Server Error' })
  const { status, body } = answer()
  return reply.status(status).send(body)
}
