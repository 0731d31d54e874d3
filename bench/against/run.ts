// `npm run bench -- --against COMMIT`: two builds take turns, contest by contest and round by round, on one PostgreSQL. Only the
// ratios within a round matter.
import { hasPgbench, pgbenchCheckout } from '../floors/pgbench.ts'
import { metered, type Cell } from '../measure/meter.ts'
import { COUNTING, type StatementCounts } from '../measure/statements.ts'
import { startDatabases, type Databases } from '../stage/database.ts'
import { prepareFloor } from '../stage/floors.ts'
import type { ComparedContest } from './messages.ts'
import { openSide, type Side } from './open-side.ts'
import { otherBuild, thisBuild } from './other-build.ts'
import { comparisonOf, type BuildFigures } from './report.ts'

export interface CompareOptions {
  readonly commit: string
  readonly rounds: number
  readonly seconds: number
  readonly families: number
  readonly warmSeconds: number
}

const PGBENCH_CLIENTS = 8
/** Names of their databases. */
const SIDES = ['theirs', 'ours'] as const

/** Answers the table as Markdown. */
export async function compare(options: CompareOptions): Promise<string> {
  const sides = [openSide(otherBuild(options.commit)), openSide(thisBuild())] as const
  try {
    const counted = await onDatabases(COUNTING, (databases) => count(sides, databases))
    return await onDatabases({}, (databases) => takeTurns(sides, databases, { ...options, counted }))
  } finally {
    for (const side of sides) side.end()
  }
}

type Sides = readonly [theirs: Side, ours: Side]

async function onDatabases<T>(settings: Readonly<Record<string, string>>, run: (databases: Databases) => Promise<T>) {
  const databases = await startDatabases(settings, [...SIDES, 'floor'])
  return run(databases).finally(databases.stop)
}

/** On a PostgreSQL of its own: counting costs something. */
async function count(sides: Sides, databases: Databases): Promise<StatementCounts[]> {
  const counted: StatementCounts[] = []
  for (const [i, side] of sides.entries()) {
    await side.ask('start', { ...place(databases, i), families: 2_000, warmSeconds: 1, seconds: 1 })
    counted.push(await side.ask('count', {}))
    await side.ask('stop', {})
  }
  return counted
}

function place({ urlOf, pid }: Databases, side: number) {
  return { databaseUrl: urlOf(SIDES[side] ?? ''), postgresPid: pid }
}

async function takeTurns(
  sides: Sides,
  databases: Databases,
  options: CompareOptions & { readonly counted: readonly StatementCounts[] },
): Promise<string> {
  const { rounds, seconds, families, warmSeconds, counted } = options
  let contests: readonly ComparedContest[] = []
  for (const [i, side] of sides.entries())
    contests = await side.ask('start', { ...place(databases, i), families, warmSeconds, seconds })
  await prepareFloor(databases.urlOf('floor'))
  const pgbench: Cell[] = []
  const figures: BuildFigures[] = sides.map(({ name }, i) => ({
    name, cells: new Map(), residentMb: [], peakMb: 0, counted: counted[i] as StatementCounts, // one for each side
  })) // prettier-ignore
  for (let round = 0; round < rounds; round += 1) {
    // The first of a round is the last of the next one.
    const order = round % 2 === 0 ? [0, 1] : [1, 0]
    for (const [place, { name, clients }] of contests.entries())
      for (const i of order)
        await note(sides[i] as Side, figures[i] as BuildFigures, { key: `${name} at ${clients}`, place })
    if (hasPgbench())
      pgbench.push(await metered({}, () => pgbenchCheckout(databases.urlOf('floor'), PGBENCH_CLIENTS, seconds)))
  }
  for (const [i, side] of sides.entries()) {
    Object.assign(figures[i] as BuildFigures, { pages: await side.ask('pages', {}), ...(await side.ask('rest', {})) })
    await side.ask('stop', {})
  }
  return comparisonOf(figures[0] as BuildFigures, figures[1] as BuildFigures, pgbench)
}

async function note(
  side: Side,
  figures: BuildFigures,
  { key, place }: { readonly key: string; readonly place: number },
) {
  const { cell, memory } = await side.ask('contest', { place })
  figures.cells.set(key, [...(figures.cells.get(key) ?? []), cell])
  figures.residentMb.push(memory.residentMb)
  figures.peakMb = memory.peakMb
  console.log(side.name.padEnd(20), key.padEnd(30), cell.perSecond.toFixed(0).padStart(7), 'a second')
}
