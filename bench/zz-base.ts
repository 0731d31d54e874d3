import { startDatabases, FOLDER, ask } from '/work/main/bench/stage/database.ts'
import { startProduct } from '/work/main/bench/stage/product.ts'
import { populate } from '/work/main/bench/stage/population.ts'
import { openCheckout, STEPS } from '/work/main/bench/checkout.ts'
import { closedLoop, quantiles } from '/work/main/bench/measure/closed-loop.ts'
import { cpuMsOf, familyCpuMsOf, memoryOf } from '/work/main/bench/measure/processes.ts'
import { mkdirSync } from 'node:fs'
mkdirSync(FOLDER, { recursive: true })
const dbs = await startDatabases(process.env.PSS ? { shared_preload_libraries: 'pg_stat_statements' } : {})
const t0 = performance.now()
const pop = await populate(dbs.ours, 20000)
console.log('populate', performance.now() - t0, pop.plans.length)
const product = await startProduct(dbs.ours, { WORKER: process.env.WORKER ?? 'on', ...(process.env.PROF ? {NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/bx/prof'} : {}) })
console.log('up', product.server.upAfterMs)
const steps = new Map(STEPS.map((s) => [s, [] as number[]]))
const note = (s: any, ms: number) => void steps.get(s)!.push(ms)
const users = Array.from({ length: 32 }, () => openCheckout(product, pop, note))
const cpu = () => ({ server: cpuMsOf(product.server.pid), pg: familyCpuMsOf(dbs.pid), sandbox: cpuMsOf(product.sandbox.pid), client: cpuMsOf(process.pid) })
for (const n of (process.env.CONC ?? '8,1,8,32').split(',').map(Number)) {
  for (const l of steps.values()) l.length = 0
  const a = cpu()
  const r = await closedLoop(n, Number(process.env.SECS ?? 3), (c) => users[c].buy(pop.coupons[Math.floor(Math.random() * 50)]))
  const b = cpu()
  console.log(n, r, Object.fromEntries(Object.entries(b).map(([k, v]) => [k, ((v - (a as any)[k]) / r.turns).toFixed(2)])))
  console.log([...steps].map(([s, l]) => s + ' ' + quantiles(l).p50.toFixed(1) + '/' + quantiles(l).p99.toFixed(1)).join('  '), memoryOf(product.server.pid))
  const q = await ask<any>(dbs.ours, 'select count(*) from graphile_worker._private_jobs')
  console.log('jobs left', q[0].count)
  if (process.env.TRUNC) await ask(dbs.ours, 'delete from graphile_worker._private_jobs')
}
users.forEach((u) => u.close())
await product.stop()
await dbs.stop()
process.exit(0)
