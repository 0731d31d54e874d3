import { MINUTE } from '#core/kernel/time.ts'
import type { TestApp } from './app.ts'

/** Refunds that were let go are asked of the bank, and it is asked again ten minutes later, when it has returned the money. */
export async function returnMoney(app: TestApp): Promise<void> {
  await app.sandbox.knobs({ refundDelayMs: 0 })
  await app.runJobs()
  app.moveClock(10 * MINUTE)
  await app.runJobs()
}
