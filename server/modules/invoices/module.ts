import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { issueCreditNoteListener } from './issue-credit-note.ts'
import { issueInvoiceListener } from './issue-invoice.ts'
import { invoiceRoutes } from './routes.ts'
import { mailReceiptJob, sendReceiptJob, textReceiptJob } from './send-receipt.ts'
import { invoicesStaff } from './staff.ts'
import { textMoneyReturnListener, textReturnListener } from './notify-return.ts'

export const invoices = defineModule({
  name: 'invoices',
  household,
  operations: [...invoiceRoutes, ...invoicesStaff],
  listeners: [issueInvoiceListener, issueCreditNoteListener, textReturnListener, textMoneyReturnListener],
  jobs: [sendReceiptJob, textReceiptJob, mailReceiptJob],
})
