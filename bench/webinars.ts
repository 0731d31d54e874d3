// `npm run bench:webinars`: the rush on a webinar. 1,000 families register within five seconds for 500 seats: exactly 500 get one.
// Then 32 clients register one family after the other, and a bare Fastify with one transaction does the same in the same run.
import { loadavg } from 'node:os'
import { aWebinar } from '#server/modules/webinars/factory.ts'
import { closedLoop, quantiles } from './measure/closed-loop.ts'
import { openConnection, type Request } from './measure/connection.ts'
import { demand, post, send } from './requests.ts'
import { ask, FOLDER, startDatabases } from './stage/database.ts'
import { headersOf } from './stage/hall.ts'
import { insertFamilies, inTurn } from './stage/population.ts'
import { startServer } from './stage/product.ts'
import { startProgram } from './stage/program.ts'
import { freePort } from '../tools/stack/ports.ts'
import { inInstalled } from './stage/installed.ts'

const [FAMILIES, SEATS, RUSH_SECONDS] = [1_000, 500, 5]
const [CLIENTS, LOOP_SECONDS, MORE] = [32, 10, 20_000]

const databases = await startDatabases()
const programs: { stop: () => Promise<void> }[] = []
try {
  const { full, open } = await prepare(databases.ours)
  const server = await startServer({ databaseUrl: databases.ours, sandboxUrl: 'http://127.0.0.1:9', settings: { WORKER: 'on' } }) // prettier-ignore
  programs.push(server)
  const floorUrl = await startFloor()
  console.log(`load before: ${loadavg().map((each) => each.toFixed(1)).join(' ')}`) // prettier-ignore
  const cookieOf = inTurn(1, FAMILIES + MORE)
  await rush(server.url, full, cookieOf)
  await against({ serverUrl: server.url, floorUrl, webinarId: open, cookieOf })
  console.log(`load after: ${loadavg().map((each) => each.toFixed(1)).join(' ')}`) // prettier-ignore
} finally {
  for (const program of programs) await program.stop()
  await databases.stop()
}
process.exit(0)

/** A webinar with seats for half of those who come, one without a limit, and families of adults. */
async function prepare(databaseUrl: string): Promise<{ full: string; open: string }> {
  return inInstalled(databaseUrl, async (ctx) => {
    const [full, open] = [await aWebinar(ctx, { capacity: SEATS }), await aWebinar(ctx)]
    await insertFamilies(databaseUrl, 1, FAMILIES + MORE)
    await ask(databaseUrl, 'update accounts.learner set birth_year = 1990 where birth_year is null')
    await ask(databaseUrl, 'vacuum analyze')
    return { full: full.id, open: open.id }
  })
}

async function startFloor(): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = [databases.floor, String(port)]
  programs.push(await startProgram({ script: 'bench/floors/webinars.ts', args, env: { NODE_ENV: 'production' }, logFile: `${FOLDER}/floor.log`, url: `${url}/healthz` })) // prettier-ignore
  return url
}

/** Each at a moment of its own within the five seconds, on a connection of its own. */
async function rush(serverUrl: string, webinarId: string, cookieOf: () => string): Promise<void> {
  const waits: number[] = []
  let again = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: FAMILIES }, async (_, i) => {
      const request = post('/api/cms/webinar/register', headersOf(cookieOf()), { webinarId })
      await pause((RUSH_SECONDS * 1_000 * i) / FAMILIES)
      const since = performance.now()
      again += await sendUntilDone(serverUrl, request)
      waits.push(performance.now() - since)
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  const [row] = await ask<{ registered: number; waiting: number; counted: number }>(
    databases.ours,
    `select count(*) filter (where state = 'REGISTERED')::int as registered, count(*) filter (where state = 'WAITING')::int as waiting,
       (select registered from webinars.place_count where webinar_id = $1) as counted
     from webinars.registration where webinar_id = $1`,
    [webinarId],
  )
  const { p50, p99 } = quantiles(waits)
  console.log(`${FAMILIES} registrations for ${SEATS} seats in ${seconds.toFixed(1)} s: ${row?.registered} registered, ${row?.waiting} wait, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${again} times a server that was too busy asked to come again`) // prettier-ignore
  demand(row?.registered === SEATS && row.waiting === FAMILIES - SEATS && row.counted === SEATS, 'exactly as many as there are seats', row ?? {}) // prettier-ignore
}

/** A server that has too much to do answers 503, and the browser comes again a second later. Answers how often. */
async function sendUntilDone(serverUrl: string, request: Request): Promise<number> {
  for (let again = 0; ; again += 1) {
    const { status, body } = await openConnection(serverUrl).send(request)
    if (status === 200) return again
    if (status !== 503) throw new Error(`${request.path}: ${status} ${body.toString()}`)
    await pause(1_000)
  }
}

interface Against {
  readonly serverUrl: string
  readonly floorUrl: string
  readonly webinarId: string
  readonly cookieOf: () => string
}

/** Without a limit on the seats: everybody still locks the one row of the webinar. */
async function against({ serverUrl, floorUrl, webinarId, cookieOf }: Against): Promise<void> {
  const own = Array.from({ length: CLIENTS }, () => openConnection(serverUrl))
  const ours = await closedLoop(CLIENTS, LOOP_SECONDS, async (client) => {
    const connection = own[client]
    if (connection) await send(connection, post('/api/cms/webinar/register', headersOf(cookieOf()), { webinarId })) // prettier-ignore
  })
  const bare = Array.from({ length: CLIENTS }, () => openConnection(floorUrl))
  const [first] = bare
  if (first) await send(first, post('/webinars', {}, { id: 'open', capacity: 1_000_000 }))
  let learner = 0
  const floor = await closedLoop(CLIENTS, LOOP_SECONDS, async (client) => {
    const connection = bare[client]
    learner += 1
    if (connection) await send(connection, post('/register', {}, { webinar: 'open', learner: `l${learner}` }))
  })
  console.log(`${CLIENTS} clients without a pause: ours ${ours.perSecond.toFixed(0)} registrations a second, bare Fastify ${floor.perSecond.toFixed(0)}, ratio ${(ours.perSecond / floor.perSecond).toFixed(2)}; ours p50 ${ours.p50.toFixed(0)} ms, p99 ${ours.p99.toFixed(0)} ms`) // prettier-ignore
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
