// `npm run bench`: measures the product side by side with the limits of the machine. Only the ratios matter, because
// machines differ. `-- --quick` runs one short round. `-- --against COMMIT` measures it side by side with another build.
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { compare } from './against/run.ts'
import { contestsOn } from './checkout/contests.ts'
import type { Findings } from './findings.ts'
import type { Cell } from './measure/meter.ts'
import { memoryOf } from './measure/processes.ts'
import { spreadOf } from './measure/spread.ts'
import { countCheckouts, COUNTING, type StatementCounts } from './measure/statements.ts'
import { weighPages } from './pages.ts'
import { reportOf } from './report.ts'
import { countUses, HOT_COUPON_CAP } from './stage/population.ts'
import { setStage, type Stage } from './stage/stage.ts'
import { measureStarts } from './stage/starts.ts'

const isQuick = process.argv.includes('--quick')
const ROUNDS = isQuick ? 1 : 3
const SECONDS = isQuick ? 1 : 2
const STARTS = isQuick ? 1 : 5

const load = () => loadavg().map((each) => each.toFixed(1)).join(', ') // prettier-ignore
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}. Load when it begins: ${load()}.`)

const commit = process.argv[process.argv.indexOf('--against') + 1]
if (process.argv.includes('--against')) {
  if (!commit) throw new Error('Name the commit: npm run bench -- --against COMMIT')
  const [families, warmSeconds] = isQuick ? [10_000, 5] : [40_000, 45]
  console.log(
    `\n${await compare({ commit, rounds: ROUNDS, seconds: SECONDS, families, warmSeconds })}\nLoad when it ends: ${load()}.`,
  )
  process.exit(0)
}

const counted = await count()
const stage = await setStage({ families: isQuick ? 10_000 : 40_000, warmSeconds: isQuick ? 5 : 45 })
const findings = await measure(stage).finally(stage.stop)
console.log(`\n${reportOf(findings)}\nLoad when it ends: ${load()}.`)
process.exit(0)

/** On a PostgreSQL of its own: counting costs something. */
async function count(): Promise<StatementCounts> {
  const stage = await setStage({ families: 2_000, warmSeconds: 1, settings: COUNTING })
  return countCheckouts(stage).finally(stage.stop)
}

async function measure(on: Stage): Promise<Findings> {
  const { product, databases, population } = on
  const cells = new Map<string, Cell[]>()
  const residentMb: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await compete(on, cells)
    residentMb.push(memoryOf(product.server.pid).residentMb)
  }
  return {
    cells: (name, clients) => cells.get(`${name} at ${clients}`) ?? [],
    counted,
    residentMb: spreadOf(residentMb),
    peakMb: memoryOf(product.server.pid).peakMb,
    pages: await weighPages(product.server.url),
    hotCoupon: { used: await countUses(databases.ours, population.hotCoupon), cap: HOT_COUPON_CAP },
    startMs: await measureStarts(STARTS, databases.ours, product.sandbox.url),
    packages: productionPackages(),
  }
}

async function compete(on: Stage, cells: Map<string, Cell[]>): Promise<void> {
  for (const contest of contestsOn(on, SECONDS)) {
    const name = `${contest.name} at ${contest.clients}`
    const cell = await contest.run()
    cells.set(name, [...(cells.get(name) ?? []), cell])
    console.log(name.padEnd(40), cell.perSecond.toFixed(0).padStart(7), 'a second')
  }
}

function productionPackages(): number {
  const lock = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, { dev?: boolean; optional?: boolean }> } // npm's
  return Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev).length
}
