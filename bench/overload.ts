// `npm run bench:overload`: families buy, without others and next to two hundred connections that read pages without a pause. Fails unless they
// keep half of their pace, and unless every refusal is a 503. Calm and load take turns, so that other work of the machine meets both.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { openCheckout } from './checkout/checkout.ts'
import { closedLoop } from './measure/closed-loop.ts'
import { ask, startDatabases } from './stage/database.ts'
import { populate } from './stage/population.ts'
import { startProduct } from './stage/product.ts'

const [BUYERS, READERS, ROUNDS, FAMILIES] = [8, 200, 4, 20_000]
const LEAST = 0.5
const [seconds = 8] = process.argv.slice(2).map(Number).filter((each) => each > 0) // prettier-ignore

const databases = await startDatabases()
const bought = { calm: 0, load: 0 }
const statuses: Record<string, number> = {}
try {
  const population = await populate(databases.ours, FAMILIES)
  const product = await startProduct(databases.ours, { PAGES: 'built', WORKER: 'off' })
  const buyers = Array.from({ length: BUYERS }, () => openCheckout(product, population))
  const buyFor = async (forSeconds: number) =>
    (await closedLoop(BUYERS, forSeconds, async (no) => buyers[no]?.buy(population.coupons[no] ?? ''))).perSecond
  await buyFor(5)
  await ask(databases.ours, 'vacuum analyze')
  for (let round = 1; round <= ROUNDS; round += 1) {
    const calm = await buyFor(seconds)
    const readers = new Worker(new URL('./stage/readers.ts', import.meta.url), {
      workerData: { url: product.server.url, count: READERS },
    })
    await once(readers, 'message')
    const load = await buyFor(seconds)
    readers.postMessage('stop')
    const [answered] = (await once(readers, 'message')) as [Record<string, number>]
    await readers.terminate()
    for (const [status, count] of Object.entries(answered)) statuses[status] = (statuses[status] ?? 0) + count
    bought.calm += calm
    bought.load += load
    console.log(`round ${round}: ${calm.toFixed(1)} checkouts a second without readers, ${load.toFixed(1)} next to ${READERS} readers (${(load / calm).toFixed(2)})`) // prettier-ignore
  }
  for (const buyer of buyers) buyer.close()
  await product.stop()
} finally {
  await databases.stop()
}
const kept = bought.load / bought.calm
const odd = Object.keys(statuses).filter((status) => !['200', '503'].includes(status))
console.log(
  `Kept ${(kept * 100).toFixed(0)}% of their pace, of ${LEAST * 100}% at least. Readers: ${JSON.stringify(statuses)}.`,
)
process.exit(kept >= LEAST && odd.length === 0 ? 0 : 1)
