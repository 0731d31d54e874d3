import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBank, type TestBank } from '../test/shop.ts'
import { signatureOf } from './return-url.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

const upi = {
  payment_method_type: 'UPI',
  payment_method: 'UPI',
  txn_type: 'UPI_PAY',
  sdk_params: 'true',
  format: 'json',
}

describe('orders', () => {
  it('are made once: the same again is answered again, another under the same id is refused', async () => {
    const form = { order_id: 'once1', amount: '10.00' }
    const first = await bank.api('POST', '/orders', form)
    expect(first.body).toMatchObject({ order_id: 'once1', amount: 10, currency: 'INR', status: 'NEW', status_id: 10 })
    expect(first.body['payment_links']).toEqual({
      web: expect.stringMatching(/\/juspay\/merchant\/pay\/ordeh_/),
      mobile: expect.stringContaining('mobile=true'),
      iframe: expect.stringContaining('/merchant/ipay/'),
    })
    expect((await bank.api('POST', '/orders', { ...form, amount: '10' })).body['id']).toBe(first.body['id'])
    const other = await bank.api('POST', '/orders', { ...form, amount: '11.00' })
    expect(other).toMatchObject({ status: 400, body: { status: 'DUPLICATE_ORDER_ID' } })
  })

  it.each([
    ['order_id', { order_id: 'x'.repeat(22), amount: '1' }],
    ['order_id', { order_id: 'a-b', amount: '1' }],
    ['order_id', { amount: '1' }],
    ['amount', { order_id: 'bad1' }],
    ['amount', { order_id: 'bad2', amount: '-1' }],
    ['amount', { order_id: 'bad3', amount: '1.005' }],
    ['return_url', { order_id: 'bad4', amount: '1', return_url: 'shop' }],
    ['metadata.expiryInMins', { order_id: 'bad5', amount: '1', 'metadata.expiryInMins': '0' }],
  ])('without a right %s are refused, and the field is named', async (field, form) => {
    const { status, body } = await bank.api('POST', '/orders', form as Record<string, string>) // some fields are left out
    expect(status).toBe(400)
    expect(body['error_info']).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field_name: field }] })
  })

  it('can be changed by amount until they are paid', async () => {
    const orderId = await bank.order()
    expect((await bank.api('POST', `/orders/${orderId}`, { amount: '500' })).body).toMatchObject({ amount: 500 })
    expect((await bank.api('POST', '/order/update', { order_id: orderId, amount: '400' })).body).toMatchObject({
      amount: 400,
    })
    await bank.json('POST', `/control/orders/${orderId}/approve`)
    expect((await bank.api('POST', `/orders/${orderId}`, { amount: '1' })).body['error_info']).toMatchObject({
      code: 'INVALID_ACTION',
    })
  })

  it('that nobody knows are NOT_FOUND, as documented: 400 and id 40', async () => {
    expect(await bank.api('GET', '/orders/nobody')).toMatchObject({
      status: 400,
      body: { status: 'NOT_FOUND', status_id: 40, order_id: 'nobody', error_info: { code: 'RESOURCE_NOT_FOUND' } },
    })
  })

  it('answer with everything the gateway documents once they are paid', async () => {
    const orderId = await bank.order()
    await bank.api('POST', '/txns', { order_id: orderId, ...upi, upi_app: 'com.phonepe.app' })
    await bank.json('POST', `/control/orders/${orderId}/approve`)
    expect(await bank.read(orderId)).toMatchObject({
      status: 'CHARGED', status_id: 21, amount: 999.5, effective_amount: 999.5, paid_amount: 999.5, amount_refunded: 0,
      maximum_eligible_refund_amount: 999.5, txn_id: `kandil-${orderId}-1`, payment_method_type: 'UPI', payment_method: 'UPI',
      upi: { txn_flow_type: 'INTENT', payer_app: 'com.phonepe.app' },
      payment_gateway_response: { rrn: expect.stringMatching(/^\d{12}$/), resp_code: 'SUCCESS' },
      txn_detail: { status: 'CHARGED', txn_amount: 999.5, txn_flow_type: 'INTENT' },
      date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    }) // prettier-ignore
  })
})

