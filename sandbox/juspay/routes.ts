// The gateway's API, at /juspay.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Bank } from '../bank.ts'
import { withFaults, type FaultResponse, type Call, type Operation } from './faults.ts'
import { isKnownVpa } from './magic.ts'
import { answerChallenge } from './cards/challenge.ts'
import { commandMandate, executeMandate } from './mandates/mandate-calls.ts'
import { createOrder, listOrders, readStatus, text, updateOrder } from './orders.ts'
import { refundOrder } from './refunds.ts'
import { invalidField, unauthorized } from './refusals.ts'
import { createOrderWithTxn, startTxn } from './txns.ts'

export function mountJuspay(app: FastifyInstance, bank: Bank): void {
  const { orders, merchant, customers } = bank
  void app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (!isFromMerchant(request, bank)) return reply.status(unauthorized.status).send(unauthorized.body)
        return undefined
      })
      const on = (method: 'GET' | 'POST', url: string, operation: Operation, handle: (call: Call) => FaultResponse) =>
        api.route({ method, url, handler: withFaults(bank, operation, handle) })

      on('POST', '/orders', 'CREATE_ORDER', (call) => createOrder(bank, call))
      on('POST', '/order/update', 'OTHER', (call) => updateOrder(orders, merchant, call))
      on('POST', '/orders/:id', 'OTHER', (call) => updateOrder(orders, merchant, call))
      on('GET', '/order/list', 'LIST_ORDERS', (call) => listOrders(bank, call))
      on('GET', '/orders/:id', 'READ_ORDER', (call) => readStatus(bank, call))
      on('POST', '/orders/:id/refunds', 'REFUND', (call) => refundOrder(bank, call))
      on('POST', '/txns', 'START_TXN', (call) => handleTxn(bank, call))
      on('POST', '/mandates/:id', 'MANDATE', (call) => commandMandate(bank, call))
      on('POST', '/v2/upi/verify-vpa', 'OTHER', verifyVpa)
      on('POST', '/customers', 'OTHER', customers.create)
      on('GET', '/customers/:id', 'OTHER', customers.read)
      on('GET', '/cards', 'OTHER', customers.listCards)
      on('POST', '/card/delete', 'OTHER', customers.deleteCard)
      on('POST', '/v2/txns/:id/authentication', 'OTHER', (call) => answerChallenge(bank, call))
    },
    { prefix: '/juspay' },
  )
}

/** The API key as the user's name, no password; the merchant's id in a header. */
function isFromMerchant({ headers }: FastifyRequest, { credentials }: Bank): boolean {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ')
  const [user] = Buffer.from(encoded, 'base64').toString().split(':')
  return scheme === 'Basic' && user === credentials.apiKey && headers['x-merchantid'] === credentials.merchantId
}

/** Three calls by one path, told apart by their fields. */
function handleTxn(bank: Bank, call: Call): FaultResponse {
  if (text(call.form, 'mandate_id') !== '') return executeMandate(bank, call)
  return text(call.form, 'order.order_id') === '' ? startTxn(bank, call) : createOrderWithTxn(bank, call)
}

function verifyVpa({ form }: Call): FaultResponse {
  const vpa = text(form, 'vpa')
  if (vpa === '') return invalidField('vpa')
  if (!isKnownVpa(vpa)) return { status: 200, body: { vpa, status: 'INVALID' } }
  return {
    status: 200,
    body: { vpa, status: 'VALID', customer_name: 'Asha Sandbox', mandate_details: { is_handle_supported: true } },
  }
}
