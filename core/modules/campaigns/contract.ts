import { campaignsStaffApi } from './staff-api.ts'

export const { staffMessageCampaigns, staffCampaignApprovals, staffMessageRates, staffCampaignActions } =
  campaignsStaffApi
