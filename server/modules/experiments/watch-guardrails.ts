import { z } from 'zod'
import { isExperimentKey, type ExperimentKey } from '#core/modules/experiments/experiment.ts'
import { harmfulVariant, shareOf, type GuardrailKind, type VariantResult } from '#core/modules/experiments/guardrail.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { countVariants } from './runs.ts'
import { listWatched, lockRun, stopRun } from './store-results.ts'

/** Stops every experiment in which a variant does harm: operations console, O36. */
export const watchGuardrailsJob = job({
  name: 'experiments.watch-guardrails',
  payload: z.unknown(),
  cron: '*/10 * * * *',
  async run(ctx) {
    for (const key of await listWatched(ctx.db)) if (isExperimentKey(key)) await stopIfHarmful(ctx, key)
  },
})

async function stopIfHarmful(ctx: Ctx, key: ExperimentKey): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, key)
    if (!run?.isRunning || !run.guardrail) return
    const results = await countVariants(tx, key, run.countedFrom)
    const [control] = results
    const harmful = harmfulVariant(run.guardrail, results)
    if (!harmful || !control) return
    const stoppedBecause = reasonOf(run.guardrail.kind, control, harmful)
    await stopRun(tx, key, stoppedBecause)
    const detail = { before: { isRunning: true }, after: { isRunning: false }, reason: stoppedBecause }
    await audit(ctx, tx, { actor: visitor, action: 'experiments.guardrail', subject: `experiments/${key}`, detail })
  })
}

/** "Variant B: 48 of 400 paid, against 80 of 400 in A." */
function reasonOf(kind: GuardrailKind, control: VariantResult, variant: VariantResult): string {
  const [usual, its] = [shareOf(kind, control), shareOf(kind, variant)]
  const outcome = kind === 'PAID' ? 'paid' : 'payers got money back'
  return `Variant ${variant.value}: ${its.some} of ${its.all} ${outcome}, against ${usual.some} of ${usual.all} in ${control.value}.`
}
