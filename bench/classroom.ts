// `npm run bench:classroom`: a class of many. 500 learners join within ten seconds; then a sign of life of each is counted in
// statements, and 32 clients send joins and signs of life one after the other, as to a bare Fastify in the same run. In the end 2,000
// people follow the class at two processes: each change reaches all, once.
import { loadavg } from 'node:os'
import { freePort } from '../tools/stack/ports.ts'
import { closedLoop, quantiles } from './measure/closed-loop.ts'
import { openConnection } from './measure/connection.ts'
import { countStatements, COUNTING } from './measure/statements.ts'
import { openClients } from './measure/stream-clients.ts'
import { demand, post, send } from './requests.ts'
import { joinClass, prepareClasses, type JoinedClass } from './stage/classes.ts'
import { ask, FOLDER, startDatabases } from './stage/database.ts'
import { headersOf } from './stage/hall.ts'
import { inTurn } from './stage/population.ts'
import { CREDENTIALS, startServer } from './stage/product.ts'
import { startProgram, type RunningProgram } from './stage/program.ts'

const [JOINING, JOIN_SECONDS] = [500, 10]
const [CLIENTS, LOOP_SECONDS, MORE] = [32, 10, 20_000]
const [FOLLOWING, PROCESSES, EVENTS, WARMING_UP] = [2_000, 2, 20, 5]
const P99 = 0.99

const databases = await startDatabases(COUNTING)
const programs: RunningProgram[] = []
try {
  const [rush = '', loop = ''] = await prepareClasses(databases.ours, { classes: 2, learners: JOINING + MORE })
  const settings = await startRooms()
  const servers = [await start(settings), await start(settings)] as const
  const floorUrl = await startFloor()
  const cookieOf = inTurn(1, JOINING + MORE)
  console.log(`load before: ${loadavg().map((each) => each.toFixed(1)).join(' ')}`) // prettier-ignore
  const visits = await joinAll(servers[0].url, rush, cookieOf)
  await countBeats(servers[0].url, rush, visits)
  await against({ url: servers[0].url, floorUrl, classId: loop, cookieOf })
  await follow(
    servers.map(({ url }) => url),
    rush,
  )
  console.log(`load after: ${loadavg().map((each) => each.toFixed(1)).join(' ')}`) // prettier-ignore
} finally {
  for (const program of programs) await program.stop()
  await databases.stop()
}
process.exit(0)

/** The sandbox's rooms in place of LiveKit. Answers the settings that lead to them. */
async function startRooms(): Promise<Readonly<Record<string, string>>> {
  const [port, smtpPort, roomsPort] = [await freePort(), await freePort(), await freePort()]
  const sandboxUrl = `http://127.0.0.1:${port}`
  const env = { ...CREDENTIALS, PORT: String(port), SMTP_PORT: String(smtpPort), ROOMS_PORT: String(roomsPort) }
  programs.push(await startProgram({ script: 'sandbox/main.ts', env, logFile: `${FOLDER}/sandbox.log`, url: `${sandboxUrl}/outbox.json` })) // prettier-ignore
  return { SANDBOX_URL: sandboxUrl, LIVEKIT_URL: `http://127.0.0.1:${roomsPort}`, WORKER: 'off', PAGES: 'off' }
}

async function start(settings: Readonly<Record<string, string>>): Promise<RunningProgram> {
  const server = await startServer({ databaseUrl: databases.ours, sandboxUrl: 'http://127.0.0.1:9', settings })
  programs.push(server)
  return server
}

async function startFloor(): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = [databases.floor, String(port)]
  programs.push(await startProgram({ script: 'bench/floors/classroom.ts', args, env: { NODE_ENV: 'production' }, logFile: `${FOLDER}/floor.log`, url: `${url}/healthz` })) // prettier-ignore
  return url
}

/** On a connection that nobody else has. */
async function joinAlone(url: string, classId: string, cookie: string): Promise<JoinedClass> {
  const connection = openConnection(url)
  try {
    return await joinClass(connection, classId, cookie)
  } finally {
    connection.close()
  }
}

interface Visit {
  readonly cookie: string
  readonly visit: string
}

