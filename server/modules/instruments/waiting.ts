import { instrumentsStaffApi as api } from '#core/modules/instruments/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const instrumentsWaiting = [
  waiting(api.staffEmiChanges, {
    label: 'EMI changes to approve',
    group: 'OPERATIONS',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
]
