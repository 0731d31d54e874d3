import { commonErrors } from '#core/kernel/common-errors.ts'
import { MOST_WITHOUT_APPROVAL, type CampaignStatus } from '#core/modules/campaigns/campaign-terms.ts'
import { campaignErrors as errors } from '#core/modules/campaigns/errors.ts'
import { campaignsStaffApi as api } from '#core/modules/campaigns/staff-api.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forgetAuthors, listAuthorsOf } from '#server/platform/resource/requests/authors-of-request.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { walkAudience } from './audience.ts'
import { readCampaignTexts } from './campaign-texts.ts'
import { sendBatchJob } from './send/send-batch.ts'
import { approvals, insertApproval, lockCampaign, updateStatus, type Campaign } from './store.ts'
import { deleteRecipients, insertRecipients } from './store-recipients.ts'

interface StartedCampaign {
  readonly status: CampaignStatus
  readonly recipients: number
}

/**
 * Writes down the audience as it is now and begins to send, or waits for a second person. Consent, preference and limits are
 * read again when a household's turn has come. Throws CAMPAIGN_STARTED, CAMPAIGN_WITHOUT_RECIPIENTS and the errors of its texts.
 */
export async function startCampaign(
  ctx: Ctx,
  { id, reason }: { readonly id: string; readonly reason: string },
  { actor }: Call<Staff>,
): Promise<StartedCampaign> {
  return ctx.db.transaction().execute(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    if (!campaign) throw commonErrors.NOT_FOUND_ERROR()
    if (campaign.status !== 'DRAFT') throw errors.CAMPAIGN_STARTED()
    await readCampaignTexts(ctx, tx, campaign)
    const recipients = await writeRecipients(ctx, tx, campaign)
    if (recipients === 0) throw errors.CAMPAIGN_WITHOUT_RECIPIENTS()
    const status = recipients > MOST_WITHOUT_APPROVAL ? ('WAITING' as const) : ('SENDING' as const)
    if (status === 'SENDING') await beginSending(ctx, tx, id)
    else {
      await updateStatus(tx, id, { status })
      const request = { id: ctx.newId('cap'), campaignId: id, families: recipients, reason }
      await insertApproval(tx, { ...request, askedBy: actor.staffId, askedAt: ctx.now() })
    }
    const detail = { after: { status, recipients }, reason }
    await audit(ctx, tx, { actor, action: 'message-campaigns.start', subject: `message-campaigns/${id}`, detail })
    return { status, recipients }
  })
}

async function writeRecipients(ctx: Ctx, tx: Tx, campaign: Campaign): Promise<number> {
  let recipients = 0
  for await (const portion of walkAudience(ctx, tx, campaign)) {
    const rows = portion.map(({ accountId, decision }) => ({ accountId, outcome: decision.outcome }))
    await insertRecipients(tx, campaign.id, rows, ctx.now())
    recipients += rows.filter(({ outcome }) => outcome === null).length
  }
  return recipients
}

async function beginSending(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  await updateStatus(tx, id, { status: 'SENDING', startedAt: ctx.now() })
  await forgetAuthors(tx, api.staffMessageCampaigns, id)
  await ctx.enqueue(tx, sendBatchJob, {})
}

/** A refused campaign is a draft again. */
export const decideCampaign = decisionOf(api.staffCampaignApprovals, {
  store: approvals,
  errors: { own: errors.OWN_CAMPAIGN, decided: errors.CAMPAIGN_DECIDED },
  authorsOf: (tx, { campaignId }) => listAuthorsOf(tx, api.staffMessageCampaigns, campaignId),
  approve: (ctx, tx, { campaignId }) => beginSending(ctx, tx, campaignId),
  async refuse(_, tx, { campaignId }) {
    await deleteRecipients(tx, campaignId)
    await updateStatus(tx, campaignId, { status: 'DRAFT' })
  },
  subjectOf: ({ campaignId }) => `message-campaigns/${campaignId}`,
})
