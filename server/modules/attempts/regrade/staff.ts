// Corrections of keys as staff ask for them and decide them: operations console, O14.
import { regradeErrors as errors } from '#core/modules/attempts/errors.ts'
import { attemptsStaffApi as api } from '#core/modules/attempts/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { upholdChallenges } from '../challenges/decide-challenge.ts'
import { lockKeys } from './paper-keys.ts'
import { previewRegrade } from './preview-regrade.ts'
import { regradeJob } from './run-regrade.ts'
import { isRegradeWaiting, regrades } from './store-regrades.ts'

/** Throws NOT_FOUND_ERROR, NOT_IN_PAPER, KEY_DOES_NOT_FIT and REGRADE_WAITS. */
async function newRegrade(ctx: Ctx, tx: Tx, { actor, fields, reason }: NewWrite<typeof api.staffRegrades>) {
  const { paperId, questionId } = fields
  await lockKeys(tx, paperId)
  if (await isRegradeWaiting(tx, paperId, questionId)) throw errors.REGRADE_WAITS()
  const { key, preview } = await previewRegrade(tx, fields)
  return { ...fields, key, preview, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

export const regradeOperations = resourceOperations(api.staffRegrades, regrades, { kind: 'rgd', complete: newRegrade })

/** From the approval on the new key counts; one job marks the attempts again. */
export const decideRegrade = decisionOf(api.staffRegrades, {
  store: regrades,
  errors: { own: errors.OWN_REGRADE, decided: errors.REGRADE_DECIDED },
  async approve(ctx, tx, { id, paperId, questionId }) {
    await lockKeys(tx, paperId)
    await upholdChallenges(ctx, tx, { paperId, questionId })
    await ctx.enqueue(tx, regradeJob, { regradeId: id })
  },
})
