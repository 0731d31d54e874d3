// The payer, played by a program: tests and load runs end payments without a browser.
import type { FastifyInstance } from 'fastify'
import type { Bank } from './bank.ts'
import { orderAnswer } from './juspay/answers.ts'
import type { MandateStatus } from './juspay/mandates/mandate.ts'
import { leadingTxn, statusOf, waitingTxn, type Order, type Txn } from './juspay/order.ts'
import { isOutcome, type OutcomeName } from './juspay/outcomes.ts'

interface Target {
  Params: { id: string; action: string }
  Body: { status?: unknown } | undefined
}

export function mountControl(app: FastifyInstance, bank: Bank): void {
  app.get<{ Params: { id: string } }>('/control/orders/:id', async ({ params }, reply) => {
    const order = bank.orders.find(params.id)
    if (!order) return reply.status(404).send({ error: 'no such order' })
    const webhooks = bank.webhooks
      .of(order.orderId)
      .map(({ eventName, tries, outcome }) => ({ eventName, tries, outcome }))
    return { ...orderAnswer(bank.merchant, order), webhooks }
  })

  app.post<Target>('/control/orders/:id/:action', async ({ params, body }, reply) => {
    const order = bank.orders.find(params.id)
    if (!order) return reply.status(404).send({ error: 'no such order' })
    const { action } = params
    const mandate = bank.mandates.ofOrder(params.id)
    const changed = MANDATE_ACTIONS[action]
    if (mandate && changed) bank.mandates.change(mandate, changed)
    else if (isOutcome(action)) endOrder(bank, order, action)
    else if (action === 'status' && typeof body?.status === 'string')
      bank.payer.setStatus(order, leadingTxn(order) ?? cardTxn(bank, order), body.status)
    else return reply.status(400).send({ error: `"${action}" is no way to end a payment` })
    return { orderId: order.orderId, status: statusOf(order) }
  })
}

/** The payer's actions in the bank's own app. */
const MANDATE_ACTIONS: Readonly<Record<string, MandateStatus | undefined>> = {
  'pause-mandate': 'PAUSED',
  'resume-mandate': 'ACTIVE',
  'revoke-mandate': 'REVOKED',
}

/** Ends the attempt that waits; without one, makes one by card, as if it had been typed on the gateway's page. */
export function endOrder(bank: Bank, order: Order, outcome: OutcomeName): void {
  bank.payer.end(order, waitingTxn(order) ?? cardTxn(bank, order), outcome)
}

function cardTxn({ payer }: Bank, order: Order): Txn {
  return payer.begin(order, { methodType: 'CARD', method: 'VISA', flow: 'REDIRECT' })
}
