// SIGTERM under load: every connected client gets a whole answer and is sent elsewhere. Work at hand is finished or passed on.
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../database.ts'
import { eventually } from '../eventually.ts'
import { startClient, type Errand } from './keep-alive-client.ts'
import { PATIENT } from './own-process.ts'
import { openScene, type Scene } from './scene.ts'

const CLIENTS = 24
/** So many pay at once: a busy machine can bring the gateway's answers to all of them before the server gives them up. */
const PAYERS = 8
/** The number of errands of each client, one after the other. */
const ERRANDS = 4

let database: Awaited<ReturnType<typeof freshDatabase>>
let scene: Scene
beforeAll(async () => {
  database = await freshDatabase()
  scene = await openScene(database.url, { families: CLIENTS, plans: 6, couponUses: 5 }, PATIENT)
})
beforeEach(async () => {
  if (!scene.server().isRunning()) await scene.restart()
})
afterAll(async () => {
  await scene.close()
  await database.drop()
})

/** Attempts are written down before the gateway is called. */
const STARTED = 'orders.attempt'
const AT_HAND = 'graphile_worker._private_jobs where locked_at is not null'

async function count(rows: string): Promise<number> {
  const client = new pg.Client(database.url)
  await client.connect()
  const { rowCount } = await client.query(`select from ${rows}`)
  await client.end()
  return rowCount ?? 0
}

/** One family's calls on one connection: look around, ask for a price, make an order, begin to pay. */
function errandsOf(no: number): Errand[] {
  const { families, plans } = scene.shop
  const cookie = families[no]?.cookie ?? ''
  const post = { method: 'POST', headers: { cookie, 'content-type': 'application/json' } } as const
  const wish = JSON.stringify({ subscriptionPlanId: plans[2]?.planId })
  return [
    { method: 'GET', path: '/api/content/site' },
    { method: 'GET', path: '/api/payment/orders', headers: { cookie } },
    { ...post, path: '/api/checkout/quote', body: wish },
    { ...post, path: '/api/dinero/payment/buyItems', body: wish },
  ]
}

/** Undefined once it takes no connection any more. */
async function readiness(url: string): Promise<number | undefined> {
  return (await fetch(`${url}/readyz`).catch(() => undefined))?.status
}

describe('a server that is asked to stop', () => {
  it('cuts nobody off who is connected, and ends', async () => {
    const server = scene.server()
    const clients = Array.from({ length: CLIENTS }, (_, no) => startClient(server.url, errandsOf(no)))
    await eventually('each has had more than all its answers once', async () =>
      clients.every(({ answered }) => answered() > ERRANDS),
    )
    const code = await server.stop()
    const visits = (await Promise.all(clients.map((client) => client.visits))).flat()
    expect(visits.length).toBeGreaterThan(CLIENTS * ERRANDS)
    expect(visits.filter(({ status, isComplete }) => status !== 200 || !isComplete)).toEqual([])
    expect(code).toBe(0)
  })

  it.each([
    ['once', 3, []],
    ['twice', 4, ['SIGTERM']],
    ['by several signals', 5, ['SIGINT', 'SIGTERM', 'SIGTERM']],
  ] as const)('%s answers those who wait for the gateway before it goes', async (_, plan, further) => {
    await scene.setKnobs({ answerDelayMs: 1_500 })
    const before = await count(STARTED)
    const { url } = scene.server()
    const { plans } = scene.shop
    const families = scene.shop.families.slice(0, PAYERS)
    const orders = await Promise.all(
      families.map(async ({ cookie }) => {
        const headers = { cookie, 'content-type': 'application/json' }
        const body = JSON.stringify({ subscriptionPlanId: plans[plan]?.planId })
        const made = await fetch(`${url}/api/dinero/payment/buyItems`, { method: 'POST', headers, body })
        return { headers, orderId: ((await made.json()) as { orderId: string }).orderId } // the endpoint's own answer
      }),
    )
    const payments = orders.map(({ headers, orderId }) =>
      fetch(`${url}/api/payment/v2/payment-request`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ orderId, method: 'CARD' }),
      }),
    )
    await eventually('each payment is being started', async () => (await count(STARTED)) >= before + PAYERS)
    const stopped = scene.server().stop()
    await eventually('the first signal is heard', async () => (await readiness(url)) !== 200)
    for (const signal of further) scene.server().signal(signal)
    expect((await Promise.all(payments)).map(({ status }) => status)).toEqual(families.map(() => 200))
    expect(await stopped).toBe(0)
    await scene.setKnobs({ answerDelayMs: 0 })
  })

  it('hands on the job it cannot finish, and the next server does it at once', async () => {
    await scene.setKnobs({ messageFault: 'HANG' })
    const buyers = scene.buy({ atOnce: 3, most: 3, everybodyPays: true })
    await buyers.done
    await eventually('a job is at hand', async () => (await count(AT_HAND)) > 0)
    await scene.server().stop()
    await scene.setKnobs({ messageFault: 'NONE' })
    await scene.restart()
    const receipts = async () => ((await (await fetch(`${scene.sandbox.url}/outbox.json`)).json()) as unknown[]).length
    await eventually('all receipts are sent', async () => (await receipts()) >= 3)
    expect(buyers.surprises).toEqual([])
  })
})
