import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBank, openShop, type TestBank } from '../../test/shop.ts'

let bank: TestBank
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  bank = await openBank({ webhookUrl: shop.url })
})
afterAll(async () => {
  await bank.close()
  shop.close()
})

const registration = {
  'amount': '0.00',
  'options.create_mandate': 'REQUIRED',
  'mandate.max_amount': '3333.00',
  'mandate.frequency': 'ASPRESENTED',
  'mandate.start_date': '1795264200',
  'mandate.end_date': '1803148199',
} // prettier-ignore

async function anActiveMandate(): Promise<string> {
  const orderId = await bank.order(registration)
  await bank.api('POST', '/txns', { order_id: orderId, payment_method_type: 'UPI', payment_method: 'UPI', txn_type: 'UPI_QR' }) // prettier-ignore
  await bank.json('POST', `/control/orders/${orderId}/approve`)
  const { mandate } = (await bank.read(orderId)) as unknown as {
    mandate: { mandate_id: string; mandate_status: string }
  }
  expect(mandate).toMatchObject({ mandate_status: 'ACTIVE' })
  return mandate.mandate_id
}

const notice = (reference: string, amount = '3333.00') => ({
  command: 'pre_debit_notify',
  object_reference_id: reference,
  source_info: JSON.stringify({ amount, txn_date: '1797816600' }),
})

const debit = (mandateId: string, notificationId: string, but: Record<string, string> = {}) => ({
  'order.order_id': `debit${mandateId.slice(-8)}`,
  'order.amount': '3333.00',
  'order.customer_id': 'asha',
  'mandate_id': mandateId,
  'mandate.notification_id': notificationId,
  'mandate.execution_date': '1797816600',
  ...but,
}) // prettier-ignore

describe('a mandate', () => {
  it('is registered by an order that takes nothing; without one an order takes something', async () => {
    await anActiveMandate()
    expect((await bank.api('POST', '/orders', { order_id: 'free1', amount: '0.00' })).status).toBe(400)
  })

  it('is announced once for each reference, and executed once for each order', async () => {
    const id = await anActiveMandate()
    const first = await bank.api('POST', `/mandates/${id}`, notice('ref1'))
    expect(first.body).toMatchObject({ status: 'SUCCESS', object_reference_id: 'ref1' })
    expect((await bank.api('POST', `/mandates/${id}`, notice('ref1'))).body['id']).toBe(first.body['id'])
    const made = await bank.api('POST', '/txns', debit(id, String(first.body['id'])))
    expect(made.status).toBe(200)
    const again = await bank.api('POST', '/txns', debit(id, String(first.body['id'])))
    expect(again.body).toMatchObject({ status: 'DUPLICATE_ORDER_ID' })
    const orderId = `debit${id.slice(-8)}`
    await expect.poll(async () => (await bank.read(orderId))['status']).toBe('CHARGED')
    const events = () => shop.hits.map(({ event }) => event.event_name)
    await expect.poll(events).toEqual(expect.arrayContaining(['MANDATE_CREATED', 'MANDATE_ACTIVATED', 'NOTIFICATION_SUCCEEDED', 'ORDER_SUCCEEDED'])) // prettier-ignore
  })

  it('takes nothing unannounced, beyond its limit, sooner than it was announced for, or once it is revoked', async () => {
    const id = await anActiveMandate()
    const { body } = await bank.api('POST', `/mandates/${id}`, notice('ref2'))
    const told = String(body['id'])
    expect((await bank.api('POST', `/mandates/${id}`, notice('ref3', '3333.01'))).status).toBe(400)
    const refused = [
      debit(id, 'nothing'),
      debit(id, told, { 'order.amount': '3333.01' }),
      debit(id, told, { 'order.amount': '3332.00' }),
      debit(id, told, { 'mandate.execution_date': '1797816599' }),
    ]
    for (const form of refused) expect((await bank.api('POST', '/txns', form)).status).toBe(400)
    expect((await bank.api('POST', `/mandates/${id}`, { command: 'pause' })).body).toMatchObject({ mandate_status: 'PAUSED' }) // prettier-ignore
    expect((await bank.api('POST', '/txns', debit(id, told))).status).toBe(400)
    await bank.api('POST', `/mandates/${id}`, { command: 'resume' })
    expect((await bank.api('POST', `/mandates/${id}`, { command: 'revoke' })).body).toMatchObject({ mandate_status: 'REVOKED' }) // prettier-ignore
    expect((await bank.api('POST', '/txns', debit(id, told))).status).toBe(400)
    expect((await bank.api('POST', `/mandates/${id}`, { command: 'resume' })).status).toBe(400)
  })
})
