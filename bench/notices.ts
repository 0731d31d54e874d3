// `npm run bench:notices`: 10,000 notices planned and sent by SMS, against a table with two workers that does the same.
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { toInstant } from '#core/kernel/time.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrateDatabase } from '#server/migrate-database.ts'
import { notify } from '#server/modules/notices/index.ts'
import { createLog } from '#server/platform/log.ts'
import { freePort } from '../tools/stack/ports.ts'
import { familyCpuMsOf, cpuMsOf } from './measure/processes.ts'
import { spreadOf, type Spread } from './measure/spread.ts'
import { ask, FOLDER, startDatabases } from './stage/database.ts'
import { insertFamilies } from './stage/population.ts'
import { CREDENTIALS, startServer } from './stage/product.ts'
import { startProgram, type RunningProgram } from './stage/program.ts'

const [NOTICES = 10_000, ROUNDS = 3] = process.argv.slice(2).map(Number)
/** As many as one job of the product would plan in a transaction. */
const AT_ONCE = 100
const LOOK_MS = 20

interface Round {
  readonly planned: number
  /** Messages a second. */
  readonly sent: number
  /** Milliseconds of CPU for a message: the sender's and PostgreSQL's. */
  readonly cpu: number
}

const databases = await startDatabases()
const sandbox = await startSandbox()
try {
  await migrateDatabase(databases.ours)
  await insertFamilies(databases.ours, 1, NOTICES)
  await ask(databases.floor, 'create table notice (id int generated always as identity primary key, phone text not null, amount text not null, sent_at timestamptz)') // prettier-ignore
  await ask(databases.floor, 'create index notice_waiting on notice (id) where sent_at is null')
  console.log(`load before: ${loads()}`)
  const [ours, floor] = [[] as Round[], [] as Round[]]
  for (let no = 1; no <= ROUNDS; no += 1) {
    ours.push(await run('ours', { plan: () => planOurs(no), start: startOurs, countSent: countSentOurs }))
    floor.push(await run('bare table', { plan: planBare, start: startFloor, countSent: countSentBare }))
  }
  report('planned, a second', ours, floor, ({ planned }) => planned)
  report('sent, a second', ours, floor, ({ sent }) => sent)
  report('CPU of one, ms', ours, floor, ({ cpu }) => cpu)
  console.log(`load after: ${loads()}`)
} finally {
  await sandbox.stop()
  await databases.stop()
}
process.exit(0)

interface Contest {
  readonly plan: () => Promise<void>
  readonly start: () => Promise<RunningProgram>
  readonly countSent: () => Promise<number>
}

/** Plans first, then lets the sender begin: the two are timed apart. */
async function run(name: string, { plan, start, countSent }: Contest): Promise<Round> {
  const before = await countSent()
  const planMs = await timed(plan)
  const cpuBefore = familyCpuMsOf(databases.pid)
  const program = await start()
  const cpuAtStart = cpuMsOf(program.pid)
  try {
    const sendMs = await timed(async () => {
      while ((await countSent()) < before + NOTICES) await wait(LOOK_MS)
    })
    const cpu = cpuMsOf(program.pid) - cpuAtStart + familyCpuMsOf(databases.pid) - cpuBefore
    const round = { planned: (NOTICES * 1_000) / planMs, sent: (NOTICES * 1_000) / sendMs, cpu: cpu / NOTICES }
    console.log(`${name.padEnd(12)} ${NOTICES} notices: ${round.planned.toFixed(0)} planned and ${round.sent.toFixed(0)} sent a second`) // prettier-ignore
    return round
  } finally {
    await program.stop()
  }
}

/** As a module's job plans them: `notify`, a hundred families in a transaction. */
async function planOurs(round: number): Promise<void> {
  const config = readConfig({ DATABASE_URL: databases.ours })
  const now = () => toInstant(Math.round(performance.timeOrigin + performance.now()))
  const app = await buildApp({ config, now, log: createLog('warn', now) })
  try {
    for (let first = 1; first <= NOTICES; first += AT_ONCE)
      await app.ctx.db.transaction().execute(async (tx) => {
        for (let n = first; n < first + AT_ONCE && n <= NOTICES; n += 1)
          await notify(app.ctx, tx, {
            to: { accountId: `acc${String(n).padStart(18, '0')}` },
            type: 'recharged',
            key: `bench ${round}`,
            purpose: 'PAYMENTS',
            values: { amount: '₹500' },
            link: '/me',
            channels: ['SMS'],
          })
      })
  } finally {
    await app.close()
  }
}

function startOurs(): Promise<RunningProgram> {
  const settings = { PAGES: 'off', WORKER: 'on' }
  return startServer({ databaseUrl: databases.ours, sandboxUrl: sandbox.url, settings })
}

async function countSentOurs(): Promise<number> {
  const [row] = await ask<{ sent: number }>(databases.ours, `select count(*)::int as sent from notices.send where state = 'SENT'`) // prettier-ignore
  return row?.sent ?? 0
}

/** A statement for each notice, in transactions of the same size. */
async function planBare(): Promise<void> {
  for (let first = 1; first <= NOTICES; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, NOTICES - first + 1) }, (_, i) => first + i)
    const inserts = numbers.map((n) => `insert into notice (phone, amount) values ('+917${String(n).padStart(9, '0')}', '₹500')`) // prettier-ignore
    await ask(databases.floor, ['begin', ...inserts, 'commit'].join(';'))
  }
}

async function startFloor(): Promise<RunningProgram> {
  const port = await freePort()
  return startProgram({
    script: 'bench/floors/notices.ts',
    args: [databases.floor, String(port), `${sandbox.url}/sms`],
    env: { NODE_ENV: 'production' },
    logFile: `${FOLDER}/floor.log`,
    url: `http://127.0.0.1:${port}/healthz`,
  })
}

async function countSentBare(): Promise<number> {
  const [row] = await ask<{ sent: number }>(databases.floor, 'select count(sent_at)::int as sent from notice')
  return row?.sent ?? 0
}

async function startSandbox(): Promise<RunningProgram> {
  const [port, smtpPort] = [await freePort(), await freePort()]
  return startProgram({
    script: 'sandbox/main.ts',
    env: { ...CREDENTIALS, PORT: String(port), SMTP_PORT: String(smtpPort), ROOMS_PORT: '0' },
    logFile: `${FOLDER}/sandbox.log`,
    url: `http://127.0.0.1:${port}/outbox.json`,
  })
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function report(name: string, ours: readonly Round[], floor: readonly Round[], of: (round: Round) => number): void {
  const ratios = ours.map((each, i) => of(each) / of(floor[i] ?? each))
  console.log(
    `${name.padEnd(20)} ours ${text(spreadOf(ours.map(of)))}, bare table ${text(spreadOf(floor.map(of)))}, ratio ${text(spreadOf(ratios))}`,
  )
}

function text({ median, min, max }: Spread): string {
  return `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`
}

function loads(): string {
  return loadavg().map((each) => each.toFixed(1)).join(', ') // prettier-ignore
}
