import type { TestApp } from './app.ts'

/** A statement outside a transaction takes a connection of its own. */
export async function countStatements(app: TestApp, run: () => Promise<unknown>): Promise<number> {
  let count = 0
  const add = () => (count += 1)
  const pools = Object.values(app.pools)
  for (const pool of pools) pool.on('acquire', add)
  await run()
  for (const pool of pools) pool.off('acquire', add)
  return count
}
