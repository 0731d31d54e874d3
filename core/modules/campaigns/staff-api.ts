// Campaigns, their approval and what messages cost.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { decisionOn, requests, writtenBy } from '#core/kernel/resource/requests.ts'
import { Instant, line, Paise, StaffRef } from '#core/kernel/schemas.ts'
import { CampaignChannel, campaignFields, CampaignReport, CampaignStatus, DryRun } from './campaign.ts'
import { campaignErrors as errors } from './errors.ts'

const feature = 'campaigns'
const params = z.object({ id: line(64).min(1) })
const textErrors = [errors.CAMPAIGN_WITHOUT_TEXT, errors.CAMPAIGN_TEXT_NOT_AN_OFFER, errors.CAMPAIGN_VALUE_MISSING, errors.CAMPAIGN_VALUE_DOES_NOT_FIT] // prettier-ignore

export const campaignsStaffApi = {
  staffMessageCampaigns: resource({
    name: 'message-campaigns',
    feature,
    record: z.object({
      id: z.string(),
      ...campaignFields,
      status: CampaignStatus,
      madeBy: StaffRef,
      madeAt: Instant,
      startedAt: Instant.nullable(),
      endedAt: Instant.nullable(),
      stoppedBy: StaffRef.nullable(),
    }),
    filter: z.object({ status: CampaignStatus.optional() }),
    sort: ['madeAt'],
    newestFirst: true,
    create: z.object(campaignFields),
    update: z.object(campaignFields),
    errors: [errors.CAMPAIGN_STARTED],
  }),
  staffCampaignApprovals: requests({
    name: 'campaign-approvals',
    feature,
    subject: {
      campaignId: z.string(),
      /** Households that would get it, counted when it was asked for. */
      families: z.int(),
      ...writtenBy,
    },
  }),
  staffMessageRates: resource({
    name: 'message-rates',
    feature,
    record: z.object({ id: z.string(), channel: CampaignChannel, perThousand: Paise }),
    sort: ['channel'],
    update: z.object({ perThousand: Paise.refine((paise) => paise >= 0, 'A rate cannot be negative.') }),
  }),
  staffCampaignActions: {
    listOfferTemplates: endpoint({
      method: 'GET',
      path: '/staff/offer-templates',
      summary: 'Staff: list the message templates that operators or Meta have registered as offers',
      access: `staff:${feature}.view`,
      response: z.object({
        templates: z.array(
          z.object({
            key: z.string(),
            channels: z.array(CampaignChannel),
            /** Each needs a value in a campaign. The link is added. */
            placeholders: z.array(z.string()),
            /** In English, as it is registered. */
            text: z.string(),
          }),
        ),
      }),
    }),
    dryRunCampaign: endpoint({
      method: 'POST',
      path: '/staff/message-campaigns/:id/dry-run',
      summary: 'Staff: count the recipients and messages of a campaign, and estimate its cost (sends nothing)',
      access: `staff:${feature}.edit`,
      params,
      response: DryRun,
      errors: [commonErrors.NOT_FOUND_ERROR, ...textErrors],
      limit: { calls: 60, perSeconds: 60 },
    }),
    startCampaign: endpoint({
      method: 'POST',
      path: '/staff/message-campaigns/:id/start',
      summary: 'Staff: send a campaign, or ask a second person to approve it (more than 1,000 recipients)',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ status: CampaignStatus, recipients: z.int() }),
      errors: [
        commonErrors.NOT_FOUND_ERROR,
        errors.CAMPAIGN_STARTED,
        errors.CAMPAIGN_WITHOUT_RECIPIENTS,
        ...textErrors,
      ],
    }),
    stopCampaign: endpoint({
      method: 'POST',
      path: '/staff/message-campaigns/:id/stop',
      summary: 'Staff: stop a campaign; messages that have not left never do',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ reason: Reason.optional() }),
      response: z.object({ status: CampaignStatus }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.CAMPAIGN_NOT_RUNNING],
    }),
    decideCampaign: decisionOn({
      of: 'campaign-approvals',
      feature,
      summary: 'approve or refuse a campaign to more than 1,000 recipients',
      errors: [errors.OWN_CAMPAIGN, errors.CAMPAIGN_DECIDED],
    }),
    getCampaignReport: endpoint({
      method: 'GET',
      path: '/staff/message-campaigns/:id/report',
      summary: 'Staff: get how far the messages of a campaign have come',
      access: `staff:${feature}.view`,
      params,
      response: CampaignReport,
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
}
