import { privacyStaffApi as api } from '#core/modules/privacy/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const privacyWaiting = [
  waiting(api.staffPrivacyRequests, {
    label: 'Data requests to answer',
    group: 'FAMILIES',
    filter: { status: 'WAITING' },
    since: 'dueAt',
  }),
  waiting(api.staffDeletions, { label: 'Accounts to be deleted', group: 'FAMILIES', filter: {}, since: 'dueAt' }),
]
