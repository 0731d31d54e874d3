import { plansStaffApi as api } from '#core/modules/plans/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const plansWaiting = [
  waiting(api.staffPrograms, { label: 'Programs to publish', group: 'PUBLISHING', filter: { hasDraft: true } }),
  waiting(api.staffPlans, { label: 'Plans to publish', group: 'PUBLISHING', filter: { hasDraft: true } }),
]
