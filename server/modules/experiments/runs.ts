// Starts, stops and results of experiments.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { experimentErrors as errors } from '#core/modules/experiments/errors.ts'
import { EXPERIMENTS, isExperimentKey, numbersOf, type ExperimentKey } from '#core/modules/experiments/experiment.ts'
import type { VariantResult } from '#core/modules/experiments/guardrail.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { countResults, findCountedFrom, lockRun, stopRun, type NumberResult } from './store-results.ts'

export async function readResults(ctx: Ctx, { id }: { readonly id: string }) {
  const from = await findCountedFrom(ctx.staffDb, id)
  if (from === undefined || !isExperimentKey(id)) throw commonErrors.NOT_FOUND_ERROR()
  const results = await countVariants(ctx.staffDb, id, from)
  return { variants: results.map((result) => ({ ...result, numbers: numbersOf(id, result.value) })) }
}

/** The control group first. */
export async function countVariants(
  db: Db,
  key: ExperimentKey,
  from: Parameters<typeof countResults>[2],
): Promise<VariantResult[]> {
  const byNumber = await countResults(db, key, from)
  return EXPERIMENTS[key].values.map((value) => {
    const its = byNumber.filter(({ number }) => EXPERIMENTS[key].valueOf(number) === value)
    const sum = (count: keyof NumberResult) => its.reduce((total, each) => total + each[count], 0)
    return { value, learners: sum('learners'), paid: sum('paid'), returned: sum('returned') }
  })
}

/** Nobody takes part from now on. Throws EXPERIMENT_NOT_RUNNING. */
export async function stopExperiment(
  ctx: Ctx,
  { id, reason }: { readonly id: string; readonly reason: string },
  { actor }: Call<Staff>,
) {
  return ctx.db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    if (!run) throw commonErrors.NOT_FOUND_ERROR()
    if (!run.isRunning) throw errors.EXPERIMENT_NOT_RUNNING()
    await stopRun(tx, id, null)
    const detail = { before: { isRunning: true }, after: { isRunning: false }, reason }
    await audit(ctx, tx, { actor, action: 'experiments.stop', subject: `experiments/${id}`, detail })
    return { isRunning: false }
  })
}
