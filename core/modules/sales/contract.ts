import { salesStaffApi } from './staff-api.ts'

export { payRequestsApi as payRequests } from './pay-request-api.ts'
export { salesApi as sales } from './api.ts'
export const { staffAgents, staffCeilingChanges, staffCeilingActions, staffLeads, staffLeadActions } = salesStaffApi
