import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees, toPaise } from '#core/kernel/money.ts'
import { MINUTE, later, toInstant } from '#core/kernel/time.ts'
import { createIds } from '#server/platform/ids.ts'
import { startTestSandbox, type TestSandbox } from '#server/test/sandbox.ts'
import { juspay } from './juspay.ts'
import type { NewPayment, PaymentGateway } from './port.ts'

const now = toInstant(Date.UTC(2026, 10, 21, 12, 30))
const newId = createIds(() => now)
const AMOUNT = toPaise(22_499_50)
let sandbox: TestSandbox
let gateway: PaymentGateway

beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = connect({})
})
afterAll(() => sandbox.close())

function connect(but: { apiKey?: string; merchantId?: string }) {
  const webhook = { user: 'sandbox', passwords: ['sandbox-webhook-password'] }
  const known = { merchantId: 'kandil', apiKey: 'sandbox-api-key', responseKey: 'sandbox-response-key', webhook }
  return juspay({ url: `${sandbox.url}/juspay`, ...known, ...but }, () => now)
}

function aPayment(but: Partial<NewPayment> = {}): NewPayment {
  return {
    orderId: newId('ord'), isFirst: true, amount: AMOUNT, customerId: newId('acc'), phone: '+919876543210', email: 'asha@example.in',
    description: 'JEE, Class 11', returnUrl: 'https://kandil.example/api/payment/juspay/return', expiresAt: later(now, 15 * MINUTE), now,
    method: 'UPI_QR', upiApp: undefined, vpa: undefined, bank: undefined, ...but,
  } // prettier-ignore
}

