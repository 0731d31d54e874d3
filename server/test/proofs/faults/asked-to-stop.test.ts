// SIGTERM under load: whoever is connected is answered in full and told to go elsewhere; work at hand is finished or handed on.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../database.ts'
import { eventually } from '../eventually.ts'
import { startClient, type Errand } from './keep-alive-client.ts'
import { openScene, type Scene } from './scene.ts'

const CLIENTS = 24

let database: Awaited<ReturnType<typeof freshDatabase>>
let scene: Scene
beforeAll(async () => {
  database = await freshDatabase()
  scene = await openScene(database.url, { families: CLIENTS, plans: 4, couponUses: 5 })
})
beforeEach(async () => {
  if (!scene.server().isRunning()) await scene.restart()
})
afterAll(async () => {
  await scene.close()
  await database.drop()
})

/** What a family does on one connection: look around, ask for a price, make an order, begin to pay. */
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

describe('a server that is asked to stop', () => {
  it('cuts nobody off who is connected, and is gone within ten seconds', async () => {
    const server = scene.server()
    const clients = Array.from({ length: CLIENTS }, (_, no) => startClient(server.url, errandsOf(no)))
    await wait(1_000)
    const { code, ms } = await server.stop()
    const visits = (await Promise.all(clients.map((client) => client.visits))).flat()
    expect(visits.length).toBeGreaterThan(CLIENTS * 4)
    expect(visits.filter(({ status, isComplete }) => status !== 200 || !isComplete)).toEqual([])
    expect(code).toBe(0)
    expect(ms).toBeLessThan(10_000)
  })

  it.each([
    ['once', []],
    ['twice', ['SIGTERM']],
    ['by several signals', ['SIGINT', 'SIGTERM', 'SIGTERM']],
  ] as const)('%s answers those who wait for the gateway before it goes', async (_, further) => {
    await scene.setKnobs({ answerDelayMs: 1_500 })
    const { url } = scene.server()
    const { families, plans } = scene.shop
    const orders = await Promise.all(
      families.map(async ({ cookie }) => {
        const headers = { cookie, 'content-type': 'application/json' }
        const body = JSON.stringify({ subscriptionPlanId: plans[3]?.planId })
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
    await wait(500)
    const stopped = scene.server().stop()
    for (const signal of further) {
      await wait(300)
      scene.server().signal(signal)
    }
    expect((await Promise.all(payments)).map(({ status }) => status)).toEqual(families.map(() => 200))
    expect((await stopped).code).toBe(0)
    await scene.setKnobs({ answerDelayMs: 0 })
  })

  it('hands on the job it cannot finish, and the next server does it at once', async () => {
    await scene.setKnobs({ messageFault: 'HANG' })
    const buyers = scene.buy({ atOnce: 3, most: 3, everybodyPays: true })
    await buyers.done
    await wait(500)
    const { ms } = await scene.server().stop()
    expect(ms).toBeLessThan(10_000)
    await scene.setKnobs({ messageFault: 'NONE' })
    await scene.restart()
    const receipts = async () => ((await (await fetch(`${scene.sandbox.url}/outbox.json`)).json()) as unknown[]).length
    await eventually('all receipts are sent', async () => (await receipts()) >= 3, { withinMs: 20_000 })
    expect(buyers.surprises).toEqual([])
  })
})
