import { afterEach, describe, expect, it } from 'vitest'
import { openBank, openShop, type TestBank } from '../test/shop.ts'

type Shop = Awaited<ReturnType<typeof openShop>>
let shop: Shop
let bank: TestBank
async function open(knobs: object = {}, statuses: readonly number[] = []) {
  shop = await openShop(statuses)
  bank = await openBank({ webhookUrl: shop.url })
  await bank.json('POST', '/knobs', knobs)
}
afterEach(async () => {
  await bank.close()
  shop.close()
})

async function pay(outcome = 'approve'): Promise<string> {
  const orderId = await bank.order()
  await bank.json('POST', `/control/orders/${orderId}/${outcome}`)
  return orderId
}
const names = () => shop.hits.map(({ event }) => event.event_name)

describe('a webhook', () => {
  it('tells what has happened, with the shop’s own password', async () => {
    await open()
    const orderId = await pay()
    await expect.poll(() => shop.hits).toHaveLength(1)
    expect(shop.hits[0]).toMatchObject({
      authorization: `Basic ${btoa('sandbox:sandbox-webhook-password')}`,
      event: {
        id: expect.stringMatching(/^evt_/),
        event_name: 'ORDER_SUCCEEDED',
        date_created: expect.stringMatching(/Z$/),
        content: { order: { order_id: orderId, status: 'CHARGED', amount: 999.5 }, txn: { status: 'CHARGED' } },
      },
    })
  })

  it.each([
    ['decline', 'ORDER_FAILED'],
    ['capture-failed', 'ORDER_CAPTURE_FAILED'],
    ['partial-charged', 'ORDER_PARTIAL_CHARGED'],
    ['auto-refunded', 'AUTO_REFUND_SUCCEEDED'],
    ['unknown-status', 'ORDER_UPDATED'],
  ])('of “%s” is %s', async (outcome, name) => {
    await open()
    await pay(outcome)
    await expect.poll(names).toEqual([name])
  })

  it('is sent again, with the same id, until the shop takes it: at once, then after two seconds', async () => {
    await open({}, [500])
    await pay()
    await expect.poll(() => shop.hits).toHaveLength(2)
    const [first, second] = shop.hits
    expect(second?.event.id).toBe(first?.event.id)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1_800)
  })

  it('comes as often as the knob says', async () => {
    await open({ webhookCopies: 20 })
    await pay()
    await expect.poll(() => shop.hits).toHaveLength(20)
    expect(new Set(shop.hits.map(({ event }) => event.id)).size).toBe(1)
  })

  it('comes newest first when the knob says so', async () => {
    await open({ webhooksReversed: true, allEvents: true })
    await pay()
    await expect.poll(names).toEqual(['TXN_CHARGED', 'ORDER_SUCCEEDED', 'TXN_CREATED'])
  })

  it('can be forged, late, or not come at all', async () => {
    await open({ webhooksForged: true, webhookDelayMs: 200 })
    const since = performance.now()
    await pay()
    await expect.poll(() => shop.hits).toHaveLength(1)
    expect((shop.hits[0]?.at ?? 0) - since).toBeGreaterThan(190)
    expect(shop.hits[0]?.authorization).toBe(`Basic ${btoa('sandbox:a-wrong-password')}`)
    await bank.json('POST', '/knobs', { webhooks: false, webhooksForged: false, webhookDelayMs: 0 })
    const silent = await pay()
    await bank.json('POST', '/knobs', { webhooks: true })
    const loud = await pay()
    await expect.poll(() => shop.hits).toHaveLength(2)
    expect(shop.hits.map(({ event }) => event.content.order.order_id)).toEqual([
      expect.not.stringMatching(silent),
      loud,
    ])
  })

  it('tells of a refund', async () => {
    await open({ refundDelayMs: 10 })
    const orderId = await pay()
    await bank.api('POST', `/orders/${orderId}/refunds`, { unique_request_id: 'r1', amount: '999.50' })
    await expect.poll(names).toEqual(['ORDER_SUCCEEDED', 'ORDER_REFUNDED'])
  })

  it('tells of a success that comes late', async () => {
    await open({ lateSuccessMs: 50 })
    await pay('decline')
    await expect.poll(names).toEqual(['ORDER_FAILED', 'ORDER_SUCCEEDED'])
  })
})
