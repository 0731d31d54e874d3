import { ledgerStaffApi } from './staff-api.ts'

export const { staffLedger, staffBooks } = ledgerStaffApi
