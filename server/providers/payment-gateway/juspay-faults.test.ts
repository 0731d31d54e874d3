// Every way a call can go wrong, at every step. Nothing may be taken for a yes or a no that was neither.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { later, MINUTE, SECOND, toInstant } from '#core/kernel/time.ts'
import { createIds } from '#server/platform/ids.ts'
import { startTestSandbox, type TestSandbox } from '#server/test/sandbox.ts'
import { juspay } from './juspay.ts'
import type { NewPayment } from './port.ts'

let time = Date.UTC(2026, 10, 21, 12, 30)
const now = () => toInstant(time)
const newId = createIds(now)
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

function connect(url: string) {
  const webhook = { user: 'u', passwords: ['p'] }
  return juspay({ url, merchantId: 'kandil', apiKey: 'sandbox-api-key', responseKey: 'k', webhook }, now)
}

function aPayment(but: Partial<NewPayment> = {}): NewPayment {
  return {
    orderId: newId('ord'), isFirst: true, amount: rupees(999), customerId: newId('acc'), phone: '+919876543210', email: undefined,
    description: 'Course', returnUrl: 'https://kandil.example/back', expiresAt: later(now(), 15 * MINUTE), now: now(),
    method: 'UPI_QR', upiApp: undefined, vpa: undefined, bank: undefined, ...but,
  } // prettier-ignore
}

const faults = [
  ['no answer', { timeoutShare: 1 }],
  ['a cut connection', { resetShare: 1 }],
  ['a 500', { errorShare: 1 }],
  ['an HTML 502', { htmlErrorShare: 1 }],
  ['an answer that drips', { dripShare: 1 }],
] as const

/** Each fault with a gateway, and so a breaker, of its own; all at once, for the slow ones take seconds. */
describe.concurrent.each(faults)('with %s', (_, knobs) => {
  it('a payment may have been started: the outcome is unknown', async () => {
    const payment = aPayment()
    await sandbox.knobs({ ...knobs, faultsOn: 'START_TXN', faultsWhen: 'AFTER' }, payment.orderId)
    await expect(connect(`${sandbox.url}/juspay`).startPayment(payment)).rejects.toMatchObject({ outcome: 'UNKNOWN' })
  })

  it('no second attempt is made of one that may have been seen', async () => {
    const payment = aPayment()
    await sandbox.knobs({ ...knobs, faultsOn: 'START_TXN', faultsWhen: 'AFTER' }, payment.orderId)
    const gateway = connect(`${sandbox.url}/juspay`)
    await expect(gateway.startPayment(payment)).rejects.toThrow()
    expect(await gateway.readOrder(payment.orderId)).toMatchObject({ transactionId: `kandil-${payment.orderId}-1` })
  })

  it('an order cannot be made, nor read, nor refunded, and the outcome is unknown', async () => {
    const payment = aPayment()
    await sandbox.knobs(knobs, payment.orderId)
    const url = `${sandbox.url}/juspay`
    const refund = { orderId: payment.orderId, refundId: newId('ref'), amount: rupees(1) }
    const unknown = { name: 'GatewayFault', outcome: 'UNKNOWN' }
    await Promise.all([
      expect(connect(url).startPayment(payment)).rejects.toMatchObject(unknown),
      expect(connect(url).readOrder(payment.orderId)).rejects.toMatchObject(unknown),
      expect(connect(url).refund(refund)).rejects.toMatchObject(unknown),
    ])
  })
})

describe('a first attempt whose answer was lost', () => {
  it.each(['UPI_QR', 'NETBANKING'] as const)('by %s, tried again as the first, is one attempt more', async (method) => {
    const gateway = connect(`${sandbox.url}/juspay`)
    const payment = aPayment({ method, bank: 'NB_SBI' })
    await sandbox.knobs({ errorShare: 1, faultsOn: 'START_TXN', faultsWhen: 'AFTER' }, payment.orderId)
    await expect(gateway.startPayment(payment)).rejects.toMatchObject({ outcome: 'UNKNOWN' })
    await sandbox.knobs({ errorShare: 0 }, payment.orderId)
    const transactionId = `kandil-${payment.orderId}-2`
    expect(await gateway.startPayment(payment)).toMatchObject({ transactionId })
    expect(await gateway.readOrder(payment.orderId)).toMatchObject({ transactionId })
  })
})

