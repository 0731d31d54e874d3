// The server is killed at two named points of a payment's start: after the attempt is recorded and before the gateway has begun
// it, and after the gateway has begun it and before its answer is read. No webhook ever comes.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../database.ts'
import { eventually } from '../eventually.ts'
import { openBooks, type Books } from './books.ts'
import { anHourLater } from './come-to-rest.ts'
import { insist } from './persistence.ts'
import { openScene, type Scene } from './scene.ts'

const EACH = 3

let database: Awaited<ReturnType<typeof freshDatabase>>
let scene: Scene
let books: Books
const begun: string[] = []
const neverBegun: string[] = []
const toldAfterwards: unknown[] = []

beforeAll(async () => {
  database = await freshDatabase()
  scene = await openScene(database.url, { families: 2 * EACH, plans: 1, couponUses: 2 * EACH })
  await scene.setKnobs({ webhooks: false })
  for (let no = 0; no < EACH; no += 1) begun.push(await killWhileStarting(no, { faultsWhen: 'AFTER' }))
  for (let no = 0; no < EACH; no += 1) neverBegun.push(await killWhileStarting(EACH + no, { faultsWhen: 'BEFORE' }))
  for (const orderId of begun)
    await insist({ method: 'POST', url: `${scene.sandbox.url}/control/orders/${orderId}/approve` })
  await scene.server().stop()
  await anHourLater(database.url, { SANDBOX_URL: scene.sandbox.url })
  books = await openBooks(database.url, scene.sandbox.url, { sales: [], couponUses: 2 * EACH })
})
afterAll(async () => {
  await books?.close()
  await scene.close()
  await database.drop()
})

/** Answers the order's id. The gateway never answers the start; the server dies while it waits. */
async function killWhileStarting(no: number, { faultsWhen }: { faultsWhen: 'BEFORE' | 'AFTER' }): Promise<string> {
  const { families, plans, coupon } = scene.shop
  const { cookie } = families[no]!
  const api = `${scene.server().url}/api`
  const wish = { subscriptionPlanId: plans[0]!.planId, couponCode: coupon.code }
  const made = await insist({ method: 'POST', url: `${api}/dinero/payment/buyItems`, cookie, body: wish })
  const orderId = String(made.body['orderId'])
  await scene.setKnobs({ webhooks: false, timeoutShare: 1, faultsOn: 'START_TXN', faultsWhen })
  const way = { orderId, method: 'UPI_COLLECT', platform: 'ios', vpa: 'payer@kandil' }
  const headers = { cookie, 'content-type': 'application/json' }
  const started = fetch(`${api}/payment/v2/payment-request`, { method: 'POST', headers, body: JSON.stringify(way) })
  const cutOff = started.then(() => false, () => true) // prettier-ignore
  if (faultsWhen === 'AFTER') await eventually('the gateway has begun it', () => isBegun(orderId))
  else await eventually('the attempt is recorded', () => isRecorded(orderId))
  await scene.server().kill()
  expect(await cutOff, 'the server died before it could answer').toBe(true)
  // Neither a page nor the sweep can ask the gateway before the family has seen what is known without it.
  await scene.setKnobs({ timeoutShare: 0, resetShare: 1, faultsOn: 'ANY' })
  await scene.restart()
  const told = await insist({ method: 'GET', url: `${api}/payment/v2/juspay-order-status/${orderId}`, cookie })
  toldAfterwards.push({ status: told.body['status'], isStartUnknown: told.body['isStartUnknown'] })
  await scene.setKnobs({ resetShare: 0 })
  return orderId
}

async function isRecorded(orderId: string): Promise<boolean> {
  const client = new pg.Client(database.url)
  await client.connect()
  const { rowCount } = await client.query('select from orders.attempt where order_id = $1', [orderId])
  await client.end()
  return rowCount === 1
}

async function isBegun(orderId: string): Promise<boolean> {
  const reply = await fetch(`${scene.sandbox.url}/control/orders/${orderId}`)
  return reply.ok && ((await reply.json()) as { status: string }).status === 'PENDING_VBV' // the sandbox's own form
}

describe('a server that was killed while it started a payment', () => {
  it('had recorded the attempt: the family sees that its result is unknown', () => {
    expect(toldAfterwards).toEqual(
      Array.from({ length: 2 * EACH }, () => ({ status: 'PENDING', isStartUnknown: true })),
    )
  })

  it('loses no payment that the gateway had begun, though nobody tells of it', async () => {
    const paid = await books.rows(`select id from orders.order where status = 'PAID' order by id`)
    expect(paid.map(({ id }) => id)).toEqual(begun.toSorted())
    const enrolled = await books.rows(
      'select order_id from enrolments.enrolment where ended_at is null order by order_id',
    )
    expect(enrolled.map(({ order_id }) => order_id)).toEqual(begun.toSorted())
    const posted = await books.rows(`select reference from ledger.entry where kind = 'PAYMENT' order by reference`)
    expect(posted.map(({ reference }) => reference)).toEqual(begun.toSorted())
    expect(await books.rows('select coalesce(sum(amount), 0)::int as total from ledger.posting')).toEqual([
      { total: 0 },
    ])
  })

  it('keeps nothing back for one that was never begun', async () => {
    const over = await books.rows(`select o.id, a.status from orders.order o join orders.attempt a on a.order_id = o.id
      where o.status = 'EXPIRED' order by o.id`)
    expect(over).toEqual(neverBegun.toSorted().map((id) => ({ id, status: 'NOT_STARTED' })))
    const held = await books.rows(`select order_id from coupons.reservation where status = 'RESERVED'`)
    expect(held).toEqual([])
  })

  it('leaves staff nothing to put right', async () => {
    expect(await books.rows('select * from payments.exception')).toEqual([])
    expect(await books.rows('select * from platform.set_aside')).toEqual([])
  })
})
