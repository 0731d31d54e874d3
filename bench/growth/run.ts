// `npm run bench:growth`: how the time of each operation grows with the database. `-- 10000 1000000` names other sizes, `--keep`
// leaves the databases for the next run,
// `--only=balance` asks for the operations with such a name.
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { FOLDER, startDatabases } from '../stage/database.ts'
import { dropGrown, openGrown, SETTINGS } from './grown.ts'
import { largestTables, measureOn } from './measure.ts'
import { growthTable } from './table.ts'

const named = process.argv.slice(2).map(Number).filter((size) => size > 0) // prettier-ignore
const sizes = named.length > 0 ? named : [10_000, 100_000, 1_000_000]
const load = () => loadavg().map((each) => each.toFixed(1)).join(', ') // prettier-ignore

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}. Load when it begins: ${load()}.`)
const databases = await startDatabases(SETTINGS)
try {
  const grown = await openGrown(databases.ours, sizes)
  const tables = await largestTables(grown.at(-1)?.url ?? '')
  console.log(tables.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)} MB`).join(', '))
  const only = process.argv.find((each) => each.startsWith('--only='))?.slice('--only='.length)
  const results = await measureOn(grown, new RegExp(only ?? ''))
  writeFileSync(join(FOLDER, 'growth.json'), JSON.stringify(results, null, 1))
  console.log(`\n${growthTable(results)}\nLoad: ${load()}.\n`)
  if (!process.argv.includes('--keep')) await dropGrown(databases.ours, sizes)
} finally {
  await databases.stop()
}
process.exit(0)
