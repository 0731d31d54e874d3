// The pages: what a payer sees, and what a tester sees.
import type { FastifyInstance } from 'fastify'
import type { Bank } from '../bank.ts'
import { endOrder } from '../control.ts'
import { text } from '../juspay/orders.ts'
import { isPending, type Order, type Txn } from '../juspay/order.ts'
import { isOutcome } from '../juspay/outcomes.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { bankPage, lenderPage, walletPage } from './bank-login.ts'
import { mountCardPages } from './card-routes.ts'
import { homePage } from './home.ts'
import { knobsPage } from './knobs.ts'
import { orderPage } from './order.ts'
import { outboxPage } from './outbox.ts'
import { formOf, goBack, notThere, show } from './reply.ts'
import { upiPage } from './upi.ts'

export function mountPages(app: FastifyInstance, bank: Bank, outbox: Outbox): void {
  app.get('/', async (_, reply) => show(reply, homePage(bank)))
  mountOrderPages(app, bank)
  mountPayerPages(app, bank)
  mountCardPages(app, bank)
  mountKnobs(app, bank)
  mountOutbox(app, outbox)
}

function mountOrderPages(app: FastifyInstance, bank: Bank): void {
  app.get<{ Params: { id: string } }>('/orders/:id', async (request, reply) => {
    const order = bank.orders.find(request.params.id)
    return order ? show(reply, orderPage(bank, order)) : notThere(reply)
  })
  for (const path of ['/orders/:id', '/orders/:id/:outcome'])
    app.post<{ Params: { id: string; outcome?: string } }>(path, async (request, reply) => {
      const order = bank.orders.find(request.params.id)
      const outcome = request.params.outcome ?? text(formOf(request.body), 'outcome')
      if (!order || !isOutcome(outcome)) return notThere(reply)
      endOrder(bank, order, outcome)
      return reply.redirect(`/orders/${order.orderId}`, 303)
    })
}

const rooms: Readonly<Record<string, ((order: Order, txn: Txn) => string) | undefined>> = {
  upi: upiPage,
  bank: bankPage,
  wallet: walletPage,
  lender: lenderPage,
}

interface Room {
  Params: { room: string; uuid: string }
}

function mountPayerPages(app: FastifyInstance, bank: Bank): void {
  app.get<Room>('/pay/:room/:uuid', async ({ params }, reply) => {
    const found = bank.orders.findByTxn(params.uuid)
    const draw = rooms[params.room]
    return found && draw ? show(reply, draw(found.order, found.txn)) : notThere(reply)
  })
  app.post<Room>('/pay/:room/:uuid', async ({ params, body }, reply) => {
    const found = bank.orders.findByTxn(params.uuid)
    const draw = rooms[params.room]
    const outcome = text(formOf(body), 'outcome')
    if (!found || !draw || !isOutcome(outcome)) return notThere(reply)
    const { order, txn } = found
    if (isPending(txn)) bank.payer.end(order, txn, outcome)
    // An app is on another device than the shop's page; a bank's page is where the shop's page was.
    return params.room === 'upi' ? show(reply, draw(order, txn)) : goBack(reply, bank, order)
  })
}

function mountKnobs(app: FastifyInstance, { knobs }: Bank): void {
  app.get('/knobs', async (_, reply) => show(reply, knobsPage(knobs.of())))
  app.get<{ Querystring: { orderId?: string; room?: string } }>('/knobs.json', async ({ query }) =>
    knobs.of(query.orderId ?? query.room),
  )
  app.delete('/knobs.json', async () => {
    knobs.reset()
    return knobs.of()
  })
  app.post('/knobs/reset', async (_, reply) => {
    knobs.reset()
    return reply.redirect('/knobs', 303)
  })
  app.post('/knobs', async (request, reply) => {
    const isForm = request.headers['content-type']?.includes('form')
    const { orderId: order, room, ...given } = formOf(request.body)
    const subject = order ?? room
    try {
      const values = knobs.set(given, typeof subject === 'string' ? subject : undefined)
      return isForm ? reply.redirect('/knobs', 303) : reply.send(values)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return isForm ? show(reply, knobsPage(knobs.of(), message), 400) : reply.status(400).send({ error: message })
    }
  })
}

interface Filter {
  Querystring: { to?: string }
}

function mountOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get<Filter>('/outbox', async ({ query }, reply) => show(reply, outboxPage(outbox.list(query.to), query.to ?? '')))
  app.get<Filter>('/outbox.json', async ({ query }) => outbox.list(query.to))
  app.delete('/outbox.json', async () => {
    outbox.clear()
    return []
  })
  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ params }, reply) => {
    const message = outbox.find(params.id)
    if (!message) return notThere(reply)
    // A mail is somebody else's page: it runs nothing here.
    reply.header('content-security-policy', "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'")
    return show(reply, message.html)
  })
  app.get<{ Params: { id: string; n: string } }>('/outbox/:id/:n', async ({ params }, reply) => {
    const attachment = outbox.find(params.id)?.attachments[Number(params.n)]
    if (!attachment) return notThere(reply)
    const name = attachment.name.replace(/[^\w.-]/g, '_')
    reply.type(attachment.type).header('content-disposition', `inline; filename="${name}"`)
    return reply.send(Buffer.from(attachment.base64, 'base64'))
  })
}
