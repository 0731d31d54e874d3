import { commonErrors } from '#core/kernel/common-errors.ts'
import { campaignErrors as errors } from '#core/modules/campaigns/errors.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { lockCampaign, updateStatus } from './store.ts'
import { stopWaiting } from './store-recipients.ts'

/**
 * Ends a campaign. No further household gets a notice, and messages that are planned are dropped when their turn comes: only a
 * message that is with its vendor at this moment still arrives. Throws CAMPAIGN_NOT_RUNNING.
 */
export async function stopCampaign(
  ctx: Ctx,
  { id, reason }: { readonly id: string; readonly reason?: string | undefined },
  { actor }: Call<Staff>,
): Promise<{ status: 'STOPPED' }> {
  return ctx.db.transaction().execute(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    if (!campaign) throw commonErrors.NOT_FOUND_ERROR()
    if (campaign.status !== 'SENDING') throw errors.CAMPAIGN_NOT_RUNNING()
    await updateStatus(tx, id, { status: 'STOPPED', endedAt: ctx.now(), stoppedBy: actor.staffId })
    await stopWaiting(tx, id, ctx.now())
    const detail = { before: { status: 'SENDING' }, after: { status: 'STOPPED' }, reason }
    await audit(ctx, tx, { actor, action: 'message-campaigns.stop', subject: `message-campaigns/${id}`, detail })
    return { status: 'STOPPED' }
  })
}
