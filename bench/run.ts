// `npm run bench`: what the product does, side by side with what the machine can do. Ratios are what counts; the machine is
// whatever it is. `-- --quick` for one short round.
import { loadavg } from 'node:os'
import { contestsOn } from './contests.ts'
import { hasPgbench } from './floors/pgbench.ts'
import type { Cell } from './measure/meter.ts'
import { setStage } from './stage/stage.ts'

const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 1 : 3
const stage = await setStage({ families: isQuick ? 10_000 : 60_000, warmSeconds: isQuick ? 3 : 8 })
const withPgbench = hasPgbench()
const cells = new Map<string, Cell[]>()
for (let round = 0; round < rounds; round += 1) {
  const contests = contestsOn(stage, { withPgbench })
  for (const { name, clients, run } of contests) {
    const cell = await run(isQuick ? 1 : 2)
    cells.set(`${name} ${clients}`, [...(cells.get(`${name} ${clients}`) ?? []), cell])
    console.log(
      `${name} ${clients}`.padEnd(24),
      cell.perSecond.toFixed(0).padStart(6),
      cell.p50.toFixed(2),
      cell.p99.toFixed(1),
      JSON.stringify(Object.fromEntries(Object.entries(cell.cpuMs).map(([k, v]) => [k, +v.toFixed(3)]))),
      loadavg()[0]?.toFixed(1),
    )
  }
}
await stage.stop()
process.exit(0)
