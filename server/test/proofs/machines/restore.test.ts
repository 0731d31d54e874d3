// The database is lost among checkouts and restored to a moment before: a base backup and the archived log of changes. Exactly
// the orders up to that moment are there, the books balance, and staff are shown every payment whose order was lost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import { openBooks, type Books } from '../faults/books.ts'
import type { Buyers } from '../faults/buyers.ts'
import { anHourLater } from '../faults/come-to-rest.ts'
import { itHasNothingHalf, itHasSeatsForThePaid, itTookWhatItSold } from '../faults/it-keeps-its-books.ts'
import { openScene, type Scene } from '../faults/scene.ts'
import { openBackOffice } from '../faults/shop.ts'
import { restoredOrders } from '../how-much.ts'
import { query, startArchivedDatabase, type ArchivedDatabase } from './archived-database.ts'

const BUYERS = 3

let database: ArchivedDatabase
let scene: Scene
let buyers: Buyers
let books: Books
let expected: string[] = []
let lost: string[] = []
let ledgerAfterRestore: unknown[] = []
let restoredIds: string[] = []
const took: Record<string, number> = {}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  const value = await work()
  took[name] = Math.round(performance.now() - from) / 1_000
  return value
}

beforeAll(
  async () => {
    database = await startArchivedDatabase()
    const { url } = database
    scene = await openScene(url, { families: BUYERS * 4, plans: restoredOrders, couponUses: 20 })
    buyers = scene.buy({ atOnce: BUYERS, everybodyPays: true })
    await bought(restoredOrders / 3)
    await timed('base backup, among checkouts', database.takeBaseBackup)
    await bought(restoredOrders)
    const [clock] = await query<{ moment: string }>(url, 'select clock_timestamp()::text as moment')
    const moment = clock?.moment ?? ''
    await bought(buyers.sales.length + restoredOrders)
    await buyers.enough()
    const orders = await query<{ id: string; isBefore: boolean }>(
      url,
      `select order_id as id, pg_xact_commit_timestamp(xmin) <= '${moment}' as "isBefore" from orders.event where kind = 'ORDER_MADE'`,
    )
    expected = orders.filter(({ isBefore }) => isBefore).map(({ id }) => id)
    lost = orders.filter(({ isBefore }) => !isBefore).map(({ id }) => id)
    await timed('the rest of the log in the archive', database.archiveAll)
    await scene.server().kill()
    await database.lose()
    const restored = await timed('restored to the moment', () => database.restoreTo(moment))
    restoredIds = (await query<{ id: string }>(restored, 'select id from orders.order')).map(({ id }) => id)
    ledgerAfterRestore = await query(restored, `select entry_id from ledger.posting group by entry_id having sum(amount) <> 0
      union all select 'total' from ledger.posting having sum(amount) <> 0`) // prettier-ignore
    await timed('compared with the gateway, and an hour of jobs', () => settleWithGateway(restored))
    const sales = buyers.sales.filter(({ orderId }) => expected.includes(orderId))
    books = await openBooks(restored, scene.sandbox.url, { sales, couponUses: scene.shop.coupon.maxUses })
  },
  900_000 + restoredOrders * 20_000,
)
afterAll(async () => {
  await books?.close()
  await scene.close()
  await database.end()
})

const bought = (count: number) => eventually(`${count} orders`, async () => buyers.sales.length >= count)

/** The two jobs that find payments without a webhook: the comparison of the night first. */
async function settleWithGateway(url: string): Promise<void> {
  const vendors = { SANDBOX_URL: scene.sandbox.url }
  const { ctx, jobs, close } = await openBackOffice(url, vendors)
  await jobs.find(({ name }) => name === 'payments.compare-with-gateway')?.run(ctx, {})
  await close()
  await anHourLater(url, vendors)
}

describe(`a database that was lost among checkouts and restored to a moment before`, () => {
  it('has exactly the orders that were made up to then', () => {
    expect(expected.length).toBeGreaterThanOrEqual(restoredOrders - BUYERS)
    expect(lost.length).toBeGreaterThanOrEqual(restoredOrders - BUYERS)
    expect(restoredIds.toSorted()).toEqual(expected.toSorted())
    process.stdout.write(`restore: ${expected.length} orders before the moment, ${lost.length} after it\n`)
    for (const [name, seconds] of Object.entries(took)) process.stdout.write(`restore: ${name}: ${seconds} s\n`)
  })

  it('has books that balance at once, entry by entry and in all', () => {
    expect(ledgerAfterRestore).toEqual([])
  })

  it('shows staff each payment whose order was lost, and no other', async () => {
    const found = await books.rows(`select order_id, type from payments.exception where status = 'OPEN'`)
    expect(found.map((row) => `${row['type']} ${row['order_id']}`).toSorted()).toEqual(
      lost.map((id) => `UNKNOWN_ORDER ${id}`).toSorted(),
    )
  })

  itTookWhatItSold(() => books)
  itHasSeatsForThePaid(() => books)
  itHasNothingHalf(() => books)
})
