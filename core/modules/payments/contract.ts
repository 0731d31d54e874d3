import { paymentsStaffApi } from './staff-api.ts'
import { exceptionsStaffApi } from './exceptions-api.ts'

export { paymentsApi as payments } from './api.ts'
export const { staffSettlementLines, staffRefunds, staffRefundRequests, staffPaymentDesk } = paymentsStaffApi
export const { staffExceptions, staffExceptionDesk } = exceptionsStaffApi