describe('a refund whose answer was lost', () => {
  it('is found made when it is asked for again', async () => {
    const gateway = connect(`${sandbox.url}/juspay`)
    const payment = aPayment()
    await gateway.startPayment(payment)
    await sandbox.control(payment.orderId, 'approve')
    const refund = { orderId: payment.orderId, refundId: newId('ref'), amount: rupees(999) }
    await sandbox.knobs({ errorShare: 1, faultsOn: 'REFUND', faultsWhen: 'AFTER' }, payment.orderId)
    await expect(gateway.refund(refund)).rejects.toMatchObject({ outcome: 'UNKNOWN' })
    await sandbox.knobs({ errorShare: 0 }, payment.orderId)
    expect(await gateway.refund(refund)).toMatchObject({ refundId: refund.refundId, amount: 999_00 })
    expect((await gateway.readOrder(payment.orderId)).refunds).toHaveLength(1)
  })
})

/** A server that cuts its first calls, says no to the next, and answers the others with `answer`. */
async function aShakyServer(
  cuts: number,
  answer: string,
  { port = 0, refusals = 0 } = {},
): Promise<{ url: string; port: number; calls: string[]; server: Server }> {
  const calls: string[] = []
  const server = createServer((request, reply) => {
    calls.push(`${request.method} ${request.url}`)
    if (calls.length <= cuts) return void request.socket.destroy()
    if (calls.length <= cuts + refusals) reply.statusCode = 400
    reply.setHeader('content-type', 'application/json').end(answer)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo // it listens on a port
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, calls, server }
}

describe('what is safe to repeat', () => {
  it('is repeated, and the family notices nothing', async () => {
    const orderId = newId('ord')
    const { url, calls, server } = await aShakyServer(
      2,
      JSON.stringify({ order_id: orderId, status: 'CHARGED', amount: 1, currency: 'INR' }),
    )
    expect(await connect(url).readOrder(orderId)).toMatchObject({ status: 'CHARGED' })
    expect(calls).toEqual(Array.from({ length: 3 }, () => `GET /orders/${orderId}`))
    server.close()
  })

  it('is given up after three tries', async () => {
    const { url, calls, server } = await aShakyServer(9, '{}')
    await expect(connect(url).readOrder(newId('ord'))).rejects.toMatchObject({ outcome: 'UNKNOWN' })
    expect(calls).toHaveLength(3)
    server.close()
  })
})

describe('an unreadable answer', () => {
  it.each(['', 'OK', '[]', '{}', '{"order_id":"another"}', '<html>', 'null'])(
    '“%s” is unknown, never success',
    async (body) => {
      const { url, server } = await aShakyServer(0, body)
      await expect(connect(url).readOrder(newId('ord'))).rejects.toMatchObject({ outcome: 'UNKNOWN' })
      await expect(connect(url).startPayment(aPayment())).rejects.toMatchObject({ outcome: 'UNKNOWN' })
      server.close()
    },
  )
})

const params = { tr: 'x', merchant_vpa: 'kandil@bank', merchant_name: 'Kandil', mcc: '8299' }
const HOSTED = 'https://gateway.example/pay'
const LOGIN = { method: 'GET', url: 'https://bank.example/login' }

/** Right for an order and for its transaction, but for what is said otherwise. */
function answerTo({ orderId }: NewPayment, { web = HOSTED, amount = '999.00', authentication = LOGIN } = {}): string {
  const payment = { sdk_params: { ...params, amount }, authentication }
  return JSON.stringify({ order_id: orderId, payment_links: { web }, payment })
}

describe('the calls that start a payment', () => {
  const once = ['POST /txns']
  const twice = ['POST /orders', 'POST /txns']

  async function callsOf(payment: NewPayment, but: Parameters<typeof answerTo>[1] = {}, refusals = 0) {
    const { url, calls, server } = await aShakyServer(0, answerTo(payment, but), { refusals })
    const started = await connect(url).startPayment(payment)
    server.close()
    return { calls, started }
  }

  it.each([
    { method: 'UPI_QR' },
    { method: 'UPI_INTENT', upiApp: 'com.phonepe.app' },
    { method: 'UPI_COLLECT', vpa: 'asha@okbank' },
    { method: 'NETBANKING', bank: 'NB_SBI' },
    { method: 'PROVIDER_WALLET', wallet: 'PHONEPE' },
    { method: 'CARD', cardToken: 'tok1' },
    { method: 'EMI', emi: { issuer: 'HDFC', months: 6, isNoCost: false } },
    { method: 'CONSUMER_FINANCE', emi: { issuer: 'SHOPSE', months: 6, isNoCost: true } },
  ] as const)('are one for a first attempt by %j, and two for a later one', async (way) => {
    const first = await callsOf(aPayment(way))
    const second = await callsOf(aPayment({ ...way, isFirst: false }))
    expect(first.calls).toEqual(once)
    expect(second.calls).toEqual(twice)
    expect(first.started).toEqual(second.started)
  })

  it.each([true, false])('are one for a card that is still to be typed (first: %s)', async (isFirst) => {
    const { calls, started } = await callsOf(aPayment({ method: 'CARD', isFirst }))
    expect(calls).toEqual(['POST /orders'])
    expect(started).toEqual({ transactionId: undefined, upi: undefined, redirectUrl: HOSTED })
  })

  it('go on as two where the one is refused', async () => {
    const { calls, started } = await callsOf(aPayment(), {}, 1)
    expect(calls).toEqual([...once, ...twice])
    expect(started).toMatchObject({ upi: { amount: '999.00' } })
  })

  it('end where nobody knows what became of the one', async () => {
    const payment = aPayment()
    const { url, calls, server } = await aShakyServer(1, answerTo(payment))
    await expect(connect(url).startPayment(payment)).rejects.toMatchObject({ outcome: 'UNKNOWN' })
    expect(calls).toEqual(once)
    server.close()
  })

  it('ask for the gateway’s own page where the bank’s is no plain link', async () => {
    const authentication = { ...LOGIN, method: 'POST' }
    const way = { method: 'NETBANKING', bank: 'NB_SBI' } as const
    const first = await callsOf(aPayment(way), { authentication })
    const second = await callsOf(aPayment({ ...way, isFirst: false }), { authentication })
    expect(first.calls).toEqual([...once, 'POST /orders'])
    expect(second.calls).toEqual(twice)
    expect([first.started.redirectUrl, second.started.redirectUrl]).toEqual([HOSTED, HOSTED])
  })
})

describe('an answer that would mislead the payer', () => {
  const script = 'javascript:alert(1)'

  it.each([
    ['asks for other money', { amount: '998.00' }, {}, 'UNKNOWN'],
    ['asks for no money', { amount: 'all' }, {}, 'UNKNOWN'],
    // Only the order is made by then: nothing was begun that could be paid.
    ['leads to a script', { web: script }, { isFirst: false }, 'AWAY'],
    [
      'leads to no page at all',
      { web: script, authentication: { ...LOGIN, url: script } },
      { method: 'NETBANKING', bank: 'NB_SBI' },
      'UNKNOWN',
    ],
  ] as const)('since it %s is not passed on', async (_, but, way, outcome) => {
    const payment = aPayment(way)
    const { url, server } = await aShakyServer(0, answerTo(payment, but))
    await expect(connect(url).startPayment(payment)).rejects.toMatchObject({ outcome })
    server.close()
  })

  it('is passed on when it is right', async () => {
    const payment = aPayment()
    const { url, server } = await aShakyServer(0, answerTo(payment, { amount: '999' }))
    expect(await connect(url).startPayment(payment)).toMatchObject({ upi: { amount: '999' } })
    server.close()
  })
})

describe('a gateway that is away', () => {
  it('has certainly not seen the call, and after five failures is spared for thirty seconds', async () => {
    const gone = await aShakyServer(0, '')
    await new Promise((resolve) => gone.server.close(resolve))
    const gateway = connect(gone.url)
    const orderId = newId('ord')
    const read = () => gateway.readOrder(orderId)
    await expect(read()).rejects.toMatchObject({ outcome: 'AWAY', message: `GET /orders/${orderId}: ECONNREFUSED` })
    await expect(read()).rejects.toMatchObject({ outcome: 'AWAY' })

    // Six tries have failed by now. It is back, but nobody goes there yet.
    const back = await aShakyServer(0, JSON.stringify({ order_id: orderId, status: 'NEW', amount: 1 }), {
      port: gone.port,
    })
    await expect(read()).rejects.toMatchObject({ outcome: 'AWAY', message: expect.stringContaining('of late') })
    expect(back.calls).toEqual([])
    time += 30 * SECOND
    expect(await read()).toMatchObject({ status: 'NEW' })
    expect(back.calls).toHaveLength(1)
    back.server.close()
  })

  it('is not taken for away because it says no', async () => {
    const gateway = connect(`${sandbox.url}/juspay`)
    for (let i = 0; i < 8; i += 1) expect((await gateway.readOrder(newId('ord'))).status).toBe('NOT_FOUND')
  })

  it('tells nobody what was sent', async () => {
    const gone = await aShakyServer(0, '')
    await new Promise((resolve) => gone.server.close(resolve))
    const fault: unknown = await connect(gone.url)
      .startPayment(aPayment())
      .catch((error: unknown) => error)
    const told = JSON.stringify([fault, String(fault), (fault as Error).stack, (fault as Error).cause])
    for (const secret of ['9876543210', 'sandbox-api-key', btoa('sandbox-api-key:')]) expect(told).not.toContain(secret)
  })
})
