// The database goes away in the middle of checkouts: connection by connection, and as a whole. The server stays, says "not
// now" at once, and goes on when the database is back.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/seed/random.ts'
import { eventually } from '../eventually.ts'
import { databaseRestarts, seed } from '../how-much.ts'
import type { Books } from './books.ts'
import type { Buyers } from './buyers.ts'
import { itKeepsItsBooks } from './it-keeps-its-books.ts'
import { startOwnDatabase, type OwnDatabase } from './own-database.ts'
import type { TroubleReport } from './persistence.ts'
import { openScene, type Scene } from './scene.ts'

const BUYERS = 8
const CUTS = 60

let database: OwnDatabase
let scene: Scene
let buyers: Buyers
let books: Books
const troubles: TroubleReport[] = []

beforeAll(
  async () => {
    database = await startOwnDatabase()
    scene = await openScene(database.url, { families: BUYERS * 6, plans: 40 + databaseRestarts * 20, couponUses: 60 })
    buyers = scene.buy({ atOnce: BUYERS, onTrouble: (report) => void troubles.push(report) })
    await cutConnections()
    for (let restart = 0; restart < databaseRestarts; restart += 1) {
      const before = troubles.length
      await database.crash()
      await eventually('each buyer has been refused', async () => troubles.length >= before + BUYERS)
      await database.recover()
      await isServedAgain()
      await wait(1_000)
    }
    await buyers.enough()
    books = await scene.comeToRest(buyers)
  },
  1_200_000 + databaseRestarts * 120_000,
)
afterAll(async () => {
  await scene.close()
  await database.end()
})

/** Cuts the server's connections one after another, in the middle of their work. */
async function cutConnections(): Promise<void> {
  const knife = new pg.Client(database.url)
  await knife.connect()
  const random = createRandom(seed)
  for (let cut = 0; cut < CUTS; cut += 1) {
    await wait(random.below(80))
    await knife.query(`select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      order by (state = 'idle'), random() limit 1) as victim`)
  }
  await knife.end()
}

/** The database is back: without a restart the server answers families again. */
async function isServedAgain(): Promise<void> {
  const [family] = scene.shop.families
  const headers = { cookie: family?.cookie ?? '' }
  const server = scene.server()
  const isServed = async () => {
    if (!server.isRunning()) throw new Error(`the server ended by itself:\n${server.said().slice(-3_000)}`)
    return (await fetch(`${server.url}/api/payment/orders`, { headers })).status === 200
  }
  await eventually('a family is served again', isServed)
}

describe('a server whose database went away among checkouts', () => {
  it('has told nobody what nobody should be told', () => {
    expect(buyers.surprises).toEqual([])
  })

  it('has told those who came meanwhile to come again', () => {
    expect(troubles.length).toBeGreaterThan(0)
    expect(troubles.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
    const codes = new Set(troubles.map(({ text }) => (JSON.parse(text) as { errorCode: string }).errorCode)) // every refusal has one
    expect(codes).toContain('SERVICE_UNAVAILABLE')
  })

  it('finds nothing of a family in the log of the database, which is written without rows', async () => {
    const [settings] = await settingsOf(database.url)
    expect(settings).toEqual({ log_error_verbosity: 'terse' })
  })

  itKeepsItsBooks(() => books)
})

async function settingsOf(url: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('show log_error_verbosity')
  await client.end()
  return rows
}
