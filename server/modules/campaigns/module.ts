import { campaignErrors as errors } from '#core/modules/campaigns/errors.ts'
import { campaignsStaffApi as api } from '#core/modules/campaigns/staff-api.ts'
import { subjectChecks } from '#server/modules/notices/index.ts'
import { routes } from '#server/platform/call.ts'
import { A_YEAR_OF_LOGS } from '#server/platform/jobs/retention.ts'
import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { keepingAuthors } from '#server/platform/resource/requests/authors-of-request.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { dryRun } from './dry-run.ts'
import { household } from './household.ts'
import { listOfferTemplates } from './list-templates.ts'
import { campaignMessages } from './reference/messages.ts'
import { campaignRates } from './reference/rows.ts'
import { reportCampaign } from './report.ts'
import { sendBatchJob } from './send/send-batch.ts'
import { decideCampaign, startCampaign } from './start-campaign.ts'
import { stopCampaign } from './stop-campaign.ts'
import { approvals, campaignRows, findCampaign, rates } from './store.ts'
import { campaignsWaiting } from './waiting.ts'

export const campaigns = defineModule({
  name: 'campaigns',
  messages: campaignMessages,
  reference: [campaignRates],
  operations: [
    ...resourceOperations(api.staffMessageCampaigns, campaignRows, {
      kind: 'mcp',
      ...keepingAuthors(api.staffMessageCampaigns),
      complete: (ctx, _, { actor, fields }) => ({ ...fields, madeBy: actor.staffId, madeAt: ctx.now() }),
      check: (_, __, { before }) => {
        if (before && before.status !== 'DRAFT') throw errors.CAMPAIGN_STARTED()
      },
    }),
    ...resourceOperations(api.staffCampaignApprovals, approvals),
    ...resourceOperations(api.staffMessageRates, rates),
    ...routes(api.staffCampaignActions, {
      listOfferTemplates,
      dryRunCampaign: (ctx, { id }) => dryRun(ctx, id),
      startCampaign,
      stopCampaign,
      decideCampaign: (ctx, input, { actor }) => decideCampaign(ctx, actor, input),
      getCampaignReport: (ctx, { id }) => reportCampaign(ctx, id),
    }),
  ],
  jobs: [sendBatchJob],
  contributes: [
    // A message of a campaign that was stopped never leaves.
    subjectChecks({
      mcp: async (_, db, { subject }) => (await findCampaign(db, subject ?? ''))?.status !== 'STOPPED',
    }),
    workQueues(...campaignsWaiting),
  ],
  household,
  retention: [
    {
      table: 'campaigns.recipient',
      column: 'at',
      days: A_YEAR_OF_LOGS,
      because: 'who was written to, for a year; the campaign stays',
    },
  ],
})