/** Every field of an order, as the gateway answers it. */
async function rawOrder(orderId: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Basic ${btoa('sandbox-api-key:')}`, 'x-merchantid': 'kandil' }
  const answer = await fetch(`${sandbox.url}/juspay/orders/${orderId}`, { headers })
  return (await answer.json()) as Record<string, unknown> // an order's fields
}

async function aPaidOrder(): Promise<string> {
  const payment = aPayment()
  await gateway.startPayment(payment)
  await sandbox.control(payment.orderId, 'approve')
  return payment.orderId
}

describe('starting a payment', () => {
  it.each(['UPI_QR', 'UPI_INTENT'] as const)('by %s answers what the app link is made of', async (method) => {
    const payment = aPayment({ method })
    const started = await gateway.startPayment(payment)
    expect(started).toEqual({
      transactionId: `kandil-${payment.orderId}-1`,
      redirectUrl: undefined,
      upi: {
        tr: expect.stringMatching(/^\w{1,35}$/),
        tid: expect.stringMatching(/^\w{1,35}$/),
        merchant_vpa: 'kandil@sandbox',
        merchant_name: 'Kandil Learning',
        mcc: '8299',
        amount: '22499.50',
      },
    })
  })

  it('by a request to a UPI ID answers nothing to show: the payer’s app rings', async () => {
    const payment = aPayment({ method: 'UPI_COLLECT', vpa: 'success@kandil' })
    expect(await gateway.startPayment(payment)).toMatchObject({ upi: undefined, redirectUrl: undefined })
    await expect.poll(async () => (await gateway.readOrder(payment.orderId)).status).toBe('CHARGED')
  })

  it('by netbanking answers the bank’s page', async () => {
    const { redirectUrl } = await gateway.startPayment(aPayment({ method: 'NETBANKING', bank: 'NB_HDFC' }))
    const page = await fetch(redirectUrl ?? '')
    expect(await page.text()).toContain('HDFC Bank netbanking')
  })

  it('by card answers the gateway’s own page, so that no card number comes to us', async () => {
    const { redirectUrl, transactionId } = await gateway.startPayment(aPayment({ method: 'CARD' }))
    expect(transactionId).toBeUndefined()
    expect(redirectUrl).toMatch(/\/juspay\/merchant\/pay\/ordeh_/)
    expect(await (await fetch(redirectUrl ?? '')).text()).toContain('Card number')
  })

  it.each([
    ['a first attempt', true],
    ['a later one', false],
  ])('as %s tells the gateway all of the order', async (_, isFirst) => {
    const payment = aPayment({ isFirst, expiresAt: later(now, 20 * MINUTE) })
    await gateway.startPayment(payment)
    const order = await rawOrder(payment.orderId)
    expect(order).toMatchObject({
      order_id: payment.orderId,
      amount: 22_499.5,
      currency: 'INR',
      customer_id: payment.customerId,
      customer_phone: '9876543210',
      customer_email: 'asha@example.in',
      return_url: 'https://kandil.example/api/payment/juspay/return',
    })
    expect(Date.parse(String(order['order_expiry'])) - Date.parse(String(order['date_created']))).toBe(20 * MINUTE)
  })

  it.each([true, false])('tells the gateway no number of another country (first attempt: %s)', async (isFirst) => {
    const payment = aPayment({ isFirst, phone: '+971501234567' })
    await gateway.startPayment(payment)
    expect(await rawOrder(payment.orderId)).toMatchObject({ order_id: payment.orderId, customer_phone: '' })
  })

  it.each([
    ['a second time', false],
    ['a second time that takes itself for the first', true],
  ])('%s finds the order made and makes one more attempt', async (_, isFirst) => {
    const payment = aPayment()
    await gateway.startPayment(payment)
    const again = await gateway.startPayment({ ...payment, isFirst, method: 'NETBANKING', bank: 'NB_SBI' })
    expect(again.transactionId).toBe(`kandil-${payment.orderId}-2`)
    expect((await rawOrder(payment.orderId))['txn_list']).toHaveLength(2)
  })

  it('is refused when the order was made for other money', async () => {
    const payment = aPayment()
    await gateway.startPayment(payment)
    const dearer = gateway.startPayment({ ...payment, isFirst: false, amount: rupees(30_000) })
    await expect(dearer).rejects.toMatchObject({
      name: 'GatewayFault',
      outcome: 'REFUSED',
      serviceCode: 'ALREADY_EXISTS',
    })
  })

  it('is refused once the order is paid', async () => {
    const payment = aPayment()
    await gateway.startPayment(payment)
    await sandbox.control(payment.orderId, 'approve')
    await expect(gateway.startPayment({ ...payment, isFirst: false })).rejects.toMatchObject({
      outcome: 'REFUSED',
      serviceCode: 'INVALID_ACTION',
    })
  })

  it('is refused for a UPI ID that no bank knows', async () => {
    const payment = aPayment({ method: 'UPI_COLLECT', vpa: 'invalid.name@bank' })
    await expect(gateway.startPayment(payment)).rejects.toMatchObject({
      outcome: 'REFUSED',
      serviceCode: 'INVALID_INPUT',
    })
    expect(await gateway.readOrder(payment.orderId)).toMatchObject({ status: 'NEW', transactionId: undefined })
  })
})

describe('reading an order', () => {
  it('answers what was paid, by what, with the bank’s own reference', async () => {
    const orderId = await aPaidOrder()
    expect(await gateway.readOrder(orderId)).toEqual({
      orderId,
      status: 'CHARGED',
      rawStatus: 'CHARGED',
      amount: AMOUNT,
      paidAmount: AMOUNT,
      currency: 'INR',
      transactionId: `kandil-${orderId}-1`,
      methodType: 'UPI',
      method: 'UPI',
      bankReference: expect.stringMatching(/^6\d{11}$/),
      transactions: [{ transactionId: `kandil-${orderId}-1`, status: 'CHARGED' }],
      refunds: [],
      updatedAt: expect.any(Number),
    })
  })

  it('answers an order nobody has tried to pay as new, with nothing paid', async () => {
    const payment = aPayment({ method: 'CARD' })
    await gateway.startPayment(payment)
    expect(await gateway.readOrder(payment.orderId)).toMatchObject({
      status: 'NEW',
      amount: AMOUNT,
      paidAmount: undefined,
    })
  })

  it('answers NOT_FOUND for an order the gateway does not know', async () => {
    expect(await gateway.readOrder(newId('ord'))).toMatchObject({ status: 'NOT_FOUND', amount: undefined, refunds: [] })
  })

  it.each([
    ['approve', { status: 'CHARGED', paidAmount: 22_499_50, currency: 'INR' }],
    ['decline', { status: 'AUTHENTICATION_FAILED', paidAmount: 0 }],
    ['expire', { status: 'AUTHENTICATION_FAILED' }],
    ['authentication-failed', { status: 'AUTHENTICATION_FAILED' }],
    ['authorization-failed', { status: 'AUTHORIZATION_FAILED' }],
    ['juspay-declined', { status: 'GATEWAY_DECLINED', rawStatus: 'JUSPAY_DECLINED' }],
    ['capture-failed', { status: 'CAPTURE_FAILED' }],
    ['not-found', { status: 'NOT_FOUND' }],
    ['unknown-status', { status: 'UNKNOWN', rawStatus: 'HELD_BY_BANK' }],
    ['partial-charged', { status: 'PARTIAL_CHARGED', amount: 22_499_50, paidAmount: 11_249_75 }],
    ['wrong-amount', { status: 'CHARGED', amount: 22_499_50, paidAmount: 22_498_50 }],
    ['wrong-currency', { status: 'CHARGED', currency: 'USD' }],
    [
      'auto-refunded',
      { status: 'AUTO_REFUNDED', paidAmount: 22_499_50, refunds: [{ amount: 22_499_50, status: 'SUCCESS' }] },
    ],
    ['pending', { status: 'PENDING', rawStatus: 'AUTHORIZING' }],
  ] as const)('after “%s” answers it so', async (outcome, seen) => {
    const payment = aPayment()
    await gateway.startPayment(payment)
    await sandbox.control(payment.orderId, outcome)
    expect(await gateway.readOrder(payment.orderId)).toMatchObject(seen)
  })

  it.each(['STARTED', 'VBV_SUCCESSFUL', 'VOIDED', 'VOID_INITIATED', 'CAPTURE_INITIATED', 'VOID_FAILED', 'AUTHORIZED', 'COD_INITIATED', 'TO_BE_CHARGED', 'SOMETHING_NEW'])(
    'reads the status %s word for word',
    async (raw) => {
      const payment = aPayment()
      await gateway.startPayment(payment)
      await sandbox.setStatus(payment.orderId, raw)
      expect(await gateway.readOrder(payment.orderId)).toMatchObject({ rawStatus: raw })
    },
  ) // prettier-ignore

  it('answers the success that comes after a failure', async () => {
    const payment = aPayment()
    await gateway.startPayment(payment)
    await sandbox.knobs({ lateSuccessMs: 50 }, payment.orderId)
    expect(await sandbox.control(payment.orderId, 'decline')).toMatchObject({ status: 'AUTHENTICATION_FAILED' })
    await expect.poll(async () => (await gateway.readOrder(payment.orderId)).status).toBe('CHARGED')
  })

  it('stays charged when a second attempt is charged too: the gateway returns that one', async () => {
    const payment = aPayment()
    await gateway.startPayment(payment)
    await gateway.startPayment({ ...payment, isFirst: false, method: 'NETBANKING', bank: 'NB_SBI' })
    await sandbox.control(payment.orderId, 'approve')
    await sandbox.control(payment.orderId, 'approve')
    const order = await gateway.readOrder(payment.orderId)
    expect(order).toMatchObject({ status: 'CHARGED', refunds: [{ amount: AMOUNT, status: 'SUCCESS' }] })
  })
})

describe('an id that is not ours', () => {
  it.each(['', '../customers/1?x=', 'ord01m7z1bfa03kfed52b/refunds', 'ORD01M7Z1BFA03KFED52B', 'ord01m7z1bfa03kfed52b0', 'ord%2f..%2fcustomers%2fx'])(
    '“%s” is refused before any call',
    async (orderId) => {
      const refusal = { name: 'GatewayFault', outcome: 'REFUSED', message: 'not an id of ours' }
      await expect(gateway.readOrder(orderId)).rejects.toMatchObject(refusal)
      await expect(gateway.startPayment(aPayment({ orderId }))).rejects.toMatchObject(refusal)
      await expect(gateway.refund({ orderId, refundId: newId('ref'), amount: AMOUNT })).rejects.toMatchObject(refusal)
    },
  ) // prettier-ignore
})

describe('credentials', () => {
  it.each([{ apiKey: 'another' }, { merchantId: 'another' }])('%j are refused by the gateway', async (wrong) => {
    const refusal = { outcome: 'REFUSED', serviceCode: 'UNAUTHORIZED' }
    await expect(connect(wrong).readOrder(newId('ord'))).rejects.toMatchObject(refusal)
    await expect(connect(wrong).startPayment(aPayment())).rejects.toMatchObject(refusal)
  })
})

describe('a refund', () => {
  const refund = (orderId: string, amount = AMOUNT, refundId = newId('ref')) =>
    gateway.refund({ orderId, refundId, amount })

  it('is pending at first, then back with the bank’s reference', async () => {
    const orderId = await aPaidOrder()
    const refundId = newId('ref')
    await sandbox.knobs({ refundDelayMs: 20 }, orderId)
    expect(await refund(orderId, AMOUNT, refundId)).toMatchObject({ refundId, amount: AMOUNT, status: 'PENDING' })
    const refunds = async () => (await gateway.readOrder(orderId)).refunds
    await expect
      .poll(refunds)
      .toEqual([{ refundId, amount: AMOUNT, status: 'SUCCESS', bankReference: expect.stringMatching(/^arn/) }])
  })

  it('has one effect, however often it is asked for', async () => {
    const orderId = await aPaidOrder()
    const refundId = newId('ref')
    await refund(orderId, rupees(100), refundId)
    expect(await refund(orderId, rupees(100), refundId)).toMatchObject({ refundId, amount: 100_00 })
    expect((await gateway.readOrder(orderId)).refunds).toHaveLength(1)
  })

  it('of part leaves the rest, and no more than the rest', async () => {
    const orderId = await aPaidOrder()
    await refund(orderId, rupees(20_000))
    await expect(refund(orderId, rupees(2_500))).rejects.toMatchObject({
      outcome: 'REFUSED',
      serviceCode: 'invalid.amount.exceeded',
    })
    expect(await refund(orderId, toPaise(2_499_50))).toMatchObject({ amount: 2_499_50 })
  })

  it('of the same amount a moment later is not looked at, and may be asked for again', async () => {
    const orderId = await aPaidOrder()
    await refund(orderId, rupees(100))
    await expect(refund(orderId, rupees(100))).rejects.toMatchObject({ outcome: 'AWAY', serviceCode: 'duplicate.call' })
  })

  it('of what was not paid is refused', async () => {
    const payment = aPayment()
    await gateway.startPayment(payment)
    await expect(refund(payment.orderId)).rejects.toMatchObject({
      outcome: 'REFUSED',
      serviceCode: 'invalid.order.not_successful',
    })
    await expect(refund(newId('ord'))).rejects.toMatchObject({ outcome: 'REFUSED', serviceCode: 'RESOURCE_NOT_FOUND' })
  })

  it.each(['FAILURE', 'MANUAL_REVIEW'] as const)('may end as %s', async (refundStatus) => {
    const orderId = await aPaidOrder()
    await sandbox.knobs({ refundStatus, refundDelayMs: 20 }, orderId)
    await refund(orderId)
    await expect.poll(async () => (await gateway.readOrder(orderId)).refunds[0]?.status).toBe(refundStatus)
  })
})

describe('verifying a UPI ID', () => {
  it('answers in whose name it is', async () => {
    expect(await gateway.verifyVpa('asha@okbank')).toEqual({ isValid: true, customerName: 'Asha Sandbox' })
  })

  it.each(['invalid.asha@okbank', 'asha', 'asha@', '@okbank', 'a@b c', ''])(
    'answers that “%s” is not a UPI ID',
    async (vpa) => {
      expect(await gateway.verifyVpa(vpa)).toEqual({ isValid: false, customerName: undefined })
    },
  )
})

describe('the way back from the gateway', () => {
  it('is genuine as the gateway writes it, and not when a sign of it was changed', async () => {
    const payment = aPayment({ method: 'CARD' })
    const { redirectUrl = '' } = await gateway.startPayment(payment)
    const answer = await fetch(`${redirectUrl}/cancel`, { method: 'POST', redirect: 'manual' })
    const query = Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
    expect(query).toMatchObject({ order_id: payment.orderId, status: 'NEW', status_id: '10' })
    expect(gateway.readReturn(query)).toEqual({ orderId: payment.orderId, isGenuine: true })
    expect(gateway.readReturn({ ...query, status: 'CHARGED' })).toEqual({ orderId: payment.orderId, isGenuine: false })
  })

  it.each(['TAMPERED', 'MISSING'] as const)('is not genuine when its signature is %s', async (returnSignature) => {
    const payment = aPayment({ method: 'CARD' })
    const { redirectUrl = '' } = await gateway.startPayment(payment)
    await sandbox.knobs({ returnSignature }, payment.orderId)
    const answer = await fetch(`${redirectUrl}/cancel`, { method: 'POST', redirect: 'manual' })
    const query = Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
    expect(gateway.readReturn(query).isGenuine).toBe(false)
  })

  it('names no order when the id is not one of ours', () => {
    expect(gateway.readReturn({ order_id: '../x' })).toEqual({ orderId: undefined, isGenuine: false })
    expect(gateway.readReturn({})).toEqual({ orderId: undefined, isGenuine: false })
  })
})
