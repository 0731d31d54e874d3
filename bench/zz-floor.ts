import { startDatabases, FOLDER } from './stage/database.ts'
import { startFloors } from './stage/floors.ts'
import { openFloorCheckout } from './floors/turn.ts'
import { pgbenchCheckout } from './floors/pgbench.ts'
import { closedLoop } from './measure/closed-loop.ts'
import { cpuMsOf, familyCpuMsOf } from './measure/processes.ts'
import { mkdirSync } from 'node:fs'
mkdirSync(FOLDER, { recursive: true })
const dbs = await startDatabases()
const floor = await startFloors(dbs.floor, { list: { courses: [], total: 0, page: 1, pageSize: 12 }, detail: { slug: 'x' } } as any)
const users = Array.from({ length: 32 }, () => openFloorCheckout(floor.url))
for (const n of [8, 8, 1, 8, 32]) {
  const a = [cpuMsOf(floor.pid), familyCpuMsOf(dbs.pid), cpuMsOf(process.pid)]
  const r = await closedLoop(n, 3, (c) => users[c]!.buy())
  const b = [cpuMsOf(floor.pid), familyCpuMsOf(dbs.pid), cpuMsOf(process.pid)]
  const p = await pgbenchCheckout(dbs.floor, n, 3)
  console.log(n, 'real', r.perSecond.toFixed(0), r.p50.toFixed(1), r.p99.toFixed(1), b.map((x, i) => ((x - a[i]!) / r.turns).toFixed(2)).join(' '), 'pgbench', p.perSecond.toFixed(0), p.p50.toFixed(2), p.p99.toFixed(1), (r.perSecond / p.perSecond * 100).toFixed(1) + '%')
}
users.forEach((u) => u.close())
await floor.stop(); await dbs.stop(); process.exit(0)
