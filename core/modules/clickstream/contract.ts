import { clickstreamStaffApi } from './staff-api.ts'

export { clickstreamApi as clickstream } from './api.ts'
export const { staffFunnel } = clickstreamStaffApi
