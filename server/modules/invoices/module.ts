import { noticeFiles } from '#server/modules/notices/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { invoicesMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { placeCorrectionsWaiting } from './correct-place.ts'
import { issueCreditNoteListener } from './issue-credit-note.ts'
import { issueInvoiceListener } from './issue-invoice.ts'
import { invoiceRoutes } from './routes.ts'
import { invoicesStaff } from './staff.ts'
import { moneyReturnedListener, orderReturnedListener } from './notify-return.ts'
import { correctionFiles } from './send-correction.ts'

export const invoices = defineModule({
  name: 'invoices',
  messages: invoicesMessages,
  household,
  operations: [...invoiceRoutes, ...invoicesStaff],
  listeners: [issueInvoiceListener, issueCreditNoteListener, orderReturnedListener, moneyReturnedListener],
  contributes: [workQueues(...placeCorrectionsWaiting), noticeFiles(correctionFiles)],
})