/** Each at a moment of its own within the ten seconds, on a connection of its own. The room takes 300; the others watch. */
async function joinAll(url: string, classId: string, cookieOf: () => string): Promise<Visit[]> {
  const waits: number[] = []
  const modes = new Map<string, number>()
  const began = performance.now()
  const visits = await Promise.all(
    Array.from({ length: JOINING }, async (_, i) => {
      const cookie = cookieOf()
      await pause((JOIN_SECONDS * 1_000 * i) / JOINING)
      const since = performance.now()
      const { mode, visit } = await joinAlone(url, classId, cookie)
      waits.push(performance.now() - since)
      modes.set(mode, (modes.get(mode) ?? 0) + 1)
      return { cookie, visit }
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  const { p50, p99 } = quantiles(waits)
  const entered = [...modes].map(([mode, count]) => `${count} ${mode}`).join(', ')
  console.log(
    `${JOINING} joins in ${seconds.toFixed(1)} s: ${entered}; p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  )
  demand(new Set(visits.map(({ visit }) => visit)).size === JOINING, 'a place of their own for everybody', {})
  return visits
}

/** As PostgreSQL counts them: all that a sign of life costs, who calls included. */
async function countBeats(url: string, classId: string, visits: readonly Visit[]): Promise<void> {
  const connection = openConnection(url)
  const beat = (each: Visit) => send(connection, post(`/api/classes/${classId}/presence`, headersOf(each.cookie), { visit: each.visit })) // prettier-ignore
  for (const each of visits) await beat(each)
  const { statements, commits } = await countStatements(databases.ours, visits.length, async () => {
    for (const each of visits) await beat(each)
  })
  connection.close()
  console.log(`a sign of life: ${statements.toFixed(2)} statements, ${commits.toFixed(2)} commits`)
}

interface Against {
  readonly url: string
  readonly floorUrl: string
  readonly classId: string
  readonly cookieOf: () => string
}

/** New learners join one class, and then say that they are there. */
async function against({ url, floorUrl, classId, cookieOf }: Against): Promise<void> {
  const own = Array.from({ length: CLIENTS }, () => openConnection(url))
  const bare = Array.from({ length: CLIENTS }, () => openConnection(floorUrl))
  const visits: Visit[] = []
  const joins = await closedLoop(CLIENTS, LOOP_SECONDS, async (client) => {
    const [connection, cookie] = [own[client], cookieOf()]
    if (!connection) return
    visits.push({ cookie, ...(await joinClass(connection, classId, cookie)) })
  })
  const floorJoins = await closedLoop(CLIENTS, LOOP_SECONDS, sender(bare, '/join'))
  tell('joins', joins, floorJoins)
  let next = 0
  const beats = await closedLoop(CLIENTS, LOOP_SECONDS, async (client) => {
    const { cookie, visit } = visits[next++ % visits.length] ?? { cookie: '', visit: '' }
    const connection = own[client]
    // The same page says so every 30 seconds: here each has said so at most 30 times a minute.
    if (connection) await send(connection, post(`/api/classes/${classId}/presence`, headersOf(cookie), { visit }))
  })
  tell('signs of life', beats, await closedLoop(CLIENTS, LOOP_SECONDS, sender(bare, '/beat')))
  for (const connection of [...own, ...bare]) connection.close()
}

function sender(connections: readonly ReturnType<typeof openConnection>[], path: string) {
  let learner = 0
  return async (client: number) => {
    learner += 1
    const connection = connections[client]
    if (connection) await send(connection, post(path, {}, { room: 'class', learner: `l${learner}` }))
  }
}

type Loop = Awaited<ReturnType<typeof closedLoop>>

function tell(what: string, ours: Loop, floor: Loop): void {
  console.log(`${CLIENTS} clients without a pause: ours ${ours.perSecond.toFixed(0)} ${what} a second, bare Fastify ${floor.perSecond.toFixed(0)}, ratio ${(ours.perSecond / floor.perSecond).toFixed(2)}; ours p50 ${ours.p50.toFixed(0)} ms, p99 ${ours.p99.toFixed(0)} ms`) // prettier-ignore
}

/** Each change of the class reaches the page of everybody who follows it, and none twice. */
async function follow(urls: readonly string[], classId: string): Promise<void> {
  const cookieOf = inTurn(1, FOLLOWING)
  const topics = encodeURIComponent(`class:${classId}`)
  const pages = await openClients(
    Array.from({ length: FOLLOWING }, (_, i) => ({ url: `${urls[i % PROCESSES]}/api/stream?topics=${topics}`, cookie: cookieOf() })),
  )
  await pages.time(WARMING_UP, (no) => publish(classId, no))
  const waits = (await pages.time(EVENTS, (no) => publish(classId, no))).toSorted((x, y) => x - y)
  const twice = pages.countTwice()
  pages.close()
  const p99 = waits[Math.floor(waits.length * P99)] ?? Number.NaN
  console.log(`${FOLLOWING} people at ${PROCESSES} processes, ${waits.length} arrivals: p99 ${p99.toFixed(0)} ms, ${twice} twice`)
  demand(waits.length === FOLLOWING * EVENTS && twice === 0, 'each event once for everybody', { arrivals: waits.length, twice })
} // prettier-ignore

/** As a transaction that opens a question to the class does. */
function publish(classId: string, no: number): Promise<unknown> {
  return ask(
    databases.ours,
    `insert into platform.event (topic, kind, data, at)
     values ('class:${classId}', 'pane-changed', jsonb_build_object('sessionId', '${classId}', 'no', ${no}::int), now())`,
  )
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
