// `npm run bench:memory -- 30`: for so many minutes visitors ask for what nobody has asked for before (addresses, queries, bodies,
// languages, cookies, addresses of their own), and the memory of the server is written down every half minute. It must be flat. A
// second number, "-- 30 25", is how many they ask for in a second at most.
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openConnection, type Request } from './measure/connection.ts'
import { memoryOf } from './measure/processes.ts'
import { startDatabases } from './stage/database.ts'
import { populate } from './stage/population.ts'
import { SESSION_COOKIE, startProduct } from './stage/product.ts'

const minutes = Number(process.argv[2] ?? 30)
const aSecond = Number(process.argv[3] ?? Infinity)
const VISITORS = 8
const EVERY_MS = 30_000
/** How much more memory than after the first third counts as flat. */
const FLAT = 1.15

const databases = await startDatabases()
const measured: number[] = []
let requests = 0
try {
  await populate(databases.ours, 10)
  const product = await startProduct(databases.ours, { PAGES: 'built', TRUST_PROXY: '1' })
  const { pid, url } = product.server
  const until = performance.now() + minutes * 60_000
  const visitors = Array.from({ length: VISITORS }, () => visit(url, until))
  while (performance.now() < until) {
    await wait(Math.min(EVERY_MS, until - performance.now()))
    measured.push(memoryOf(pid).residentMb)
    console.log(
      `${requests} requests, ${measured.at(-1)?.toFixed(0)} MB, of which ${await heapOf(url)} MB are used on the heap`,
    )
  }
  await Promise.all(visitors).finally(() => console.log(`At most ${memoryOf(pid).peakMb.toFixed(0)} MB.`))
  await product.stop()
} finally {
  await databases.stop()
}
const [early = NaN, late = NaN] = [measured[Math.floor(measured.length / 3)], measured.at(-1)]
const isFlat = late <= early * FLAT
console.log(`After a third ${early.toFixed(0)} MB, at the end ${late.toFixed(0)} MB: ${isFlat ? 'flat' : 'it grows'}.`)
process.exit(isFlat ? 0 : 1)

async function visit(url: string, until: number): Promise<void> {
  const connection = openConnection(url)
  while (performance.now() < until) {
    const { status } = await connection.send(hostile())
    if (status === 500) throw new Error('a request that nobody has asked for before was answered 500')
    requests += 1
    await wait((VISITORS / aSecond) * 1_000)
  }
  connection.close()
}

/** With what has not been collected yet: the least of some readings is nearest to what is really kept. */
async function heapOf(url: string): Promise<string> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return (Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(text)?.[1] ?? NaN) / 2 ** 20).toFixed(0)
}

/** A key of every kind that something could be kept under. */
function hostile(): Request {
  const headers = { 'accept-language': `x-${word(3)}`, cookie: `${SESSION_COOKIE}=${word(16)}; kandil-lang=${word(2)}` }
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const from = { ...headers, 'x-forwarded-for': address, 'user-agent': word(20) }
  const get = (path: string): Request => ({ method: 'GET', path, headers: from })
  const post = (path: string, body: object): Request => ({ method: 'POST', path, headers: from, body: JSON.stringify(body) }) // prettier-ignore
  const kinds = [
    get(`/courses?grade=${1 + randomInt(12)}&board=${word()}&target=${word()}&x=${word(200)}`),
    get(`/plans?coupon=${word()}&grade=11&page=${randomInt(1e9)}`),
    get(`/course/${word()}`),
    get(`/${word()}/${word()}`),
    get(`/api/storefront/course-list?grade=${1 + randomInt(12)}&board=cbse&target=${word()}&page=${randomInt(1_000)}&${word()}=${word()}`),
    get(`/api/school/getSchools?nameQuery=${word()}`),
    post('/api/bundle/getBundles', { bundleIds: Array.from({ length: 20 }, () => `bnd${word(9)}`) }),
    post('/api/clickstream/postLSActivities/productBuyOrLanding', { eventType: `E${word()}`, pageURL: `/${word()}`, visit: word(8) }),
    post('/api/preLoginVerification', { phone: `9${String(randomInt(1e9)).padStart(9, '0')}` }),
  ] // prettier-ignore
  return kinds[randomInt(kinds.length)] as Request // it is never empty
}

function word(bytes = 6): string {
  return randomBytes(bytes).toString('hex')
}
