import { campaignsStaffApi as api } from '#core/modules/campaigns/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const campaignsWaiting = [
  waiting(api.staffCampaignApprovals, { label: 'Campaigns to approve', group: 'OPERATIONS', filter: { status: 'WAITING' }, since: 'askedAt', }),
] // prettier-ignore
