import { describe, expect, it } from 'vitest'
import { webhookReader } from './webhook.ts'

const access = { user: 'juspay', passwords: ['old password', 'new password'] }
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const authorization = basic('juspay', 'new password')
const ORDER = 'ord01m7z1bfa03kfed52b'
const event = { id: 'evt_1', event_name: 'ORDER_SUCCEEDED', content: { order: { order_id: ORDER, status: 'CHARGED' } } }
const read = (body: unknown, by = authorization) =>
  webhookReader(access)({ authorization: by, body: typeof body === 'string' ? body : JSON.stringify(body) })

describe('a webhook', () => {
  it('says which event it is and of which order', () => {
    expect(read(event)).toEqual({
      kind: 'EVENT',
      eventId: 'evt_1',
      eventName: 'ORDER_SUCCEEDED',
      orderId: ORDER,
      kept: JSON.stringify(event),
    })
  })

  it('is kept without the card, but for its last four digits and its issuer', () => {
    const card = {
      last_four_digits: '1111',
      card_isin: '411111',
      card_issuer: 'SBI',
      name_on_card: 'A Rao',
      expiry_year: '2039',
    }
    const told = { ...event, content: { order: { order_id: ORDER, card, txns: [{ card }] } } }
    const left = { last_four_digits: '1111', card_issuer: 'SBI' }
    const kept = { ...event, content: { order: { order_id: ORDER, card: left, txns: [{ card: left }] } } }
    expect(read(told)).toMatchObject({ kept: JSON.stringify(kept) })
  })

  it('is kept without who paid, and whom the gateway reaches', () => {
    const order = { order_id: ORDER, customer_email: 'asha@example.in', customer_phone: '9876543210' }
    const told = { ...event, content: { order: { ...order, txn_detail: { payer_vpa: 'asha@okbank' } } } }
    const kept = { ...event, content: { order: { order_id: ORDER, txn_detail: {} } } }
    expect(read(told)).toMatchObject({ kept: JSON.stringify(kept) })
  })

  it('is looked through inside what is left of a card, too', () => {
    const card = { card_issuer: { name: 'SBI', customer_phone: '9876543210' } }
    const told = { ...event, content: { order: { order_id: ORDER, card } } }
    const kept = { ...event, content: { order: { order_id: ORDER, card: { card_issuer: { name: 'SBI' } } } } }
    expect(read(told)).toMatchObject({ kept: JSON.stringify(kept) })
  })

  it('is known by either password while one is being replaced', () => {
    expect(read(event, basic('juspay', 'old password')).kind).toBe('EVENT')
  })

  it.each([
    ['nothing', ''],
    ['another password', basic('juspay', 'old passwor')],
    ['another user', basic('Juspay', 'new password')],
    ['both passwords', basic('juspay', 'old password,new password')],
    ['the password in clear', 'Basic juspay:new password'],
    ['another scheme', authorization.replace('Basic', 'Bearer')],
  ])('with %s is forged', (_, by) => {
    expect(read(event, by)).toEqual({ kind: 'FORGED' })
  })

  it.each(['', 'null', '1', '[]', '{', '{}', '"evt_1"', { ...event, id: 7 }, { ...event, id: '' }, { ...event, id: 'x'.repeat(200) }, { id: 'evt_1' }])(
    'of which %j is the body cannot be read',
    (body) => {
      expect(read(body)).toEqual({ kind: 'UNREADABLE' })
    },
  ) // prettier-ignore

  it.each([undefined, null, 7, '../customers/1', 'ORD01M7Z1BFA03KFED52B', `${ORDER}0`])(
    'tells of no order when its id is %j',
    (orderId) => {
      expect(read({ ...event, content: { order: { order_id: orderId } } })).toMatchObject({ orderId: undefined })
    },
  )
})
