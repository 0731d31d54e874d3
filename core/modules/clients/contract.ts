import { clientsStaffApi } from './staff-api.ts'

export { clientsApi as clients } from './api.ts'
export { clientsSharingApi as clientsSharing } from './sharing-api.ts'
export const {
  staffOrganisations,
  staffScopeRequests,
  staffApiKeys,
  staffWebhookTargets,
  staffWebhookDeliveries,
  staffClientActions,
} = clientsStaffApi
