// Everything that takes part in a run, started and warmed up.
import { mkdirSync } from 'node:fs'
import { openCheckout, type Checkout } from '../checkout.ts'
import type { Answers } from '../floors/catalogue.ts'
import { openFloorCheckout } from '../floors/turn.ts'
import { closedLoop } from '../measure/closed-loop.ts'
import { cpuMsOf, familyCpuMsOf } from '../measure/processes.ts'
import type { Clocks } from '../measure/meter.ts'
import { ask, clearLogs, FOLDER, startDatabases, type Databases } from './database.ts'
import { startFloors } from './floors.ts'
import { populate, type Population } from './population.ts'
import { startProduct, type Product } from './product.ts'
import type { RunningProgram } from './program.ts'

export const MOST_CLIENTS = 32
const WARM_CLIENTS = 8

export interface Stage {
  readonly databases: Databases
  readonly population: Population
  readonly product: Product
  readonly floor: RunningProgram
  readonly users: readonly Checkout[]
  readonly floorUsers: readonly ReturnType<typeof openFloorCheckout>[]
  readonly ours: Clocks
  readonly floors: Clocks
  readonly stop: () => Promise<void>
}

/** A page that is the same for everyone. */
export const PAGE = '/courses?grade=11&board=cbse&target=jeemain'
export const LIST = '/api/storefront/course-list?grade=11&board=cbse&target=jeemain&stream=SCIENCE'

export interface StageOptions {
  /** How many may buy. */
  readonly families: number
  readonly warmSeconds: number
  /** Settings of PostgreSQL, beyond the stock ones. */
  readonly settings?: Readonly<Record<string, string>>
}

export async function setStage({ families, warmSeconds, settings }: StageOptions): Promise<Stage> {
  mkdirSync(FOLDER, { recursive: true })
  clearLogs()
  const databases = await startDatabases(settings)
  const population = await populate(databases.ours, families)
  const product = await startProduct(databases.ours, { WORKER: 'off' })
  const floor = await startFloors(
    databases.floor,
    await ownAnswers(product.server.url),
    await ownPage(product.server.url),
  )
  const users = Array.from({ length: MOST_CLIENTS }, () => openCheckout(product, population))
  const floorUsers = Array.from({ length: MOST_CLIENTS }, () => openFloorCheckout(floor.url))
  await closedLoop(WARM_CLIENTS, warmSeconds, async (i) => users[i]?.buy(population.coupons[i] ?? ''))
  await closedLoop(WARM_CLIENTS, warmSeconds / 2, async (i) => floorUsers[i]?.buy())
  // Plans made while the tables were empty are made anew, as they are where there is a history.
  for (const url of [databases.ours, databases.floor]) await ask(url, 'vacuum analyze')
  const postgres = () => familyCpuMsOf(databases.pid)
  const own = () => cpuMsOf(process.pid)
  return {
    databases, population, product, floor, users, floorUsers,
    ours: { server: () => cpuMsOf(product.server.pid), PostgreSQL: postgres, sandbox: () => cpuMsOf(product.sandbox.pid), users: own },
    floors: { floor: () => cpuMsOf(floor.pid), PostgreSQL: postgres, users: own },
    async stop() {
      for (const user of [...users, ...floorUsers]) user.close()
      await Promise.all([product.stop(), floor.stop()])
      await databases.stop()
    },
  } // prettier-ignore
}

async function ownPage(serverUrl: string): Promise<string> {
  return (await fetch(serverUrl + PAGE)).text()
}

/** Our server's answers for the catalogue, which the reference servers return too. */
async function ownAnswers(serverUrl: string): Promise<Answers> {
  const read = async (path: string) => (await fetch(serverUrl + path)).json()
  const list = (await read(LIST)) as Answers['list'] & { courses: { slug: string }[] } // the contract's
  const detail = (await read(`/api/bundle/public/${list.courses[0]?.slug}`)) as Answers['detail'] // likewise
  return { list, detail }
}
