import { paymentsStaffApi } from './staff-api.ts'
import { exceptionsStaffApi } from './exceptions-api.ts'

export { paymentsApi as payments } from './api.ts'
export const { staffSettlementLines, staffRefunds, staffRefundRequests, staffPaymentActions } = paymentsStaffApi
export const { staffExceptions, staffExceptionActions } = exceptionsStaffApi
