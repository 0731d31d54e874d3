import { supportStaffApi } from './staff-api.ts'

export { supportApi as support } from './api.ts'
export const { staffMerges, staffMergeActions, staffSupportViews, staffSupportActions } = supportStaffApi
