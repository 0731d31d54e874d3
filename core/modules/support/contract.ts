import { guardianStaffApi } from './guardian-api.ts'
import { notesStaffApi } from './notes-api.ts'
import { supportStaffApi } from './staff-api.ts'

export { supportApi as support } from './api.ts'
export const { staffMerges, staffMergeActions, staffSupportViews, staffSupportActions } = supportStaffApi
export const { staffGuardianChanges, staffGuardianActions } = guardianStaffApi
export const { staffHouseholdNotes } = notesStaffApi
