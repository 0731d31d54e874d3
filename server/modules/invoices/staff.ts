// The staff's lists of invoices and credit notes.
import { sql } from 'kysely'
import { invoicesStaffApi as api } from '#core/modules/invoices/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { placeCorrectionsStaff } from './correct-place.ts'
import { paperActions } from './papers.ts'
import { isOpenCheck } from './store.ts'

/** Columns that are read from the content of the invoice. */
const paper = {
  buyer: sql`content #>> '{buyer,name}'`,
  stateCode: sql`content #>> '{buyer,stateCode}'`,
  taxable: amountOf('taxable'),
  cgst: amountOf('cgst'),
  sgst: amountOf('sgst'),
  igst: amountOf('igst'),
  total: amountOf('total'),
}

function amountOf(name: string) {
  return sql`(content ->> ${sql.lit(name)})::bigint`
}

const invoices = tableStore(api.staffInvoices, {
  table: 'invoices.invoice',
  computed: {
    ...paper,
    /** Each refund has one of its own, and a correction too. */
    creditNote: sql`(select string_agg(number, ', ' order by number) from invoices.credit_note
      where credit_note.order_id = invoice.order_id and invoice_no = invoice.no)`,
  },
  search: ['orderId', 'number', 'content'],
  keys: ['number'],
  where: { stateCode: (value) => sql<boolean>`content #>> '{buyer,stateCode}' = ${value}` },
})

const creditNotes = tableStore(api.staffCreditNotes, {
  table: 'invoices.credit_note',
  id: sql<string>`refund_id`,
  computed: {
    ...paper,
    invoice: sql`(select number from invoices.invoice where invoice.order_id = credit_note.order_id and no = invoice_no)`,
  },
  search: ['orderId', 'number'],
  keys: ['orderId', 'number'],
  where: { stateCode: (value) => sql<boolean>`content #>> '{buyer,stateCode}' = ${value}` },
})

const placeChecks = tableStore(api.staffPlaceChecks, {
  table: 'invoices.place_check',
  id: sql<string>`order_id`,
  only: isOpenCheck,
  computed: {
    invoice: sql`(select number from invoices.invoice where invoice.order_id = place_check.order_id and no = 1)`,
    creditNote: sql`(select string_agg(number, ', ' order by number) from invoices.credit_note
      where credit_note.order_id = place_check.order_id)`,
    difference: sql`case
      when right_state_code is null then 'The PIN code is in two states. Ask the family which is theirs.'
      when state_code = seller_state then 'CGST and SGST were charged. IGST is right.'
      when right_state_code = seller_state then 'IGST was charged. CGST and SGST are right.'
      else 'IGST is right. Only the place of supply is wrong.' end`,
  },
  search: ['orderId'],
  keys: ['orderId'],
})

export const invoicesStaff = [
  ...resourceOperations(api.staffPlaceChecks, placeChecks),
  ...resourceOperations(api.staffInvoices, invoices),
  ...resourceOperations(api.staffCreditNotes, creditNotes),
  ...placeCorrectionsStaff,
  ...paperActions,
]
