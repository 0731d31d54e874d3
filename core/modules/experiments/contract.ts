import { experimentsStaffApi } from './staff-api.ts'

export { experimentsApi as experiments } from './api.ts'
export const {
  staffExperiments,
  staffExperimentStarts,
  staffExperimentActions,
  staffFlags,
  staffFlagChanges,
  staffFlagActions,
} = experimentsStaffApi
