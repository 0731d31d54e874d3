import { z } from 'zod'
import { accessIn, nextPart, nextStage, stageOf, type Stage } from '#core/modules/instalments/standing.ts'
import { changeAccess } from '#server/modules/enrolments/index.ts'
import { isPartUnderWay } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { sendNotice, type Notice } from './notices.ts'
import { getTerms, listPlansToLookAt, lockPlan, updatePlan, type Terms } from './store.ts'

/** Runs only by day, from 9:00 to 20:00 in India: nobody wants to be woken about money. */
export const remindJob = job({
  name: 'instalments.remind',
  payload: z.unknown(),
  cron: '30 3-14 * * *',
  run: remind,
})

const notices = {
  QUIET: undefined,
  SOON: 'part-soon',
  DUE: 'part-due',
  GRACE: 'part-late',
  LIMITED: 'part-limited',
  SUSPENDED: 'part-suspended',
} satisfies Record<Stage, Notice | undefined>

/** Every plan one step on, if its time has come: reminded, then late, then limited, then suspended. */
async function remind(ctx: Ctx): Promise<void> {
  const terms = await getTerms(ctx.db)
  await forEachRow(ctx, {
    job: 'instalments.remind',
    list: () => listPlansToLookAt(ctx.db, ctx.now(), terms.remindDays),
    idOf: (orderId) => orderId,
    work: (orderId) => lookAt(ctx, orderId, terms),
  })
}

/** Stage, access and the payer's notice change together or not at all. */
async function lookAt(ctx: Ctx, orderId: string, terms: Terms): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const plan = await lockPlan(tx, orderId)
    if (plan?.state !== 'RUNNING') return
    const now = ctx.now()
    const next = nextPart(plan.parts)
    const isPaymentUnderWay = next !== undefined && (await isPartUnderWay(tx, orderId, next.no))
    const told = plan.toldAt === null ? undefined : { stage: plan.stage, at: plan.toldAt }
    const stage = nextStage(stageOf(next, terms, now), told, { now, isPaymentUnderWay })
    if (stage === plan.stage) return
    const notice = notices[stage]
    await updatePlan(tx, plan.id, { stage, toldAt: notice ? now : null })
    await changeAccess(tx, orderId, accessIn(stage))
    if (notice && !isToldByBank(plan.isDebited, stage)) await sendNotice(ctx, tx, plan, notice)
  })
}

/** Who pays by auto-debit need do nothing until the day has passed; that it is taken, a notice of its own says. */
function isToldByBank(isDebited: boolean, stage: Stage): boolean {
  return isDebited && (stage === 'SOON' || stage === 'DUE')
}
