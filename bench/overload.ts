// `npm run bench:overload`: families buy, save answers and join a class, without others and next to two hundred connections that read
// pages without a pause. Fails unless each keeps half of its pace, and unless every refusal is a 503. Calm and load take turns, so that
// other work of the machine meets both.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { openCheckout } from './checkout/checkout.ts'
import { closedLoop } from './measure/closed-loop.ts'
import { openConnection } from './measure/connection.ts'
import { joinClass, prepareClasses } from './stage/classes.ts'
import { ask, startDatabases } from './stage/database.ts'
import { prepareHall, saveNext, seatTakers } from './stage/hall.ts'
import { inTurn, populate } from './stage/population.ts'
import { startProduct, type Product } from './stage/product.ts'

const [CLIENTS, READERS, ROUNDS] = [8, 200, 4]
const [BUYERS, TAKERS, JOINING, CLASSES] = [20_000, 1_600, 40_000, 30]
const LEAST = 0.5
const [seconds = 6] = process.argv.slice(2).map(Number).filter((each) => each > 0) // prettier-ignore

interface Work {
  readonly name: string
  readonly turn: (client: number) => Promise<void>
  readonly perSecond: { calm: number; load: number }
}

const databases = await startDatabases()
const statuses: Record<string, number> = {}
let works: readonly Work[] = []
try {
  const population = await populate(databases.ours, BUYERS)
  const hall = await prepareHall(databases.ours, TAKERS, BUYERS + 1)
  const firstJoining = BUYERS + TAKERS + 1
  const classes = await prepareClasses(databases.ours, { classes: CLASSES, learners: JOINING, first: firstJoining })
  const product = await startProduct(databases.ours, { PAGES: 'built', WORKER: 'off' }, { hasRooms: true })
  const buyers = Array.from({ length: CLIENTS }, () => openCheckout(product, population))
  works = [
    work('checkouts', async (client) => buyers[client]?.buy(population.coupons[client] ?? '')),
    work('saved answers', await savesOf(product, hall)),
    work('joins', joinsOf(product, classes, inTurn(firstJoining, firstJoining + JOINING - 1))),
  ]
  for (const each of works) await paceOf(each)
  await ask(databases.ours, 'vacuum analyze')
  for (let round = 1; round <= ROUNDS; round += 1) await takeTurns(product, round)
  for (const buyer of buyers) buyer.close()
  await product.stop()
} finally {
  await databases.stop()
}
const shares = works.map(({ name, perSecond: { calm, load } }) => ({ name, kept: load / calm }))
for (const { name, kept } of shares)
  console.log(`${name} kept ${(kept * 100).toFixed(0)}% of their pace, of ${LEAST * 100}% at least`)
console.log(`readers: ${JSON.stringify(statuses)}`)
const odd = Object.keys(statuses).filter((status) => !['200', '503'].includes(status))
process.exit(shares.every(({ kept }) => kept >= LEAST) && odd.length === 0 ? 0 : 1)

function work(name: string, turn: (client: number) => Promise<void>): Work {
  return { name, turn, perSecond: { calm: 0, load: 0 } }
}

/** Each client has takers of its own, who answer one after the other. */
async function savesOf(product: Product, hall: Awaited<ReturnType<typeof prepareHall>>) {
  const takers = await seatTakers(product.server.url, hall, TAKERS)
  const share = TAKERS / CLIENTS
  const turns = Array.from({ length: CLIENTS }, () => 0)
  return async (client: number) => {
    turns[client] = (turns[client] ?? 0) + 1
    const taker = takers[client * share + ((turns[client] ?? 0) % share)]
    if (taker) await saveNext(taker, hall)
  }
}

/** A class takes only so many. */
function joinsOf({ server }: Product, classes: readonly string[], cookieOf: () => string) {
  const connections = Array.from({ length: CLIENTS }, () => openConnection(server.url))
  let joined = 0
  return async (client: number) => {
    const connection = connections[client]
    const classId = classes[joined++ % classes.length]
    if (connection && classId !== undefined) await joinClass(connection, classId, cookieOf())
  }
}

async function paceOf({ turn }: Work): Promise<number> {
  return (await closedLoop(CLIENTS, seconds, turn)).perSecond
}

async function takeTurns(product: Product, round: number): Promise<void> {
  const calm: number[] = []
  for (const each of works) calm.push(await paceOf(each))
  const readers = new Worker(new URL('./stage/readers.ts', import.meta.url), {
    workerData: { url: product.server.url, count: READERS },
  })
  await once(readers, 'message')
  for (const [no, each] of works.entries()) {
    const load = await paceOf(each)
    each.perSecond.calm += calm[no] ?? 0
    each.perSecond.load += load
    console.log(`round ${round}: ${calm[no]?.toFixed(1)} ${each.name} a second without readers, ${load.toFixed(1)} next to ${READERS} readers`) // prettier-ignore
  }
  readers.postMessage('stop')
  const [answered] = (await once(readers, 'message')) as [Record<string, number>]
  await readers.terminate()
  for (const [status, count] of Object.entries(answered)) statuses[status] = (statuses[status] ?? 0) + count
}
