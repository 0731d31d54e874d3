// `npm start` and `npm run dev`, under the product's own Node: a database, the sandbox, the server, and a clean end of all.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, EXIT_EXPLAINED, readConfig, type Config } from '#server/config.ts'
import { DatabaseProblem, reachDatabase } from '#server/reach-database.ts'
import { Problem } from './own-node/problem.mjs'
import { createDatabase } from './postgres/database.ts'
import { waitUntilGone } from './postgres/wait-until-gone.ts'
import { startPostgres, type Postgres } from './postgres/postgres.ts'
import { build } from './stack/build.ts'
import { greeting } from './stack/greeting.ts'
import { makeDemoSales } from './stack/demo-sales.ts'
import { demandPort } from './stack/ports.ts'
import { startProduct, type Product } from './stack/product.ts'
import { portOf, sandboxOf, type Sandbox } from './stack/sandbox.ts'

const ROOT = join(import.meta.dirname, '..')
const DATA = join(ROOT, '.data')
const isDev = process.argv.includes('--dev')

const building = new AbortController()
let postgres: Promise<Postgres> | undefined
let product: Product | undefined
let ending: Promise<never> | undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// The one who started us was killed. The next start may be using our database already.
process.once('disconnect', () => void end(1, { keepsPostgres: true }))

try {
  await start()
} catch (error) {
  const isExplained = error instanceof Problem || error instanceof ConfigError || error instanceof DatabaseProblem
  if (!isExplained) console.error(error)
  await end(1, isExplained ? { because: error.message } : {})
}

async function start(): Promise<void> {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
  const given = process.env['DATABASE_URL']
  const isFirstStart = !given && !existsSync(join(DATA, 'postgres'))
  // Until ours runs, any address will do to read the other settings.
  const config = readConfig({ ...process.env, DATABASE_URL: given || 'postgres://127.0.0.1/kandil' })
  const sandbox = sandboxOf(config, join(DATA, 'sandbox'))
  await demandPorts(config, sandbox)
  const database = given ? reachDatabase(given).then(() => given) : startDatabase()
  const [databaseUrl] = await Promise.all([database, isDev ? undefined : build(building.signal)])
  if (ending) return
  product = startProduct({
    serverUrl: serverUrlOf(config),
    sandbox,
    env: { LOG_LEVEL: 'warn', ...process.env, DATABASE_URL: databaseUrl, ...(isDev ? { PAGES: 'dev' } : {}) },
    isDev,
  })
  void product.ended.then(({ name, code, signal }) => {
    const how = signal ?? `exit code ${code}`
    void end(
      1,
      code === EXIT_EXPLAINED ? {} : { because: `${name} ended by itself (${how}), so everything was stopped.` },
    )
  })
  if (!(await product.up())) return
  if (isFirstStart && sandbox) await sellToDemoFamilies(serverUrlOf(config), sandbox)
  const { DEMO_PHONES } = await import('#server/seed/families/households.ts')
  console.log(greeting(config, sandbox, DEMO_PHONES))
}

/** The console has orders to look at then. Without them everything works too. */
async function sellToDemoFamilies(product: string, { url: sandbox }: Sandbox): Promise<void> {
  try {
    await makeDemoSales({ product, sandbox })
  } catch (error) {
    console.warn(`The demo families could not buy: ${String(error)}`)
  }
}

async function demandPorts({ HOST, PORT }: Config, sandbox: Sandbox | undefined): Promise<void> {
  await demandPort(HOST, PORT, 'PORT')
  if (!sandbox) return
  await demandPort('127.0.0.1', portOf(new URL(sandbox.url)), 'SANDBOX_URL')
  await demandPort('127.0.0.1', sandbox.smtpPort, 'SMTP_URL')
  await demandPort('127.0.0.1', sandbox.roomsPort, 'SANDBOX_URL')
}

/** Answers the address of our own database. */
async function startDatabase(): Promise<string> {
  postgres = startPostgres({ folder: DATA })
  const { url } = await postgres
  const databaseUrl = await createDatabase(url, 'kandil')
  void waitUntilGone(url).then(() => end(1, { because: 'The database ended by itself, so everything was stopped.' }))
  return databaseUrl
}

/** As this machine reaches it. */
function serverUrlOf({ HOST, PORT }: Config): string {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** Stops everything, in the order in which it depends on each other, and exits. */
function end(code: number, how: { because?: string; keepsPostgres?: boolean } = {}): Promise<never> {
  ending ??= (async () => {
    console[code === 0 ? 'log' : 'error'](how.because ?? 'Stopping …')
    building.abort()
    await product?.stop()
    const running = await postgres?.catch(() => undefined)
    if (!how.keepsPostgres) await running?.stop()
    return process.exit(code)
  })()
  return ending
}
