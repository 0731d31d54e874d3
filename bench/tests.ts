// `npm run bench:tests`: a hall full of takers of one paper of 75 questions. Each saves an answer a second, all submit within ten
// seconds, and a bare Fastify with one upsert does what it can in the same run.
import { loadavg } from 'node:os'
import { brotliCompressSync } from 'node:zlib'
import { closedLoop, quantiles } from './measure/closed-loop.ts'
import { openConnection } from './measure/connection.ts'
import { countStatements, COUNTING } from './measure/statements.ts'
import { send } from './requests.ts'
import { ask, FOLDER, startDatabases } from './stage/database.ts'
import { headersOf, prepareHall, saveNext, seatTakers, submit, type HallPaper, type Taker } from './stage/hall.ts'
import { startServer } from './stage/product.ts'
import { startProgram } from './stage/program.ts'
import { freePort } from '../tools/stack/ports.ts'

const [TAKERS, SAVERS, CLIENTS] = [2_000, 500, 32]
const [PACED_SECONDS, LOOP_SECONDS, SUBMIT_SECONDS] = [20, 10, 10]
const COUNTED = 500

const databases = await startDatabases(COUNTING)
const programs: { stop: () => Promise<void> }[] = []
try {
  const hall = await prepareHall(databases.ours, TAKERS)
  const server = await startServer({ databaseUrl: databases.ours, sandboxUrl: 'http://127.0.0.1:9', settings: { WORKER: 'on' } }) // prettier-ignore
  programs.push(server)
  const floorUrl = await startFloor()
  console.log(`load before: ${loadavg().map((each) => each.toFixed(1)).join(' ')}`) // prettier-ignore
  const takers = await seatTakers(server.url, hall, TAKERS)
  await oneASecond(takers.slice(0, SAVERS), hall)
  await against(takers, hall, floorUrl)
  await statements(takers.slice(0, COUNTED), hall)
  await submitAll(takers, hall)
  await sizes(server.url, takers[0])
  console.log(`load after: ${loadavg().map((each) => each.toFixed(1)).join(' ')}`) // prettier-ignore
} finally {
  for (const program of programs) await program.stop()
  await databases.stop()
}
process.exit(0)

async function startFloor(): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = [databases.floor, String(port)]
  programs.push(await startProgram({ script: 'bench/floors/saves.ts', args, env: { NODE_ENV: 'production' }, logFile: `${FOLDER}/floor.log`, url: `${url}/healthz` })) // prettier-ignore
  return url
}

/** Everybody begins at a moment of their own within the second, and the next save waits for no other. */
async function oneASecond(takers: readonly Taker[], hall: HallPaper): Promise<void> {
  const waits: number[] = []
  await Promise.all(
    takers.map(async (taker, i) => {
      await pause((1_000 * i) / takers.length)
      for (let second = 0; second < PACED_SECONDS; second += 1) {
        const began = performance.now()
        await saveNext(taker, hall)
        const took = performance.now() - began
        waits.push(took)
        await pause(1_000 - took)
      }
    }),
  )
  const { p50, p99 } = quantiles(waits)
  console.log(`${takers.length} takers, a save a second each: ${waits.length} saves, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (aim 150)`) // prettier-ignore
}

async function against(takers: readonly Taker[], hall: HallPaper, floorUrl: string): Promise<void> {
  const share = Math.floor(takers.length / CLIENTS)
  const turns = Array.from({ length: CLIENTS }, () => 0)
  const ours = await closedLoop(CLIENTS, LOOP_SECONDS, async (client) => {
    turns[client] = (turns[client] ?? 0) + 1
    const taker = takers[client * share + ((turns[client] ?? 0) % share)]
    if (taker) await saveNext(taker, hall)
  })
  const connections = Array.from({ length: CLIENTS }, () => openConnection(floorUrl))
  let seq = 0
  const floor = await closedLoop(CLIENTS, LOOP_SECONDS, async (client) => {
    const connection = connections[client]
    seq += 1
    const body = JSON.stringify({ question: `q${seq % 75}`, seq, value: { options: ['a'] } })
    if (connection) await send(connection, { method: 'PUT', path: `/attempts/a${seq % takers.length}`, body }) // prettier-ignore
  })
  console.log(`${CLIENTS} clients without a pause: ours ${ours.perSecond.toFixed(0)} saves a second, bare Fastify with one upsert ${floor.perSecond.toFixed(0)}, ratio ${(ours.perSecond / floor.perSecond).toFixed(2)} (aim 0.5)`) // prettier-ignore
}

async function statements(takers: readonly Taker[], hall: HallPaper): Promise<void> {
  const counted = await countStatements(databases.ours, takers.length, async () => {
    for (const taker of takers) await saveNext(taker, hall)
  })
  console.log(`${counted.statements.toFixed(2)} statements and ${counted.commits.toFixed(2)} commits a save`)
}

/** The last answer, then the end, of each at a moment of their own. */
async function submitAll(takers: readonly Taker[], hall: HallPaper): Promise<void> {
  const waits: number[] = []
  const began = performance.now()
  await Promise.all(
    takers.map(async (taker, i) => {
      await pause((SUBMIT_SECONDS * 1_000 * i) / takers.length)
      const since = performance.now()
      await saveNext(taker, hall)
      await submit(taker)
      waits.push(performance.now() - since)
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  const [row] = await ask<{ submitted: number; answers: number }>(
    databases.ours,
    `select count(*) filter (where status <> 'IN_PROGRESS')::int as submitted,
       (select count(*)::int from attempts.response r join attempts.attempt o on o.id = r.attempt_id where o.paper_id = $1 and not is_late) as answers
     from attempts.attempt where paper_id = $1`,
    [hall.paperId],
  )
  const sent = takers.reduce((sum, { seq }) => sum + Math.min(seq, hall.questions.length), 0)
  const { p50, p99 } = quantiles(waits)
  console.log(`${takers.length} submits in ${seconds.toFixed(1)} s: ${row?.submitted} submitted, ${row?.answers} of ${sent} answers, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`) // prettier-ignore
}

/** The paper and the result page of a taker, compressed as they are sent. */
async function sizes(serverUrl: string, taker: Taker | undefined): Promise<void> {
  if (!taker) return
  const read = async (path: string) => {
    const body = await send(openConnection(serverUrl), { method: 'GET', path, headers: headersOf(taker.cookie) })
    return `${(brotliCompressSync(body).length / 1_024).toFixed(1)} KB`
  }
  const attempt = `/api/quiz/attempts/${taker.attemptId}`
  while (JSON.parse(await send(openConnection(serverUrl), { method: 'GET', path: `${attempt}/result`, headers: headersOf(taker.cookie) })).state === 'MARKING') await pause(500) // prettier-ignore
  const [row] = await ask<{ id: string }>(databases.ours, 'select paper_id as id from attempts.attempt where id = $1', [taker.attemptId]) // prettier-ignore
  console.log(`paper ${await read(attempt)}, result page ${await read(`/quiz/${row?.id}/result/${taker.attemptId}`)} (aim 40 KB)`) // prettier-ignore
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
