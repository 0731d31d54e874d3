import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { plansStaffApi } from '#core/modules/plans/staff-api.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { publish } from '#server/platform/resource/publication.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { plans, programs } from './published.ts'

type PublishProgramInput = InputOf<typeof plansStaffApi.staffPlanActions.publishProgram>

/** A program and those of its plans that were looked at, or nothing. Throws as publishing each by itself does. */
export async function publishProgram(
  ctx: Ctx,
  { id: programId, versions, reason }: PublishProgramInput,
  { actor }: Call<Staff>,
) {
  return writing(ctx, async (tx) => {
    await programs.live.lock?.(tx, programId)
    // The program first, then plans in one order, so that two who publish do not wait in a circle.
    const { [programId]: own, ...others } = versions
    if (own !== undefined) await publish(ctx, tx, programs, { id: programId, version: own, reason, actor })
    for (const [id, version] of Object.entries(others).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const plan = await plans.live.find(tx, id, ctx.now())
      if (plan?.programId !== programId) throw commonErrors.NOT_FOUND_ERROR()
      await publish(ctx, tx, plans, { id, version, reason, actor })
    }
    return { published: Object.keys(versions).length }
  })
}
