import { invoicesStaffApi } from './staff-api.ts'

export { invoicesApi as invoices } from './api.ts'
export const {
  staffInvoices,
  staffCreditNotes,
  staffPaperActions,
  staffPlaceChecks,
  staffPlaceCorrections,
  staffPlaceActions,
} = invoicesStaffApi
