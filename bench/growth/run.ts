// `npm run bench:growth`: how the time of each operation grows with the database. `-- 10000 1000000` names other sizes.
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { FOLDER, startDatabases } from '../stage/database.ts'
import { makeBase } from './base.ts'
import { growTo } from './grown.ts'
import { largestTables, measureOn } from './measure.ts'
import { growthTable, type SizedTimings } from './table.ts'

const named = process.argv.slice(2).map(Number).filter((size) => size > 0) // prettier-ignore
const sizes = named.length > 0 ? named : [10_000, 100_000, 1_000_000]
const load = () => loadavg().map((each) => each.toFixed(1)).join(', ') // prettier-ignore
const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(0)

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}. Load when it begins: ${load()}.`)
const databases = await startDatabases()
const results: SizedTimings[] = []
try {
  const base = await makeBase(databases.ours)
  console.log(`The base has ${base.orders} orders.`)
  for (const size of sizes) {
    const began = performance.now()
    const grown = await growTo(databases.ours, base, size)
    console.log(`${grown.orders} orders, ${grown.megabytes.toFixed(0)} MB, grown in ${seconds(began)} s.`)
    const tables = await largestTables(grown.url)
    console.log(tables.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)} MB`).join(', '))
    results.push({ size, timings: await measureOn(grown) })
    writeFileSync(join(FOLDER, 'growth.json'), JSON.stringify(results, null, 1))
    console.log(`\n${growthTable(results)}\nLoad: ${load()}.\n`)
  }
} finally {
  await databases.stop()
}
process.exit(0)
