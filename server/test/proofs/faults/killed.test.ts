// The server is killed without warning, again and again, while families buy. Afterwards every paisa and every seat is there.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/seed/random.ts'
import { freePort } from '../../../../tools/stack/ports.ts'
import { freshDatabase } from '../../database.ts'
import { kills, seed } from '../how-much.ts'
import { openBooks, type Books } from './books.ts'
import { startBuyers, type Buyers } from './buyers.ts'
import { allIsTold, anHourLater } from './come-to-rest.ts'
import { itKeepsItsBooks } from './it-keeps-its-books.ts'
import { startOwnSandbox, startOwnServer, type OwnProcess } from './own-process.ts'
import { prepareShop } from './shop.ts'

const BUYERS = 8
/** It lives this long after it has answered for the first time, at most. */
const LONGEST_LIFE_MS = 900

let books: Books
let buyers: Buyers
let deaths = 0
const ends: (() => Promise<unknown>)[] = []

beforeAll(
  async () => {
    const database = await freshDatabase()
    ends.push(database.drop)
    const shop = await prepareShop(database.url, { families: BUYERS * 6, plans: kills * 2, couponUses: kills * 8 })
    const [port, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()])
    const sandbox = await startOwnSandbox(sandboxPort, smtpPort, `http://127.0.0.1:${port}`)
    ends.push(sandbox.kill)
    const smtpUrl = `smtp://127.0.0.1:${smtpPort}`
    const settings = { databaseUrl: database.url, sandboxUrl: sandbox.url, smtpUrl, port }
    let server = await startOwnServer(settings)
    ends.push(() => server.kill())

    buyers = startBuyers({ shop, serverUrl: server.url, sandboxUrl: sandbox.url, atOnce: BUYERS })
    const random = createRandom(seed)
    for (; deaths < kills; deaths += 1) {
      await wait(random.below(LONGEST_LIFE_MS))
      await endAbruptly(server)
      server = await startOwnServer(settings)
    }
    await buyers.enough()
    const atGateway = await openBooks(database.url, sandbox.url, {
      sales: buyers.sales,
      couponUses: shop.coupon.maxUses,
    })
    const charged = [...atGateway.atGateway.values()].filter(({ charges }) => charges > 0).map(({ orderId }) => orderId)
    await atGateway.close()
    await allIsTold(database.url, charged)
    await server.stop()
    await anHourLater(database.url, { SANDBOX_URL: sandbox.url, SMTP_URL: smtpUrl })
    books = await openBooks(database.url, sandbox.url, { sales: buyers.sales, couponUses: shop.coupon.maxUses })
    ends.push(books.close)
  },
  60_000 + kills * 8_000,
)
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** By SIGKILL, and by nothing else. */
async function endAbruptly(server: OwnProcess): Promise<void> {
  if (!server.isRunning()) throw new Error(`it had ended by itself:\n${server.said()}`)
  await server.kill()
}

describe(`a server that was killed ${kills} times among checkouts`, () => {
  it('never ended by itself, and answered nobody what nobody should get', () => {
    expect(deaths).toBe(kills)
    expect(buyers.surprises).toEqual([])
  })

  itKeepsItsBooks(() => books)
})
