// What staff see of invoices and credit notes.
import { sql } from 'kysely'
import { invoicesStaffApi as api } from '#core/modules/invoices/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const TAXES = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const

/** What the paper says, out of its content. */
function paper(content: ReturnType<typeof sql>) {
  return {
    buyer: sql`${content} #>> '{buyer,name}'`,
    stateCode: sql`${content} #>> '{buyer,stateCode}'`,
    ...Object.fromEntries(TAXES.map((tax) => [tax, sql`(${content} ->> ${sql.lit(tax)})::bigint`])),
  }
}

const own = sql`content`
const invoices = tableStore({
  table: 'invoices.invoice',
  id: sql<string>`order_id`,
  fields: ['orderId', 'number', 'issuedAt'],
  computed: {
    ...paper(own),
    /** Each refund has one of its own. */
    creditNote: sql`(select string_agg(number, ', ' order by number) from invoices.credit_note
      where credit_note.order_id = invoice.order_id)`,
  },
  search: ['orderId', 'number', 'content'],
  where: { stateCode: (value) => sql<boolean>`content #>> '{buyer,stateCode}' = ${value}` },
  sortedBy: 'issuedAt',
  newestFirst: true,
})

const creditNotes = tableStore({
  table: 'invoices.credit_note',
  id: sql<string>`refund_id`,
  fields: ['orderId', 'number', 'issuedAt'],
  computed: {
    ...paper(own),
    invoice: sql`(select number from invoices.invoice where invoice.order_id = credit_note.order_id)`,
  },
  search: ['orderId', 'number'],
  where: { stateCode: (value) => sql<boolean>`content #>> '{buyer,stateCode}' = ${value}` },
  sortedBy: 'issuedAt',
  newestFirst: true,
})

export const invoicesStaff = [
  ...resourceOperations('invoices', api.staffInvoices, invoices),
  ...resourceOperations('credit-notes', api.staffCreditNotes, creditNotes),
]
