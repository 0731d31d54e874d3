// How pages answer.
import type { FastifyReply } from 'fastify'
import type { Bank } from '../bank.ts'
import type { Form } from '../juspay/faults.ts'
import type { Order } from '../juspay/order.ts'
import { returnUrl } from '../juspay/return-url.ts'
import { html } from './html.ts'
import { page } from './layout.ts'

export function show(reply: FastifyReply, body: string, status = 200): FastifyReply {
  return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body)
}

export function notThere(reply: FastifyReply): FastifyReply {
  return show(
    reply,
    page(
      'Not here',
      html`<h1>Nothing here</h1>
        <p><a href="/">To the start</a></p>`,
    ),
    404,
  )
}

/** To the shop, with what has become of the order. */
export function goBack(reply: FastifyReply, { credentials, knobs }: Bank, order: Order): FastifyReply {
  return reply.redirect(returnUrl(order, credentials.responseKey, knobs.of(order.orderId).returnSignature), 303)
}

export function formOf(body: unknown): Form {
  return typeof body === 'object' && body !== null ? (body as Form) : {} // whatever was sent, its fields are read one by one
}
