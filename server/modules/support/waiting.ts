import { supportStaffApi as api } from '#core/modules/support/staff-api.ts'
import { guardianStaffApi } from '#core/modules/support/guardian-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const supportWaiting = [
  waiting(api.staffMerges, {
    label: 'Household merges to approve',
    group: 'FAMILIES',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
  waiting(guardianStaffApi.staffGuardianChanges, {
    label: 'Guardians to link or unlink',
    group: 'FAMILIES',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
]
