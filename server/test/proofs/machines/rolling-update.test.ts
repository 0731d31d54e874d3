// A rolling update: servers behind a balancer are stopped and started one after the other while families look around and buy.
// No request gets an error.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tools/stack/ports.ts'
import { freshDatabase } from '../../database.ts'
import { eventually } from '../eventually.ts'
import { openBooks, type Books } from '../faults/books.ts'
import { startBuyers, type Buyers } from '../faults/buyers.ts'
import { allIsTold, anHourLater } from '../faults/come-to-rest.ts'
import { itKeepsItsBooks } from '../faults/it-keeps-its-books.ts'
import { startOwnSandbox, startOwnServer, type OwnProcess } from '../faults/own-process.ts'
import type { TroubleReport } from '../faults/persistence.ts'
import { prepareShop, type Shop } from '../faults/shop.ts'
import { updates } from '../how-much.ts'
import { startBalancer, type Tally } from './start-balancer.ts'

const BUYERS = 3
const READERS = 3
/** Longer than HAProxy needs to notice, as deploy/haproxy.cfg asks it. */
const DRAIN_MS = '3000'
/** A part of the families' visits between two restarts. */
const VISITS_BETWEEN = 40

let database: Awaited<ReturnType<typeof freshDatabase>>
let shop: Shop
let processes: OwnProcess[] = []
let buyers: Buyers
let books: Books
const troubles: TroubleReport[] = []
const wrong: string[] = []
const exitCodes: (number | null)[] = []
let visits = 0
let workerAnswers = 0
let tally: Tally

beforeAll(
  async () => {
    database = await freshDatabase()
    shop = await prepareShop(database.url, { families: BUYERS * 4, plans: 20 + updates * 20, couponUses: 40 })
    const [balancerPort, first, second, worker, sandboxPort, smtpPort] = await freePorts()
    const url = `http://127.0.0.1:${balancerPort}`
    const sandbox = await startOwnSandbox(sandboxPort, smtpPort, url)
    const settings = { databaseUrl: database.url, sandboxUrl: sandbox.url, smtpUrl: `smtp://127.0.0.1:${smtpPort}` }
    const serverAt = (port: number) =>
      startOwnServer({
        ...settings,
        port,
        more: { WORKER: 'off', DRAIN_MS, DATABASE_PATIENCE: '20', TRUST_PROXY: '1', PUBLIC_URL: url },
      })
    const workers = await startOwnServer({ ...settings, port: worker, more: { SERVE: 'off', PUBLIC_URL: url } })
    workerAnswers = (await fetch(`${workers.url}/api/content/site`)).status
    const servers = [await serverAt(first), await serverAt(second)]
    const balancer = await startBalancer({ port: balancerPort, servers })
    processes = [balancer, workers, ...servers, sandbox]
    buyers = startBuyers({ shop, serverUrl: url, sandboxUrl: sandbox.url, atOnce: BUYERS, onTrouble: (report) => void troubles.push(report) }) // prettier-ignore
    const readers = startReaders(url)
    for (let update = 0; update < updates; update += 1)
      for (const [i, port] of [first, second].entries()) {
        await someVisits()
        exitCodes.push((await servers[i]?.stop()) ?? null)
        await someVisits()
        servers[i] = await serverAt(port)
        processes.push(servers[i])
      }
    await someVisits()
    await readers.enough()
    await buyers.enough()
    await allIsTold(database.url, sandbox.url)
    tally = await balancer.tally()
    for (const server of [...servers, workers]) exitCodes.push(await server.stop())
    await anHourLater(database.url, { SANDBOX_URL: settings.sandboxUrl, SMTP_URL: settings.smtpUrl })
    books = await openBooks(database.url, sandbox.url, { sales: buyers.sales, couponUses: shop.coupon.maxUses })
  },
  1_200_000 + updates * 120_000,
)
afterAll(async () => {
  await books?.close()
  for (const each of processes) if (each.isRunning()) await each.kill()
  await database.drop()
})

async function freePorts(): Promise<[number, number, number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort(), await freePort(), await freePort()]
}

async function someVisits(): Promise<void> {
  const before = visits
  await eventually('families have looked around', async () => visits >= before + VISITS_BETWEEN)
}

/** Families who look at their orders and at what there is. */
function startReaders(url: string) {
  let isEnough = false
  const paths = ['/api/content/site', '/api/payment/orders', '/api/content/faqs?page=home', '/api/user/sessions']
  async function keepReading(no: number): Promise<void> {
    const cookie = shop.families[no]?.cookie ?? ''
    for (let turn = 0; !isEnough; turn += 1) {
      const path = paths[turn % paths.length] ?? ''
      const reply = await fetch(url + path, { headers: { cookie } }).catch(String)
      const status = typeof reply === 'string' ? reply : reply.status
      if (typeof reply !== 'string') await reply.text()
      if (status !== 200) wrong.push(`${path}: ${status}`)
      visits += 1
    }
  }
  const done = Promise.all(Array.from({ length: READERS }, (_, no) => keepReading(no)))
  return {
    async enough() {
      isEnough = true
      await done
    },
  }
}

describe(`two servers behind a balancer, each updated ${updates} times while families buy`, () => {
  it('have answered every request', () => {
    // Side by side: a server writes the cause of each 5xx into its log.
    const faults = processes.flatMap((each) => each.said().split('\n').filter((line) => line.includes('failed'))) // prettier-ignore
    expect({ wrong, troubles, surprises: buyers.surprises, failures: tally.failures, faults }).toEqual({
      wrong: [],
      troubles: [],
      surprises: [],
      failures: [],
      faults: [],
    })
  })

  it('have both taken their part, also of the webhooks, and have ended in order', () => {
    expect(Math.min(...tally.answered)).toBeGreaterThan(VISITS_BETWEEN)
    expect(new Set(exitCodes)).toEqual(new Set([0]))
    process.stdout.write(`rolling update: ${tally.answered.join(' + ')} requests, ${buyers.sales.length} orders\n`)
  })

  it('need no requests to be answered by the worker', () => expect(workerAnswers).toBe(404))

  itKeepsItsBooks(() => books)
})
