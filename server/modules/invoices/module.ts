import { defineModule } from '#server/platform/module.ts'
import { invoicesMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { issueCreditNoteListener } from './issue-credit-note.ts'
import { issueInvoiceListener } from './issue-invoice.ts'
import { invoiceRoutes } from './routes.ts'
import { invoicesStaff } from './staff.ts'
import { moneyReturnedListener, orderReturnedListener } from './notify-return.ts'

export const invoices = defineModule({
  name: 'invoices',
  messages: invoicesMessages,
  household,
  operations: [...invoiceRoutes, ...invoicesStaff],
  listeners: [issueInvoiceListener, issueCreditNoteListener, orderReturnedListener, moneyReturnedListener],
})
