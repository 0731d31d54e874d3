// An app whose database has thousands of families, and the plans of what it does.
import type { TestApp } from '../../app.ts'
import { prepareFamilies } from './families.ts'
import { grow } from './grow.ts'
import { growingReads, watchPlans } from './plans.ts'

export const COPIES = 500

export interface LookOptions {
  /** So many rows may be read at once. */
  readonly portion?: number
  /** Connections for which tables are as if they were much larger. */
  readonly likeLarge?: Parameters<typeof watchPlans>[1]
}

/** Answers one of the families, how many rows each table has, and the reads of tables that grow since it was asked last. */
export async function makeLarge(app: TestApp, { portion, likeLarge }: LookOptions = {}) {
  const family = await prepareFamilies(app)
  await sumUp(app)
  const grown = await grow(app.databaseUrl, COPIES)
  await sumUp(app)
  const takePlans = await watchPlans(app, likeLarge ?? ['staff'])
  const growing = () => [...new Set(takePlans().flatMap((plan) => growingReads(plan, grown, portion)))]
  return { family, grown, growing }
}

/** The jobs that add up what has happened, as they do all the time. */
async function sumUp(app: TestApp): Promise<void> {
  const jobs = ['ledger.sum-entries', 'orders.sum-takings', 'orders.sum-coupon-uses', 'clickstream.close-days']
  for (const name of jobs) await app.runJob(name)
}