describe('the list of orders', () => {
  it('is read a page at a time, the newest first', async () => {
    for (let n = 0; n < 12; n += 1) await bank.api('POST', '/orders', { order_id: `listed${n}`, amount: '10.00' })
    const idsIn = (body: Record<string, unknown>) =>
      (body['list'] as { order_id: string }[]).map((each) => each.order_id)
    const first = await bank.api('GET', '/order/list')
    expect(first.body).toMatchObject({ count: 10, offset: 0, total: expect.any(Number) })
    expect(idsIn(first.body)[0]).toBe('listed11')
    const next = await bank.api('GET', '/order/list?count=2&offset=10')
    expect(idsIn(next.body)).toEqual(['listed1', 'listed0'])
    expect((await bank.api('GET', '/order/list?count=101')).status).toBe(400)
  })
})

describe('attempts', () => {
  it('answer the six names an app link is made of', async () => {
    const { body } = await bank.api('POST', '/txns', { order_id: await bank.order(), ...upi })
    expect(body).toMatchObject({ status: 'PENDING_VBV', payment: { authentication: { method: 'GET' } } })
    const names = ['tr', 'tid', 'merchant_vpa', 'merchant_name', 'mcc', 'amount']
    expect(Object.keys(body.payment.sdk_params)).toEqual(names)
    expect(body.payment.sdk_params.amount).toBe('999.50')
  })

  it.each([
    ['UPI', { ...upi }, '/pay/upi/'],
    ['netbanking', { payment_method_type: 'NB', payment_method: 'NB_ICICI' }, '/pay/bank/'],
    ['wallet', { payment_method_type: 'WALLET', payment_method: 'MOBIKWIK' }, '/pay/wallet/'],
    ['card', { payment_method_type: 'CARD', payment_method: 'VISA' }, '/juspay/merchant/pay/'],
  ])('by %s lead to a page', async (_, form, path) => {
    const { body } = await bank.api('POST', '/txns', { order_id: await bank.order(), ...form })
    expect(body.payment.authentication.url).toContain(path)
    expect((await bank.page(body.payment.authentication.url)).text).toContain('₹999.50')
  })

  it('are 25 at most', async () => {
    const orderId = await bank.order()
    const tries = Array.from({ length: 26 }, () => bank.api('POST', '/txns', { order_id: orderId, ...upi }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(25)
  })

  it.each([
    [{ payment_method_type: 'GOLD' }, 'payment_method_type'],
    [{ payment_method_type: 'NB', payment_method: 'HDFC' }, 'payment_method'],
    [{ payment_method_type: 'UPI', payment_method: 'UPI' }, 'txn_type'],
    [{ ...upi, txn_type: 'UPI_COLLECT' }, 'upi_vpa'],
    [{ ...upi, txn_type: 'UPI_COLLECT', upi_vpa: 'invalid@bank' }, 'upi_vpa'],
  ])('of %j are refused', async (form, field) => {
    const { body } = await bank.api('POST', '/txns', {
      order_id: await bank.order(),
      ...(form as Record<string, string>),
    }) // some fields are left out
    expect(body['error_info']).toMatchObject({ fields: [{ field_name: field }] })
  })

  it.each([
    ['success@kandil', 'CHARGED'],
    ['failure@kandil', 'AUTHORIZATION_FAILED'],
    ['declined@kandil', 'AUTHENTICATION_FAILED'],
    ['expired@kandil', 'AUTHENTICATION_FAILED'],
    ['pending@kandil', 'AUTHORIZING'],
  ])('asked of %s end as %s by themselves', async (vpa, status) => {
    const orderId = await bank.order()
    await bank.api('POST', '/txns', { order_id: orderId, ...upi, txn_type: 'UPI_COLLECT', upi_vpa: vpa })
    await expect.poll(async () => (await bank.read(orderId))['status']).toBe(status)
  })
})

describe('an order made together with its attempt', () => {
  const both = (orderId: string, but: Record<string, string> = {}) =>
    bank.api('POST', '/txns', { 'order.order_id': orderId, 'order.amount': '10.00', ...upi, ...but })

  it('is answered as an attempt is, and read as an order is', async () => {
    const { status, body } = await both('both1', {
      'order.customer_id': 'asha',
      'order.customer_phone': '9876543210',
      'order.return_url': 'https://shop.example/back',
      'order.metadata.expiryInMins': '20',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ order_id: 'both1', txn_id: 'kandil-both1-1', status: 'PENDING_VBV' })
    expect(body.payment.sdk_params.amount).toBe('10.00')
    const order = await bank.read('both1')
    expect(order).toMatchObject({
      amount: 10, currency: 'INR', customer_id: 'asha', customer_phone: '9876543210', return_url: 'https://shop.example/back',
      txn_id: 'kandil-both1-1',
    }) // prettier-ignore
    expect(Date.parse(String(order['order_expiry'])) - Date.parse(String(order['date_created']))).toBe(20 * 60_000)
  })

  it('is refused when there is one under that id, the same or not, and no attempt is made', async () => {
    const orderId = await bank.order()
    for (const amount of ['999.50', '10.00'])
      expect(await both(orderId, { 'order.amount': amount })).toMatchObject({
        status: 400,
        body: { status: 'DUPLICATE_ORDER_ID', error_code: 'ALREADY_EXISTS' },
      })
    expect(await bank.read(orderId)).toMatchObject({ status: 'NEW' })
  })

  it.each([
    ['amount', { 'order.amount': '-1' }],
    ['return_url', { 'order.return_url': 'shop' }],
    ['upi_vpa', { txn_type: 'UPI_COLLECT', upi_vpa: 'invalid@bank' }],
    ['card_token', { payment_method_type: 'CARD', card_token: 'nobody’s' }],
  ])('is not made when its %s is wrong', async (field, but) => {
    const { status, body } = await both('both2', but as Record<string, string>) // some fields are left out
    expect(status).toBe(400)
    expect(body['error_info']).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field_name: field }] })
    expect(await bank.read('both2')).toMatchObject({ status: 'NOT_FOUND' })
  })

  it('fails where attempts are to fail, by the knobs of its id', async () => {
    await bank.json('POST', '/knobs', { orderId: 'both3', errorShare: 1, faultsOn: 'START_TXN', faultsWhen: 'AFTER' })
    expect((await both('both3')).status).toBe(500)
    expect(await bank.read('both3')).toMatchObject({ txn_id: 'kandil-both3-1' })
  })
})

