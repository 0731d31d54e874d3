// Acts as a merchant's program with Juspay's own client: creates an order, pays it, reads it. It runs as a process of its own,
// trusts the test's certificate, and writes the answers as one line of JSON.
import https from 'node:https'
import tls from 'node:tls'
import { Juspay } from 'expresscheckout-nodejs'

const { TLS_PORT = '443', ORDER_ID = '', CONTROL_URL = '' } = process.env

// The client cannot be told a port. Where 443 is taken, only the socket underneath is led elsewhere.
if (TLS_PORT !== '443') {
  const elsewhere = { host: '127.0.0.1', port: Number(TLS_PORT), servername: 'localhost' }
  https.Agent.prototype.createConnection = (options) =>
    tls.connect({ ...(options as tls.ConnectionOptions), ...elsewhere }) // what an https agent connects with
}

Juspay.customLogger = Juspay.silentLogger
const juspay = new Juspay({ merchantId: 'kandil', apiKey: 'sandbox-api-key', baseUrl: 'https://localhost' })

const created = await juspay.order.create({
  order_id: ORDER_ID, amount: 22_499.5, currency: 'INR', customer_id: 'asha', return_url: 'https://shop.example/back',
}) // prettier-ignore
const paying = await juspay.payments.create({
  order_id: ORDER_ID, payment_method_type: 'UPI', payment_method: 'UPI', txn_type: 'UPI_PAY', sdk_params: true,
  redirect_after_payment: true,
}) // prettier-ignore
const waiting = await juspay.order.status(ORDER_ID)
await fetch(`${CONTROL_URL}/${ORDER_ID}/approve`, { method: 'POST' })
const paid = await juspay.order.status(ORDER_ID)
const refund = { order_id: ORDER_ID, unique_request_id: 'refund1', amount: 100 }
const refunded = await juspay.order.refund(ORDER_ID, refund)
const customer = await juspay.customer.create({ object_reference_id: 'asha', mobile_number: '9876543210' })
const known = await juspay.customer.get('asha')
const refusals = await Promise.all([
  juspay.order.status('nobody').catch(codesOf),
  juspay.order.create({ order_id: 'x', amount: -1 }).catch(codesOf),
  juspay.order.refund(ORDER_ID, refund).catch(codesOf),
  juspay.order.status(ORDER_ID, {}, { apiKey: 'other', merchantId: 'kandil' }).catch(codesOf),
])

process.stdout.write(`${JSON.stringify({ created, paying, waiting, paid, refunded, customer, known, refusals })}\n`)
process.exit(0)

interface ClientError {
  readonly name: string
  readonly error_code?: string
  readonly error_info?: { readonly code?: string }
}

function codesOf({ name, error_code, error_info }: ClientError) {
  return { name, code: error_info?.code ?? error_code }
}
