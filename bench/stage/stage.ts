// Everything that takes part in a run, started and warmed up.
import type { Answers } from '../floors/catalogue.ts'
import { openFloorCheckout } from '../floors/turn.ts'
import { closedLoop } from '../measure/closed-loop.ts'
import type { Clocks } from '../measure/meter.ts'
import { cpuMsOf } from '../measure/processes.ts'
import { MOST_CLIENTS, startContestant, warmUp, type Contestant } from './contestant.ts'
import { ask, prepareFolder, startDatabases, type Databases } from './database.ts'
import { startFloors } from './floors.ts'
import type { RunningProgram } from './program.ts'

const WARM_CLIENTS = 8

export interface Stage extends Contestant {
  readonly databases: Databases
  readonly floor: RunningProgram
  readonly floorUsers: readonly ReturnType<typeof openFloorCheckout>[]
  readonly floors: Clocks
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
  prepareFolder()
  const databases = await startDatabases(settings)
  const contestant = await startContestant({ databaseUrl: databases.ours, postgresPid: databases.pid, families })
  const { product, ours } = contestant
  const floor = await startFloors(
    databases.floor,
    await ownAnswers(product.server.url),
    await ownPage(product.server.url),
  )
  const floorUsers = Array.from({ length: MOST_CLIENTS }, () => openFloorCheckout(floor.url))
  await warmUp(contestant, warmSeconds)
  await closedLoop(WARM_CLIENTS, warmSeconds / 2, async (i) => floorUsers[i]?.buy())
  await ask(databases.floor, 'vacuum analyze')
  const { PostgreSQL, users } = ours
  return {
    ...contestant,
    databases,
    floor,
    floorUsers,
    floors: { floor: () => cpuMsOf(floor.pid), ...(PostgreSQL && { PostgreSQL }), ...(users && { users }) },
    async stop() {
      for (const user of floorUsers) user.close()
      await Promise.all([contestant.stop(), floor.stop()])
      await databases.stop()
    },
  }
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
