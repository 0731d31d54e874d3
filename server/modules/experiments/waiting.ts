import { experimentsStaffApi as api } from '#core/modules/experiments/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const experimentsWaiting = [
  waiting(api.staffExperimentStarts, { label: 'Experiments to approve', group: 'OPERATIONS', filter: { status: 'WAITING' }, since: 'askedAt', }),
  waiting(api.staffFlagChanges, { label: 'Switches to approve', group: 'OPERATIONS', filter: { status: 'WAITING' }, since: 'askedAt', }),
  waiting(api.staffExperiments, { label: 'Experiments stopped by their guardrail', group: 'OPERATIONS', filter: { isStoppedByGuardrail: 'true' } }),
] // prettier-ignore
