// A family answers a message: by the form on the outbox page, or a program's JSON.
import type { FastifyInstance } from 'fastify'
import { text } from '../juspay/orders.ts'
import { formOf, notThere } from '../pages/reply.ts'
import type { Outbox } from './outbox.ts'
import type { VendorCallbacks } from './vendor-callbacks.ts'

const LONGEST_REPLY = 1_000

export function mountReplies(app: FastifyInstance, outbox: Outbox, callbacks: VendorCallbacks): void {
  app.post<{ Params: { id: string } }>('/outbox/:id/reply', async ({ params, body }, reply) => {
    const message = outbox.find(params.id)
    if (!message || (message.channel !== 'SMS' && message.channel !== 'WHATSAPP')) return notThere(reply)
    const words = text(formOf(body), 'text').slice(0, LONGEST_REPLY)
    if (words !== '') callbacks.reply(message.channel, message.to, words)
    return reply.redirect(`/outbox?to=${encodeURIComponent(message.to)}`, 303)
  })
}
