import { consentStaffApi as api } from '#core/modules/consent/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const consentWaiting = [
  waiting(api.staffPlannedErasures, { label: 'Planned erasures', group: 'FAMILIES', filter: {}, since: 'runAt' }),
]
