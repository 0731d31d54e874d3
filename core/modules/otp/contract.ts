import { otpStaffApi } from './staff-api.ts'

export { otpApi as otp } from './api.ts'
export const { staffCodeStops, staffCodeStopActions } = otpStaffApi
