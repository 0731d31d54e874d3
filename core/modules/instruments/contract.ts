import { instrumentsStaffApi } from './staff-api.ts'

export { instrumentsApi as instruments } from './api.ts'
export const {
  staffInstruments,
  staffDowntimes,
  staffEmiIssuers,
  staffEmiPlans,
  staffEmiChanges,
  staffEmiActions,
  staffEmiRules,
  staffEmiPartners,
} = instrumentsStaffApi