describe('customers and their cards', () => {
  it('are found by either id', async () => {
    const form = {
      object_reference_id: 'acc1',
      mobile_number: '9876543210',
      email_address: 'asha@example.in',
      first_name: 'Asha',
    }
    const { body } = await bank.api('POST', '/customers', form)
    expect(body).toMatchObject({ ...form, id: expect.stringMatching(/^cst_/), object: 'customer' })
    expect((await bank.api('GET', `/customers/${body['id']}`)).body).toEqual(body)
    expect((await bank.api('GET', '/customers/acc1')).body).toEqual(body)
    expect((await bank.api('GET', '/customers/nobody')).status).toBe(404)
  })

  it('are kept without their numbers, when the payer wishes so', async () => {
    const orderId = await bank.order({ customer_id: 'keeper' })
    const { payment_links } = await bank.read(orderId)
    await bank.page(payment_links.web, {
      number: '4111 1111 1111 1111',
      expiry: '12/30',
      cvv: '123',
      name: 'Asha',
      keep: 'on',
    })
    const { body } = await bank.api('GET', '/cards?customer_id=keeper')
    expect(body['cards']).toMatchObject([
      { card_number: '4111-XXXXXXXX-1111', card_brand: 'VISA', card_exp_year: '2030' },
    ])
    expect(JSON.stringify(body)).not.toContain('411111111111')
  })
})

describe('the gateway', () => {
  it.each([
    ['no credentials', { authorization: '' }],
    ['another key', { authorization: `Basic ${btoa('other:')}` }],
    ['no merchant', { 'x-merchantid': '' }],
  ])('refuses a call with %s', async (_, headers) => {
    expect(await bank.api('GET', '/orders/x', undefined, headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { error_code: 'access_denied', error_info: { code: 'UNAUTHORIZED' } },
    })
  })

  it('signs the way back as the published vector says', () => {
    const params = { order_id: 'TATVA240001', status: 'CHARGED', status_id: '21' }
    expect(signatureOf(params, 'DEMO-RESPONSE-KEY-0001')).toBe('oPB6Gzg44ws1fVEVgQwDtn7oct3dbGpxdyxxgOUwmrQ=')
  })

  it('verifies UPI IDs', async () => {
    const verify = async (vpa: string) =>
      (await bank.api('POST', '/v2/upi/verify-vpa', { vpa, merchant_id: 'kandil' })).body
    expect(await verify('asha@okbank')).toEqual({
      vpa: 'asha@okbank',
      status: 'VALID',
      customer_name: 'Asha Sandbox',
      mandate_details: { is_handle_supported: true },
    })
    expect(await verify('invalid@okbank')).toEqual({ vpa: 'invalid@okbank', status: 'INVALID' })
  })
})
