import { contentStaffApi as api } from '#core/modules/content/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const contentWaiting = [
  waiting(api.staffClaims, {
    label: 'Claims that expire within 30 days',
    group: 'PUBLISHING',
    filter: { standing: 'EXPIRING' },
  }),
]
