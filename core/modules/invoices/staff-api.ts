// The staff's lists of invoices and of the credit notes that answer them.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, Paise } from '#core/kernel/schemas.ts'

const feature = 'ledger'

const paper = {
  id: z.string(),
  number: z.string(),
  orderId: z.string(),
  issuedAt: Instant,
  buyer: z.string(),
  stateCode: z.string(),
  taxable: Paise,
  cgst: Paise,
  sgst: Paise,
  igst: Paise,
  total: Paise,
}
const filter = z.object({ orderId: line(64).optional(), stateCode: line(2).optional() })

export const invoicesStaffApi = {
  staffInvoices: resource({
    name: 'invoices',
    isPersonal: true,
    feature,
    record: z.object({ ...paper, creditNote: z.string().nullable() }),
    filter,
    sort: ['issuedAt'],
    newestFirst: true,
  }),
  staffCreditNotes: resource({
    name: 'credit-notes',
    feature,
    record: z.object({ ...paper, invoice: z.string() }),
    filter,
    sort: ['issuedAt'],
    newestFirst: true,
  }),
}
