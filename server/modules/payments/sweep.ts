import { z } from 'zod'
import { later, MINUTE } from '#core/kernel/time.ts'
import { listDueChecks, planNextCheck, type Attempt } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { WAITS } from './checks.ts'
import { refuseUnlessAway } from './gateway-fault.ts'
import { settle } from './settle.ts'

const AT_ONCE = 100
/** A gateway that is away is asked again soon, and that does not count as asked. */
const WHEN_AWAY = 5 * MINUTE

/** Every minute: attempts of which nobody has told us the end. Webhooks get lost and phones are switched off. */
export const sweepJob = job({
  name: 'payments.sweep',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'payments.sweep',
      list: (but) => listDueChecks(ctx.db, ctx.now(), AT_ONCE, but),
      idOf: ({ orderId }) => orderId,
      work: (attempt) => check(ctx, attempt),
    }),
})

async function check(ctx: Ctx, attempt: Attempt): Promise<void> {
  try {
    await settle(ctx, attempt.orderId)
  } catch (fault) {
    refuseUnlessAway(fault)
    return planNextCheck(ctx.db, { ...attempt, checks: attempt.checks - 1 }, later(ctx.now(), WHEN_AWAY))
  }
  const wait = WAITS[attempt.checks]
  await planNextCheck(ctx.db, attempt, wait === undefined ? null : later(ctx.now(), wait))
}
