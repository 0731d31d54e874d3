// `npm run bench:crowd`: a hundred families buy, first without staff and then while three members of staff search. Nobody may be refused, and the
// slowest families may take twice as long at most. `-- 1000000` names another number of orders in the database,
// `--keep` leaves it for the next run.
import { openCheckout } from '../checkout/checkout.ts'
import { closedLoop, type Loop } from '../measure/closed-loop.ts'
import { openConnection } from '../measure/connection.ts'
import { startDatabases } from '../stage/database.ts'
import { startProduct, type Product } from '../stage/product.ts'
import { dropGrown, openGrown, SETTINGS, type GrownDatabase } from './grown.ts'
import { openSessions } from './sessions.ts'

const [FAMILIES, STAFF] = [100, 3]
const SECONDS = 20
const ROUNDS = 3
const SEARCHES = ['orders', 'households', 'payment-attempts', 'ledger-entries', 'sent-messages', 'invoices', 'audit']

const size = process.argv.slice(2).map(Number).find((each) => each > 0) ?? 100_000 // prettier-ignore
const databases = await startDatabases(SETTINGS)
try {
  const [grown] = await openGrown(databases.ours, [size])
  if (!grown) throw new Error('there is a database of each size')
  const { staff } = await openSessions(grown.url)
  const product = await startProduct(grown.url, { PAGES: 'off', WORKER: 'off' })
  console.log(`${grown.orders} orders, ${FAMILIES} families, ${STAFF} members of staff who search.`)
  try {
    await buyFor(5, product, grown)
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await buyFor(SECONDS, product, grown)
      const end = new AbortController()
      const searching = Array.from({ length: STAFF }, (_, no) => search(product, staff, no, end.signal))
      const meanwhile = await buyFor(SECONDS, product, grown)
      end.abort()
      const statuses = (await Promise.all(searching)).flat()
      console.log(
        `without staff: ${text(before)}; with staff: ${text(meanwhile)}; p99 ${(meanwhile.p99 / before.p99).toFixed(2)} ×`,
      )
      console.log(
        `${statuses.length} searches, of which refused: ${statuses.filter((status) => status !== 200).length}`,
      )
    }
  } finally {
    await product.stop()
  }
  if (!process.argv.includes('--keep')) await dropGrown(databases.ours, [size])
} finally {
  await databases.stop()
}
process.exit(0)

interface Purchases extends Loop {
  /** Those of which any request had another answer than the right one. */
  readonly refusals: readonly string[]
}

async function buyFor(seconds: number, product: Product, { population }: GrownDatabase): Promise<Purchases> {
  const { coupons } = population
  const buyers = Array.from({ length: FAMILIES }, () => openCheckout(product, population))
  const refusals: string[] = []
  try {
    const buy = (no: number) => buyers[no]?.buy(coupons[no % coupons.length] ?? '') ?? Promise.resolve()
    const loop = await closedLoop(FAMILIES, seconds, (no) => buy(no).catch((error: unknown) => void refusals.push(String(error)))) // prettier-ignore
    return { ...loop, refusals }
  } finally {
    for (const buyer of buyers) buyer.close()
  }
}

/** One member's searches, one after the other, for words that nobody has. Answers their statuses. */
async function search({ server }: Product, cookie: string, no: number, end: AbortSignal): Promise<number[]> {
  const connection = openConnection(server.url)
  const statuses: number[] = []
  for (let turn = no; !end.aborted; turn += 1) {
    const path = `/api/staff/${SEARCHES[turn % SEARCHES.length]}?size=25&q=nobody${turn}`
    statuses.push((await connection.send({ method: 'GET', path, headers: { cookie } })).status)
  }
  connection.close()
  return statuses
}

function text({ perSecond, p50, p99, turns, refusals }: Purchases): string {
  const refused = refusals.length > 0 ? `, ${refusals.length} refused (${refusals[0]?.slice(0, 80)})` : ''
  return `${turns} purchases, ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms${refused}`
}
